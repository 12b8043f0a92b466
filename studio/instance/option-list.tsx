import { Checkbox } from '#ui/field/checkbox.tsx'
import styles from './option-list.module.css'

interface OptionListProps {
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Options of which several can be chosen. */
export function OptionList({ options, chosen, onChange }: OptionListProps) {
  return (
    <div className={styles.list}>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  )
}
