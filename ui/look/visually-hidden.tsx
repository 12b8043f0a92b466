import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text only for screen readers. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
