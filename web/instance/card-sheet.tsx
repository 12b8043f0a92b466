import type { ReactNode } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { LiveChange } from '#domain/chess/live-changes.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './card-sheet.module.css'
import { Plan } from './plan.tsx'

interface CardSheetProps {
  /** The unit whose plan it shows. */
  readonly instance: Instance
  /** Not to be had: the plan and the title step back. */
  readonly isTaken: boolean
  /** What has just changed live. */
  readonly changed?: LiveChange | undefined
  /** On the plan, where reading begins. */
  readonly badge: ReactNode
  /** In the other corner. */
  readonly heart?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A sheet with a plan and lines of text: below it, or beside it on a small screen. */
export function CardSheet({ instance, isTaken, changed, badge, heart, className, children }: CardSheetProps) {
  return (
    <div className={joinClasses(styles.card, isTaken && styles.taken, className)} data-changed={changed}>
      <div className={styles.paper}>
        <Plan instance={instance} sizes="(width < 48rem) 8rem, 20rem" />
      </div>
      <div className={styles.text}>{children}</div>
      {badge && <span className={styles.badge}>{badge}</span>}
      {heart && <span className={styles.heart}>{heart}</span>}
    </div>
  )
}

/** The link or the button that a sheet is as a whole. */
export function CardTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>
}
