/** How far a change of a lead's units is on its way into the CRM. */
export const PUSH_STATES = ['sending', 'sent', 'failed'] as const
/** How far a change is on its way into the CRM. */
export type PushState = (typeof PUSH_STATES)[number]

/** Why a push failed. The reader sees a text of the code in his own language. */
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

/** The state of a push, when it was reached, and what went wrong. */
export interface Push {
  readonly state: PushState
  readonly at: string
  readonly error: PushError | null
}

/** A unit of a lead. */
export interface LeadUnit {
  readonly instance_id: number
  /** What the unit is called, for readers who see another project; empty until the server has named it. */
  readonly title: string
  /** The client asked for this unit himself. */
  readonly requested: boolean
  /** False for a unit that was unlinked here and that the CRM has not confirmed yet. */
  readonly linked: boolean
  /** The CRM's field held it when the CRM confirmed its content last. */
  readonly in_crm: boolean
  readonly push: Push
}

/** A lead of a CRM with its units: the requested one first, then the others, the newest last. */
export interface Lead {
  readonly id: string
  readonly name: string | null
  readonly field: LeadField
  readonly units: readonly LeadUnit[]
}
