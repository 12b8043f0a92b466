import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for those who hear the page: the picture or the place says the same to those who see it. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
