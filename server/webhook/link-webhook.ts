import type { NamedUnit } from '#contract/named-units.ts'
import { failureOf, type PushLead } from '#server/crm/lead-push.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { sendWebhook } from './send-webhook.ts'

/** Tells webhooks of units linked to a lead and unlinked from it, a message each, in their order. */
export function linkWebhook({ send }: { readonly send: Outgoing }): PushLead {
  return async (integration, { leadId, units, names, changes, now }) => {
    const ownIds = units.map((id) => names.get(id)?.external_id ?? null)
    let done = 0
    for (const { key, event, changed_at, instance_id: id, title, changed_by: user } of changes) {
      const unit = { id, title, ...namesOf(names.get(id)) }
      const data = { lead_id: leadId, unit, linked_units: units, linked_external_ids: ownIds, user }
      // The request itself was told as one: no link is needed to hear of its unit.
      const message =
        event === 'requested' ? null : { type: `lead.${event}` as const, timestamp: changed_at.toISOString(), data }
      const result = message && (await sendWebhook(send, integration, message, { key, now }))
      if (result && !result.ok) return { done, failure: failureOf(result) }
      done += 1
    }
    return { done, failure: null }
  }
}

/** The unit by its other names, in the form that requests have; nothing for a unit that was never here. */
function namesOf(unit: NamedUnit | undefined): object {
  if (!unit) return {}
  const { external_id, number, kind, estate, section, storey } = unit
  return {
    external_id,
    number,
    kind,
    estate: estate.name,
    section: { number: section.number, name: section.name },
    storey,
  }
}
