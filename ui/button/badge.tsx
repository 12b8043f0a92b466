import type { ReactNode } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './badge.module.css'

interface BadgeProps {
  readonly children: ReactNode
  /** `ink` is the most prominent, `accent` suggests an action, `line` is the least prominent. */
  readonly tone?: 'ink' | 'accent' | 'line' | undefined
}

/** A short text or number beside something. */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={joinClasses(styles.badge, tone && styles[tone])}>{children}</span>
}

/**
 * The class of an element with a count on its corner, from `data-count`. Its label must contain the count too. As an
 * attribute it can be set before hydration (`web/hydration/settle.ts`).
 */
export const COUNTED = styles.counted
