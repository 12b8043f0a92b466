import type { NamedUnit } from '#contract/named-units.ts'
import type { PushError } from '#domain/lead/lead.ts'
import type { leadChanges } from '#server/db/tables/order.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'

/** A change of a lead's units that the CRM has not confirmed yet. */
export type LeadChange = typeof leadChanges.$inferSelect

/** The units of a lead, to be written into its CRM as a whole. */
export interface LeadPush {
  readonly leadId: string
  /** What the CRM's field is to hold. */
  readonly units: readonly number[]
  /** The units by id, those of the changes too, as far as they are known. */
  readonly names: ReadonlyMap<number, NamedUnit>
  /** What led to it, the oldest first. */
  readonly changes: readonly LeadChange[]
  readonly now: Date
}

/** Why a push failed. */
export interface PushFailure {
  readonly why: PushError
  /** For the management API: no personal data, no secrets. */
  readonly error: string
  /** The other side asked to wait so many seconds. */
  readonly retryAfter?: number | undefined
  /** The other side wants nothing more from this integration (410). */
  readonly disables?: boolean | undefined
  /** The call may have taken effect, or may still do so. */
  readonly isUnsure: boolean
}

/** How a push ended: how many of its changes are done, and why the others are not. */
export interface PushOutcome {
  readonly done: number
  readonly failure: PushFailure | null
}

/** Writes the units of a lead into a CRM, or tells a webhook. */
export type PushLead = (integration: OpenIntegration, push: LeadPush) => Promise<PushOutcome>

/** A call that failed: its HTTP status, null where no answer came. */
export interface FailedCall {
  readonly status: number | null
  readonly error: string
  readonly retryAfter?: number | undefined
  readonly isTimeout?: boolean | undefined
  readonly disables?: boolean | undefined
}

// The token or the account has to be mended in the CRM first.
const NO_RIGHTS = [401, 402, 403]

/** Tells why a call failed, by its HTTP status unless the CRM says it better. */
export function failureOf(call: FailedCall, known: PushError | null = null): PushFailure {
  const { status, error, retryAfter, disables } = call
  return { why: known ?? whyOf(call), error, retryAfter, disables, isUnsure: status === null || status >= 500 }
}

function whyOf({ status, isTimeout, disables }: FailedCall): PushError {
  if (disables) return 'disabled'
  if (status === null) return isTimeout ? 'no_answer' : 'unreachable'
  if (NO_RIGHTS.includes(status)) return 'no_rights'
  if (status === 404) return 'lead_gone'
  if (status === 429) return 'busy'
  return status >= 400 && status < 500 ? 'refused' : 'crm_error'
}
