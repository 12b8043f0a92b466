import type { ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly children: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({ children, checked, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
