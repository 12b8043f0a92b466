import type { Role } from '#domain/account/role.ts'

/** The lengths of holds in days: without a choice, and at most. */
export interface HoldLength {
  readonly default_days: number
  readonly max_days: number
}

/** Lengths that an account has set, by role. */
export type HoldDays = Readonly<Partial<Record<Role, HoldLength>>>

/** The longest hold that an account can allow. */
export const MAX_HOLD_DAYS = 365

const DAY = 86_400_000

const USUAL: HoldLength = { default_days: 3, max_days: 30 }
const OF_SALES: HoldLength = { default_days: 3, max_days: 14 }

/** The lengths for a role. */
export function holdLengthOf(role: Role, days: HoldDays | null): HoldLength {
  return days?.[role] ?? (role === 'sales' ? OF_SALES : USUAL)
}

/** The end of a hold, or why it is refused. Times are in milliseconds. */
type HoldTime = { readonly until: number } | { readonly fault: 'past' } | { readonly fault: 'long'; max: number }

/** Checks the end of a hold that begins or is extended now; without a choice it has the default length. */
export function holdTime(length: HoldLength, now: number, asked: number | undefined): HoldTime {
  const until = asked ?? now + length.default_days * DAY
  const max = now + length.max_days * DAY
  if (until <= now) return { fault: 'past' }
  return until > max ? { fault: 'long', max } : { until }
}

/** When to remind the holder: a day before the end; null if the hold is shorter than that. */
export function reminderOf(until: number, now: number): number | null {
  const at = until - DAY
  return at > now ? at : null
}
