import { Icon } from '#ui/icon/icon.tsx'
import styles from './select.module.css'

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  onChange: (value: Value) => void
}

/** A single choice of many: the native select, which phones show in their own way. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <span className={styles.select}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </span>
  )
}
