import type { Lead, LeadField, LeadUnit, PushState } from './lead.ts'

/** The ids that the CRM's field gets for these linked units: a field with one value takes the newest. */
export function fieldValue(ids: readonly number[], field: LeadField): readonly number[] {
  return field === 'one' ? ids.slice(-1) : ids
}

/** The unit of a lead by its id; null where it neither is nor was just linked. */
export function unitOfLead(lead: Lead, id: number): LeadUnit | null {
  return lead.units.find(({ instance_id }) => instance_id === id) ?? null
}

/** The units that are linked, in their order. */
export function linkedUnits({ units }: Pick<Lead, 'units'>): readonly LeadUnit[] {
  return units.filter(({ linked }) => linked)
}

/** How many changes of a lead are in this state. */
export function countPushes({ units }: Pick<Lead, 'units'>, state: PushState): number {
  return units.filter(({ push }) => push.state === state).length
}

/** The unit that the next link replaces in a field with one value; null where nothing is replaced. */
export function nextReplaced({ field, units }: Pick<Lead, 'field' | 'units'>): LeadUnit | null {
  return field === 'one' ? (units.find(({ in_crm }) => in_crm) ?? null) : null
}

/** What a unit's sign says. A requested unit keeps its own sign until its push needs attention. */
export type UnitMark = 'requested' | 'linked' | 'sending' | 'failed'

/** The sign of a unit in a grid; null for a unit that is no longer linked and needs no attention. */
export function markOfUnit({ requested, linked, push }: LeadUnit): UnitMark | null {
  if (push.state !== 'sent') return push.state
  if (!linked) return null
  return requested ? 'requested' : 'linked'
}

/** A unit that is linked or unlinked on screen, before any answer. */
export interface LinkStep {
  readonly id: number
  readonly isLinked: boolean
  readonly at: string
}

/** The lead after a link or unlink on screen: the unit is in its place and being sent. The same lead if nothing changes. */
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

/** A requested unit comes after the other requested ones, any other unit last. */
function placeOf(unit: LeadUnit, others: readonly LeadUnit[]): number {
  return unit.requested ? others.filter(({ requested }) => requested).length : others.length
}
