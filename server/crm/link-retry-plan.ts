import type { PushError } from '#domain/lead/lead.ts'

// A manager is waiting: after the third failure the manager decides whether to retry.
const WAITS_MS: readonly number[] = [2000, 10_000]

// If the CRM asks for a longer wait, the push fails visibly instead.
const LONGEST_WAIT_MS = 5 * 60_000

// Only a person can fix these.
const FINAL: readonly PushError[] = ['no_rights', 'lead_gone', 'refused', 'disabled']

/** A failed push. */
interface FailedPush {
  /** How many attempts were made. */
  readonly attempts: number
  readonly why: PushError
  /** The seconds that the CRM asked us to wait. */
  readonly retryAfter?: number | undefined
  readonly now: Date
}

/** When to retry; null after the third failure, or if a retry can't help. */
export function planPush({ attempts, why, retryAfter = 0, now }: FailedPush): Date | null {
  const wait = WAITS_MS[attempts - 1]
  const asked = Math.max(retryAfter, 0) * 1000
  if (wait === undefined || FINAL.includes(why) || asked > LONGEST_WAIT_MS) return null
  return new Date(now.getTime() + Math.max(wait, asked))
}
