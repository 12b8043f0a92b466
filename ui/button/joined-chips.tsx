import type { ComponentProps } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './joined-chips.module.css'

interface JoinedChipsProps<Value extends string | number> {
  readonly label: string
  readonly value: readonly Value[]
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    /** The number of results. 0 mutes the option but leaves it enabled. Null reserves space for an unknown count. */
    readonly count?: number | null | undefined
  }[]
  /** Extra props of the counts. */
  readonly countProps?: ComponentProps<'span'> & { readonly 'data-rank'?: number }
  readonly onChange: (value: readonly Value[]) => void
}

/** A multiple choice of a few related options in one row: a group of checkboxes. */
export function JoinedChips<Value extends string | number>({
  label,
  value,
  options,
  countProps,
  onChange,
}: JoinedChipsProps<Value>) {
  const toggle = (toggled: Value, checked: boolean) =>
    // Keeps the order of the options.
    onChange(options.map((option) => option.value).filter((one) => (one === toggled ? checked : value.includes(one))))
  return (
    <fieldset className={styles.joined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={joinClasses(styles.option, option.count === 0 && styles.none)}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {option.label}
          {option.count !== undefined && (
            <span {...countProps} className={joinClasses(styles.count, countProps?.className)}>
              {option.count}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
