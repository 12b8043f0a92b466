import { dayIn } from './time-zone.ts'

/** The first and last day of a promotion; null: it has begun, or has no end. */
interface PromoactionDays {
  readonly first_day: string | null
  readonly until: string | null
}

// The first and the last time zone on Earth. The sign of these names is reversed: UTC+14 and UTC−12.
const FIRST_ZONE = 'Etc/GMT-14'
const LAST_ZONE = 'Etc/GMT+12'

/**
 * Whether a promotion counts at a moment: from its first to its last day in the project's time zone. Without a time zone
 * a day begins when it begins anywhere on Earth and ends when it is over everywhere, so no buyer misses a promised day.
 */
export function isPromoactionOn({ first_day, until }: PromoactionDays, timeZone: string | null, moment: Date): boolean {
  const hasBegun = first_day === null || first_day <= dayIn(timeZone ?? FIRST_ZONE, moment)
  return hasBegun && (until === null || until >= dayIn(timeZone ?? LAST_ZONE, moment))
}
