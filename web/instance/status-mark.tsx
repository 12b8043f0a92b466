import type { ReactNode } from 'react'
import type { Status } from '#domain/status/status.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { lookOf } from './status.ts'
import styles from './status-mark.module.css'

/** A status by its swatch and its name, as legends and cards say it; children stand after the name, such as a count. */
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
