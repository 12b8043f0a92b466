import { momentOf } from '#domain/project/zoned-time.ts'
import type { StatusType } from '#domain/status/status.ts'
import { canBeHeld, reservedStatus } from './effective-status.ts'
import { type HoldLength, holdTime } from './hold-length.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface TypedStatus {
  readonly type: StatusType
}

/** A unit, as far as this rule needs it. */
interface HeldUnit {
  /** Its stored status. */
  readonly status: TypedStatus | null
  /** Whether visitors do not have it yet. */
  readonly isNew: boolean
}

/** Whether a hold can be offered for a unit, and if not, why. Without a reason nothing is said: a sold unit has no such part. */
interface HoldOffer {
  readonly isOffered: boolean
  readonly reason: 'unpublished' | 'no_reserved' | 'away' | null
}

/** Whether a hold is offered for a unit. Whoever is away, without a server, can hold nothing. */
export function holdOffer(
  { status, isNew }: HeldUnit,
  { statuses }: { readonly statuses: readonly TypedStatus[] },
  { isAway }: { readonly isAway: boolean },
): HoldOffer {
  if (!status || !canBeHeld(status)) return { isOffered: false, reason: null }
  if (isNew) return { isOffered: false, reason: 'unpublished' }
  if (!reservedStatus(statuses)) return { isOffered: false, reason: 'no_reserved' }
  return isAway ? { isOffered: false, reason: 'away' } : { isOffered: true, reason: null }
}

/** The end that a hold is offered with: the default length of the role, at a full hour. */
export function offeredEnd({ default_days }: HoldLength, now: Date): Date {
  return new Date(Math.floor((now.getTime() + default_days * DAY) / HOUR) * HOUR)
}

/** The end of a hold that somebody typed, or why it is refused. */
type ReadEnd =
  | { readonly until: Date }
  | { readonly fault: 'none' | 'past' }
  | { readonly fault: 'long'; readonly max: Date }

/** Reads the end of a hold as the project's clocks show it. */
export function readHoldEnd(typed: string, timeZone: string, length: HoldLength, now: Date): ReadEnd {
  const read = momentOf(timeZone, typed)
  if (!read) return { fault: 'none' }
  const time = holdTime(length, now.getTime(), read.getTime())
  if ('until' in time) return { until: new Date(time.until) }
  return time.fault === 'past' ? { fault: 'past' } : { fault: 'long', max: new Date(time.max) }
}
