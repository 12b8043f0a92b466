import { useId } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './segmented.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: IconName | undefined }[]
  /** The icons alone are shown; the labels are still read aloud. */
  readonly iconsOnly?: boolean | undefined
  readonly onChange: (value: Value) => void
}

/** One choice of a few that are all in sight: a group of radio buttons. */
export function Segmented<Value extends string>({ label, value, options, iconsOnly, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.segmented}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={iconsOnly ? option.label : undefined}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <Icon name={option.icon} />}
          {iconsOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
    </fieldset>
  )
}
