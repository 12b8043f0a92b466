import type { ReactNode } from 'react'
import styles from './dialog-foot.module.css'

/** The buttons of a dialog: the main act is the last, at the end of the line. On phones they share the whole width. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
