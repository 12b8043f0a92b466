import type { CSSProperties } from 'react'
import styles from './status-mark.module.css'

interface StatusMarkProps {
  readonly name: string
  readonly color: string
}

/** A status with its colour. */
export function StatusMark({ name, color }: StatusMarkProps) {
  return (
    <span className={styles.mark} style={{ '--st': color } as CSSProperties}>
      <span className={styles.swatch} />
      {name}
    </span>
  )
}
