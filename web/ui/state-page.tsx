import type { ReactNode } from 'react'
import styles from './state-page.module.css'

interface StatePageProps {
  drawing: ReactNode
  title: string
  text: string
  hint?: string
  action: ReactNode
}

/** A whole page with one drawing, one sentence and one thing to do. */
export function StatePage({ drawing, title, text, hint, action }: StatePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.drawing}>{drawing}</div>
      <h1>{title}</h1>
      <p>{text}</p>
      {hint && <p>{hint}</p>}
      <div className={styles.action}>{action}</div>
    </div>
  )
}
