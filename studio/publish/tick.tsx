import { useEffect, useRef } from 'react'
import styles from './tick.module.css'

interface TickProps {
  /** What is included, for screen readers. */
  readonly label: string
  /** Null if only some of it is ticked. */
  readonly value: boolean | null
  readonly onChange: (value: boolean) => void
}

/** A checkbox without a visible label, for a row or a group. */
export function Tick({ label, value, onChange }: TickProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = value === null
  }, [value])
  return (
    <label className={styles.tick}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
