// A day: whoever asks for longer is tried again by the usual plan.
const MAX_SECONDS = 86_400

// What a date begins with; the reader of dates takes a bare number for a year.
const DATE = /^\s*[a-z]{3}/i

/** How many seconds a `Retry-After` asks to wait, given as seconds or as a date (RFC 9110); null where it asks nothing. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const seconds = secondsOf(header ?? '', now)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_SECONDS) : null
}

function secondsOf(header: string, now: Date): number {
  if (DATE.test(header)) return Math.ceil((Date.parse(header) - now.getTime()) / 1000)
  return /^\s*\d+\s*$/.test(header) ? Number(header) : Number.NaN
}
