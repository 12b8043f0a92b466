import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './field.module.css'
import box from './field-box.module.css'

/** The texts around an input. */
export interface FieldTexts {
  readonly label: string
  /** Beside the label, such as "optional". */
  readonly note?: string | undefined
  readonly hint?: string | undefined
  /** The error message. It replaces the hint. */
  readonly error?: string | undefined
  /** Inside the box, before and after the input: a word, a currency, a unit. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

interface ControlProps {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldTexts {
  readonly children: (control: ControlProps) => ReactNode
}

/** A label above a box, and a hint or an error below. `children` receives the props that link the control to them. */
export function FieldFrame({ label, note, hint, error, before, after, children }: FieldFrameProps) {
  const id = useId()
  const help = error ?? hint
  return (
    <div className={joinClasses(styles.field, error && styles.invalid)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      <span className={joinClasses(box.box, styles.box)}>
        {before && <span className={box.aside}>{before}</span>}
        {children({
          id,
          className: joinClasses(box.control, styles.control),
          'aria-invalid': Boolean(error),
          'aria-describedby': help ? `${id}-help` : undefined,
        })}
        {after && <span className={box.aside}>{after}</span>}
      </span>
      {help && (
        <span id={`${id}-help`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="alert" size="small" />}
          {help}
        </span>
      )}
    </div>
  )
}
