import type { ReactNode } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './badge.module.css'

interface BadgeProps {
  readonly children: ReactNode
  /** Ink is the loudest, accent says that it can be acted upon, line is the quietest. */
  readonly tone?: 'ink' | 'accent' | 'line' | undefined
}

/** A word or a figure beside something. */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={joinClasses(styles.badge, tone && styles[tone])}>{children}</span>
}

/**
 * The class of what has a count on its corner, in `data-count`; its label says it too. As an attribute it can be settled
 * before scripts come (`web/drawn/settle.ts`).
 */
export const COUNTED = styles.counted
