import type { ReactNode } from 'react'
import styles from './state-page.module.css'

interface StatePageProps {
  readonly drawing: ReactNode
  readonly title: string
  /** `h2` if the surrounding page has an `h1`. */
  readonly heading?: 'h1' | 'h2' | undefined
  readonly text?: string | undefined
  readonly hint?: string | undefined
  readonly action: ReactNode
}

/** A page with a drawing, a message and an action. */
export function StatePage({ drawing, title, heading: Heading = 'h1', text, hint, action }: StatePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.drawing}>{drawing}</div>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {hint && <p>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
