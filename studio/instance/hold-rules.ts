import { canBeHeld, reservedStatus } from '#domain/hold/effective-status.ts'
import { type HoldLength, holdTime } from '#domain/hold/hold-length.ts'
import { momentOf } from '#domain/project/zoned-time.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Whether a hold is offered for a unit, and if not, what to say. Null says nothing: a sold unit has no such part. */
export function holdOffer(
  { status, isNew }: UnitFacts,
  { statuses }: Pick<UnitBook, 'statuses'>,
  { isAway }: { readonly isAway: boolean },
): { readonly isOffered: boolean; readonly reason: StudioKey | null } {
  if (!status || !canBeHeld(status)) return { isOffered: false, reason: null }
  if (isNew) return { isOffered: false, reason: 'units.hold.unpublished' }
  if (!reservedStatus(statuses)) return { isOffered: false, reason: 'units.hold.no_reserved' }
  return isAway ? { isOffered: false, reason: 'units.hold.away' } : { isOffered: true, reason: null }
}

/** The end of a hold without a choice: the default length of the role, at a full hour. */
export function defaultEnd({ default_days }: HoldLength, now: Date): Date {
  return new Date(Math.floor((now.getTime() + default_days * DAY) / HOUR) * HOUR)
}

/** The end of a hold that somebody typed, or why it is refused. */
type ReadEnd =
  | { readonly until: Date }
  | { readonly fault: 'units.hold.fault.none' | 'units.hold.fault.past' }
  | { readonly fault: 'units.hold.fault.long'; readonly max: Date }

/** Reads the end of a hold as the project's clocks show it. */
export function readEnd(typed: string, timeZone: string, length: HoldLength, now: Date): ReadEnd {
  const read = momentOf(timeZone, typed)
  if (!read) return { fault: 'units.hold.fault.none' }
  const time = holdTime(length, now.getTime(), read.getTime())
  if ('until' in time) return { until: new Date(time.until) }
  return time.fault === 'past'
    ? { fault: 'units.hold.fault.past' }
    : { fault: 'units.hold.fault.long', max: new Date(time.max) }
}
