import { type ReactNode, useId } from 'react'
import styles from './unit-section.module.css'

/** A section of a card with its heading. */
export function UnitSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
