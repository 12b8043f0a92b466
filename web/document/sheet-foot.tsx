import type { ReactNode } from 'react'
import styles from './sheet-foot.module.css'

/** The footer of a sheet: a note, and the page number or date. */
export function SheetFoot({ note, children }: { note: string; children: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <span>{note}</span>
      <span className={styles.end}>{children}</span>
    </footer>
  )
}
