import type { CSSProperties } from 'react'
import { STATUS_TYPES, type Status } from '#domain/status/status.ts'
import styles from './status.module.css'

/** How a status is drawn besides its colour: free is filled, reserved hatched, everything else outlined. */
export type Availability = 'free' | 'reserved' | 'closed'

/** How a status is drawn. */
export function availabilityOf({ type }: Status): Availability {
  if (type === STATUS_TYPES.free) return 'free'
  return type === STATUS_TYPES.reserved ? 'reserved' : 'closed'
}

/** The first of the statuses under which nobody can buy: it is drawn with a plain outline, the others in their colour. */
export function mainClosedStatus(statuses: readonly Status[]): Status | undefined {
  return statuses
    .filter((status) => availabilityOf(status) === 'closed')
    .reduce<Status | undefined>((main, status) => (main && main.type <= status.type ? main : status), undefined)
}

/** What an element has to spread to know the colours of a status (`--st-fill` and its kin) and to be styled by `data-availability`. */
export interface StatusLook {
  readonly className: string | undefined
  readonly style: CSSProperties
  readonly 'data-availability': Availability
}

/** The look of a status. */
export function lookOf(status: Status): StatusLook {
  return {
    className: styles.status,
    style: { '--st': status.color } as CSSProperties,
    'data-availability': availabilityOf(status),
  }
}
