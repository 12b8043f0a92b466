const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]

// What the Standard Webhooks scheme advises (integrations.md 10): how long to wait after the first attempt, the second, …
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

// Design 7.
const THREE_DAYS = 72 * HOUR
// Many deliveries that failed together do not come back together.
const JITTER = 0.1
// Whoever asks for more is not waited for: the three days would be over.
const LONGEST_WAIT = 24 * HOUR

/** What is known when an attempt has failed. */
export interface FailedAttempt {
  /** How many were made. */
  readonly attempts: number
  /** When the order was left. */
  readonly since: Date
  readonly now: Date
  /** So many seconds the other side asked to wait. */
  readonly retryAfter?: number | undefined
  /** From 0 to 1, by chance. */
  readonly chance: number
  /** What the waits and the three days are multiplied by, to try the plan in minutes. */
  readonly scale?: number | undefined
}

/** When to try again; null: no more, three days have passed. The last attempt is at their very end. */
export function planRetry({ attempts, since, now, retryAfter = 0, chance, scale = 1 }: FailedAttempt): Date | null {
  const end = since.getTime() + THREE_DAYS * scale
  const wait = WAITS[attempts - 1]
  if (wait === undefined || now.getTime() >= end) return null
  const asked = Math.min(Math.max(retryAfter, 0) * SECOND, LONGEST_WAIT)
  return new Date(Math.min(now.getTime() + Math.max(wait * scale * (1 + JITTER * chance), asked), end))
}
