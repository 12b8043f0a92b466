import type { ReactNode } from 'react'
import styles from './ui-page.module.css'

/** A row of components with a heading. */
export function Section({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 dir="ltr">{name}</h3>
      <div className={styles.row}>{children}</div>
    </section>
  )
}
