import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './notice.module.css'

interface NoticeProps {
  /** A fault is announced to screen readers at once. */
  readonly kind?: 'info' | 'fault'
  readonly children: ReactNode
}

/** A short note inside a form. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  return (
    <div
      className={joinClasses(styles.notice, kind === 'fault' && styles.fault)}
      role={kind === 'fault' ? 'alert' : undefined}
    >
      <Icon name={kind === 'fault' ? 'alert' : 'info'} />
      <div>{children}</div>
    </div>
  )
}
