import type { ReactNode } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { LiveChange } from '#domain/chess/live-changes.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './card-sheet.module.css'
import { Plan } from './plan.tsx'

interface CardSheetProps {
  /** The unit whose plan is shown. */
  readonly instance: Instance
  /** The unit is not free: the plan and the title are dimmed. */
  readonly isTaken: boolean
  /** A live change to highlight. */
  readonly changed?: LiveChange | undefined
  /** Shown on the plan, in the corner at the inline start. */
  readonly badge: ReactNode
  /** Shown in the opposite corner. */
  readonly heart?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A card with a plan and lines of text below it, or beside it on a small screen. */
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

/** Wraps the link or button that covers the whole card. */
export function CardTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>
}
