import type { Lead, LeadField, LeadUnit, PushState } from './lead.ts'

/** The ids to write into the CRM's field. A field with one value takes the newest unit. */
export function fieldValue(ids: readonly number[], field: LeadField): readonly number[] {
  return field === 'one' ? ids.slice(-1) : ids
}

/** A unit of a lead by its id; null if the lead does not list it. */
export function unitOfLead(lead: Lead, id: number): LeadUnit | null {
  return lead.units.find(({ instance_id }) => instance_id === id) ?? null
}

/** The units that are linked, in their order. */
export function linkedUnits({ units }: Pick<Lead, 'units'>): readonly LeadUnit[] {
  return units.filter(({ linked }) => linked)
}

/** How many units of a lead have a push in this state. */
export function countPushes({ units }: Pick<Lead, 'units'>, state: PushState): number {
  return units.filter(({ push }) => push.state === state).length
}

/** The unit that the next link replaces in a field with one value; null if none is replaced. */
export function nextReplaced({ field, units }: Pick<Lead, 'field' | 'units'>): LeadUnit | null {
  return field === 'one' ? (units.find(({ in_crm }) => in_crm) ?? null) : null
}

/** The mark of a unit. A requested unit keeps its mark until its push needs attention. */
export type UnitMark = 'requested' | 'linked' | 'sending' | 'failed'

/** The mark of a unit in a grid; null if it is no longer linked and needs no attention. */
export function markOfUnit({ requested, linked, push }: LeadUnit): UnitMark | null {
  if (push.state !== 'sent') return push.state
  if (!linked) return null
  return requested ? 'requested' : 'linked'
}

/** A link or unlink on screen, before the server responds. */
export interface LinkStep {
  readonly id: number
  readonly isLinked: boolean
  readonly at: string
}

/** The lead after a link or unlink on screen: the unit is marked as sending. The same object if nothing changes. */
export function withLink(lead: Lead, { id, isLinked, at }: LinkStep): Lead {
  const known = unitOfLead(lead, id)
  if ((known?.linked ?? false) === isLinked) return lead
  const push = { state: 'sending', at, error: null } as const
  const fresh = { instance_id: id, title: '', requested: false, in_crm: false }
  const unit: LeadUnit = { ...fresh, ...known, linked: isLinked, push }
  const others = lead.units.filter(({ instance_id }) => instance_id !== id)
  const place = isLinked ? placeOf(unit, others) : lead.units.findIndex(({ instance_id }) => instance_id === id)
  return { ...lead, units: others.toSpliced(place, 0, unit) }
}

/** Requested units come first; any other unit is added at the end. */
function placeOf(unit: LeadUnit, others: readonly LeadUnit[]): number {
  return unit.requested ? others.filter(({ requested }) => requested).length : others.length
}
