const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]

// The schedule that Standard Webhooks recommends: the waits after the first attempt, the second, …
const WAITS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

const THREE_DAYS = 72 * HOUR
// Keeps deliveries that failed together from being retried together.
const JITTER = 0.1
// A receiver may ask for more, but then too little of the three days would be left.
const LONGEST_WAIT = 24 * HOUR

/** A failed attempt. */
interface FailedAttempt {
  /** The number of attempts made. */
  readonly attempts: number
  /** When the order was placed. */
  readonly since: Date
  readonly now: Date
  /** The seconds that the receiver asked us to wait. */
  readonly retryAfter?: number | undefined
  /** A random number from 0 to 1. */
  readonly chance: number
  /** Factor for the waits and the three days, to test the plan in minutes. */
  readonly scale?: number | undefined
}

/** When to retry; null if the three days or the attempts are used up. The last attempt is at the end of the days. */
export function planRetry({ attempts, since, now, retryAfter = 0, chance, scale = 1 }: FailedAttempt): Date | null {
  const end = since.getTime() + THREE_DAYS * scale
  const wait = WAITS[attempts - 1]
  if (wait === undefined || now.getTime() >= end) return null
  const asked = Math.min(Math.max(retryAfter, 0) * SECOND, LONGEST_WAIT)
  return new Date(Math.min(now.getTime() + Math.max(wait * scale * (1 + JITTER * chance), asked), end))
}
