// A day: longer waits are cut.
const MAX_SECONDS = 86_400

// The start of a date. `Date.parse` alone would read a bare number as a year.
const DATE = /^\s*[a-z]{3}/i

/** The seconds that a `Retry-After` in seconds or as a date asks to wait (RFC 9110); null if there is none. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const seconds = secondsOf(header ?? '', now)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_SECONDS) : null
}

function secondsOf(header: string, now: Date): number {
  if (DATE.test(header)) return Math.ceil((Date.parse(header) - now.getTime()) / 1000)
  return /^\s*\d+\s*$/.test(header) ? Number(header) : Number.NaN
}
