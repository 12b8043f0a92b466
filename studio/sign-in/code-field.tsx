import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './code-field.module.css'

const LENGTH = 6

interface CodeFieldProps {
  readonly label: string
  readonly value: string
  readonly error: string | null
  readonly disabled: boolean
  readonly onChange: (value: string) => void
  /** Called when the last figure is there, typed or pasted. */
  readonly onComplete: (code: string) => void
}

/** A code of six figures: one input that looks like six boxes, so that pasting and screen readers work as usual. */
export function CodeField({ label, value, error, disabled, onChange, onComplete }: CodeFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On a phone the keyboard would cover the text above.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [])
  const onInput = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Mail programs copy spaces with the figures.
    const figures = target.value.replaceAll(/\D/g, '').slice(0, LENGTH)
    onChange(figures)
    if (figures.length === LENGTH && figures !== value) onComplete(figures)
  }
  return (
    <div className={joinClasses(styles.field, error !== null && styles.invalid)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.boxes} dir="ltr">
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={value}
          onChange={onInput}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        {Array.from({ length: LENGTH }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move.
            key={index}
            aria-hidden="true"
            className={joinClasses(styles.box, index === Math.min(value.length, LENGTH - 1) && styles.next)}
          >
            {value[index] ?? ''}
          </span>
        ))}
      </div>
      {error !== null && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
