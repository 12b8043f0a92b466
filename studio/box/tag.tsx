import type { ReactNode } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './tag.module.css'

interface TagProps {
  readonly kind?: 'good' | 'warn' | 'bad' | 'tint' | undefined
  readonly hasDot?: boolean | undefined
  readonly children: ReactNode
}

/** A short state in a rounded frame, such as "Live" or "12 unpublished". */
export function Tag({ kind, hasDot, children }: TagProps) {
  return (
    <span className={joinClasses(styles.tag, kind && styles[kind])}>
      {hasDot && <span className={styles.dot} />}
      {children}
    </span>
  )
}
