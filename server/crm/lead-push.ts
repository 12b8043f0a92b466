import type { NamedInstance } from '#contract/named-instances.ts'
import type { PushError } from '#domain/lead/lead.ts'
import type { leadChanges } from '#server/db/tables/order.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'

/** A change of a lead's units that the CRM has not confirmed yet. */
export type LeadChange = typeof leadChanges.$inferSelect

/** The units of a lead, all of which are written into its CRM at once. */
interface LeadPush {
  readonly leadId: string
  /** The units to write into the CRM's field. */
  readonly units: readonly number[]
  /** Known units by id, those of the changes included. */
  readonly names: ReadonlyMap<number, NamedInstance>
  /** The changes that caused the push, oldest first. */
  readonly changes: readonly LeadChange[]
  readonly now: Date
}

/** Why a push failed. */
export interface PushFailure {
  readonly why: PushError
  /** For the management API: no personal data, no secrets. */
  readonly error: string
  /** The seconds that the receiver asked us to wait. */
  readonly retryAfter?: number | undefined
  /** The receiver answered 410: the integration is disabled. */
  readonly disables?: boolean | undefined
  /** The call may have taken effect, or may still do so. */
  readonly isUnsure: boolean
}

/** The outcome of a push: how many of its changes are done, and why the others are not. */
export interface PushOutcome {
  readonly done: number
  readonly failure: PushFailure | null
}

/** Writes the units of a lead into a CRM, or sends them to a webhook. */
export type PushLead = (integration: OpenIntegration, push: LeadPush) => Promise<PushOutcome>

/** A failed call. The status is null if no answer arrived. */
interface FailedCall {
  readonly status: number | null
  readonly error: string
  readonly retryAfter?: number | undefined
  readonly isTimeout?: boolean | undefined
  readonly disables?: boolean | undefined
}

// Somebody has to fix the token or the account in the CRM first.
const NO_RIGHTS = [401, 402, 403]

/** Why a call failed: the reason known from the CRM, otherwise one derived from the HTTP status. */
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
