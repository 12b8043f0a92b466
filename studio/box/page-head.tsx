import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  readonly title: string
  readonly text?: ReactNode
  /** At the end. */
  readonly children?: ReactNode
}

/** The large heading of a screen with a sentence below it. */
export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  )
}
