import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { joinClasses } from './join-classes.ts'

interface BadgeProps {
  readonly children: ReactNode
  /** Ink is the loudest, accent says that it can be acted upon, line is the quietest. */
  readonly tone?: 'ink' | 'accent' | 'line' | undefined
}

/** A word or a figure beside something. */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={joinClasses(styles.badge, tone && styles[tone])}>{children}</span>
}

/** A count on the corner of an icon button; the label of the button says it too. */
export function CornerCount({ children }: { readonly children: number | string }) {
  return (
    <span className={styles.corner} aria-hidden="true">
      {children}
    </span>
  )
}
