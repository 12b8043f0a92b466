import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { indexAfterKey } from '#ui/keys/roving-keys.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './segmented.module.css'

interface SegmentedProps<Value extends string> {
  readonly label: string
  /** Null if none is chosen. */
  readonly value: Value | null
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly icon?: IconName | undefined
    /** Rendered after the label, such as a count. */
    readonly note?: ReactNode
  }[]
  /** Shows only the icons. Screen readers still get the labels. */
  readonly iconsOnly?: boolean | undefined
  /** As high as chips, for use in a row with them. */
  readonly small?: boolean | undefined
  readonly onChange: (value: Value) => void
}

/** A single choice of a few visible options: a group of radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, iconsOnly, small, onChange } = props
  const name = useId()
  return (
    <fieldset className={joinClasses(styles.segmented, small && styles.small)} onKeyDown={walk}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={iconsOnly ? option.label : undefined}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <Icon name={option.icon} />}
          {iconsOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          {option.note}
        </label>
      ))}
    </fieldset>
  )
}

/** Adds Home and End, and mirrors the arrows in right-to-left, which not all browsers do. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll('input')]
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const index = radios.indexOf(event.target as HTMLInputElement)
  const to = indexAfterKey(event.key, index, { count: radios.length, vertical: false, rtl })
  if (to === null) return
  event.preventDefault()
  radios[to]?.focus()
  radios[to]?.click()
}
