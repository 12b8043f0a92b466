import type { PushError } from '#domain/lead/lead.ts'

// A manager is waiting: after the third failure he decides.
const WAITS_MS: readonly number[] = [2000, 10_000]

// Whoever asks for more is not waited for in silence.
const LONGEST_WAIT_MS = 5 * 60_000

// Only a person can mend these.
const FINAL: readonly PushError[] = ['no_rights', 'lead_gone', 'refused', 'disabled']

/** What is known when a push has failed. */
export interface FailedPush {
  /** How many attempts were made. */
  readonly attempts: number
  readonly why: PushError
  /** So many seconds the CRM asked to wait. */
  readonly retryAfter?: number | undefined
  readonly now: Date
}

/** When to try again; null after the third failure, and where another attempt is of no use. */
export function planPush({ attempts, why, retryAfter = 0, now }: FailedPush): Date | null {
  const wait = WAITS_MS[attempts - 1]
  const asked = Math.max(retryAfter, 0) * 1000
  if (wait === undefined || FINAL.includes(why) || asked > LONGEST_WAIT_MS) return null
  return new Date(now.getTime() + Math.max(wait, asked))
}
