/** The states of a push of a lead's units to the CRM. */
export const PUSH_STATES = ['sending', 'sent', 'failed'] as const
/** The state of a push to the CRM. */
export type PushState = (typeof PUSH_STATES)[number]

/** Why a push failed. The page shows the code's text in the reader's language. */
export const PUSH_ERRORS = [
  'no_answer',
  'unreachable',
  'busy',
  'crm_error',
  'no_rights',
  'lead_gone',
  'refused',
  'disabled',
] as const
/** Why a push failed. */
export type PushError = (typeof PUSH_ERRORS)[number]

/** What the field of a CRM can hold: a list of units, or one unit that the next one replaces. */
export const LEAD_FIELDS = ['list', 'one'] as const
/** What the field of a CRM can hold. */
export type LeadField = (typeof LEAD_FIELDS)[number]

/** The state of a push, since when, and the error. */
export interface Push {
  readonly state: PushState
  readonly at: string
  readonly error: PushError | null
}

/** A unit of a lead. */
export interface LeadUnit {
  readonly instance_id: number
  /** The unit's name, for readers who see another project; empty until the server has sent it. */
  readonly title: string
  /** The client requested this unit. */
  readonly requested: boolean
  /** False for a unit that was unlinked here while the CRM has not confirmed it yet. */
  readonly linked: boolean
  /** The CRM's field contained the unit at its last confirmation. */
  readonly in_crm: boolean
  readonly push: Push
}

/** A lead of a CRM with its units: requested units first, then the others, the newest last. */
export interface Lead {
  readonly id: string
  readonly name: string | null
  readonly field: LeadField
  readonly units: readonly LeadUnit[]
}
