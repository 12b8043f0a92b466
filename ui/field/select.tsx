import { Icon } from '#ui/icon/icon.tsx'
import { NativeSelect, type SelectOption } from './native-select.tsx'
import styles from './select.module.css'

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
}

/** A single choice of many. */
export function Select<Value extends string>({ label, ...rest }: SelectProps<Value>) {
  return (
    <span className={styles.select}>
      <NativeSelect aria-label={label} {...rest} />
      <Icon name="down" size="small" />
    </span>
  )
}
