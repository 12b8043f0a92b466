import type { CSSProperties } from 'react'
import { STATUS_TYPES } from '#domain/status/status.ts'
import styles from './status-mark.module.css'
import type { UnitStatus } from './unit-facts.ts'

/** A status as a swatch and its name: free is filled, reserved hatched, everything else outlined. */
export function StatusMark({ status }: { readonly status: UnitStatus }) {
  return (
    <span className={styles.mark} style={{ '--st': status.color } as CSSProperties} data-look={lookOf(status)}>
      <i />
      <span>{status.name}</span>
    </span>
  )
}

function lookOf({ type }: UnitStatus): 'free' | 'reserved' | 'closed' {
  if (type === STATUS_TYPES.free) return 'free'
  return type === STATUS_TYPES.reserved ? 'reserved' : 'closed'
}
