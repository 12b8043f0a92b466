import { useId } from 'react'
import { TickBox } from '#studio/box/tick-box.tsx'
import styles from './tick.module.css'

interface TickProps {
  /** What is included, for screen readers. */
  readonly label: string
  /** Null if only some of it is ticked. */
  readonly value: boolean | null
  readonly isDisabled?: boolean
  readonly onChange: (value: boolean) => void
}

/** The tick of a change or a group of them, with room around it for fingers. */
export function Tick({ label, value, isDisabled = false, onChange }: TickProps) {
  const id = useId()
  return (
    <label className={styles.tick} htmlFor={id}>
      <TickBox
        id={id}
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
