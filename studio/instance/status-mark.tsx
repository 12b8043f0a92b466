import type { CSSProperties } from 'react'
import { STATUS_TYPES } from '#domain/status/status.ts'
import type { UnitStatus } from '#domain/unit-table/unit-facts.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import colours from './status-colours.module.css'
import styles from './status-mark.module.css'

/** A status as a swatch and its name: free is filled, reserved hatched, everything else outlined. */
export function StatusMark({ status }: { readonly status: UnitStatus }) {
  return (
    <span
      className={joinClasses(styles.mark, colours.colours)}
      style={{ '--st': status.color } as CSSProperties}
      data-look={lookOf(status)}
    >
      <i />
      <span>{status.name}</span>
    </span>
  )
}

function lookOf({ type }: UnitStatus): 'free' | 'reserved' | 'closed' {
  if (type === STATUS_TYPES.free) return 'free'
  return type === STATUS_TYPES.reserved ? 'reserved' : 'closed'
}
