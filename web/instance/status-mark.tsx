import type { ReactNode } from 'react'
import type { Status } from '#domain/status/status.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { lookOf } from './status.ts'
import styles from './status-mark.module.css'

/** A status as a swatch and a name, for legends and cards. Children, such as a count, follow the name. */
export function StatusMark({ status, children }: { status: Status; children?: ReactNode }) {
  const { className, ...look } = lookOf(status)
  return (
    <span {...look} className={joinClasses(className, styles.mark)}>
      <i />
      {status.name}
      {children}
    </span>
  )
}
