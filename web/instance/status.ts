import type { CSSProperties } from 'react'
import { STATUS_TYPES, type Status } from '#domain/status/status.ts'
import styles from './status.module.css'

/** How a status is drawn besides its colour: free is filled, reserved hatched, everything else outlined. */
type Availability = 'free' | 'reserved' | 'closed'

/** The availability that a status is drawn with. */
export function availabilityOf({ type }: Status): Availability {
  if (type === STATUS_TYPES.free) return 'free'
  return type === STATUS_TYPES.reserved ? 'reserved' : 'closed'
}

/** The closed status with the lowest type. It gets a plain outline, other closed statuses get their own colour. */
export function mainClosedStatus(statuses: readonly Status[]): Status | undefined {
  return statuses
    .filter((status) => availabilityOf(status) === 'closed')
    .reduce<Status | undefined>((main, status) => (main && main.type <= status.type ? main : status), undefined)
}

/** Props that give an element the colours of a status (`--st-fill`, `--st-line` …) and its `data-availability`. */
interface StatusLook {
  readonly className: string | undefined
  readonly style: CSSProperties
  readonly 'data-availability': Availability
}

/** The props for an element in the look of a status. */
export function lookOf(status: Status): StatusLook {
  return {
    className: styles.status,
    style: { '--st': status.color } as CSSProperties,
    'data-availability': availabilityOf(status),
  }
}
