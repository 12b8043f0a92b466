import type { ReactNode } from 'react'
import styles from './sheet-foot.module.css'

/** The foot of a sheet: what has to be said, and which sheet it is. */
export function SheetFoot({ note, children }: { note: string; children: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <span>{note}</span>
      <span className={styles.end}>{children}</span>
    </footer>
  )
}
