import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'children' | 'onChange'> {
  /** The label. It may contain links. */
  readonly children: ReactNode
  readonly error?: string | undefined
  readonly onChange?: ((checked: boolean) => void) | undefined
}

/** A checkbox with a label that may be long. */
export function Checkbox({ children, error, onChange, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={joinClasses(styles.checkbox, error && styles.invalid)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <span id={id} className={styles.error}>
          <Icon name="alert" size="small" />
          {error}
        </span>
      )}
    </div>
  )
}
