import type { NamedInstance } from '#contract/named-instances.ts'
import { failureOf, type PushLead } from '#server/crm/lead-push.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { sendWebhook } from './send-webhook.ts'

/** Notifies webhooks of units linked to and unlinked from a lead, one message each, in order. */
export function linkWebhook({ send }: { readonly send: Outgoing }): PushLead {
  return async (integration, { leadId, units, names, changes, now }) => {
    const ownIds = units.map((id) => names.get(id)?.external_id ?? null)
    let done = 0
    for (const { key, event, changed_at, instance_id: id, title, changed_by: user } of changes) {
      const unit = { id, title, ...namesOf(names.get(id)) }
      const data = { lead_id: leadId, unit, linked_units: units, linked_external_ids: ownIds, user }
      // The request itself was sent as its own message, so its unit needs no link message.
      const message =
        event === 'requested' ? null : { type: `lead.${event}` as const, timestamp: changed_at.toISOString(), data }
      const result = message && (await sendWebhook(send, integration, message, { key, now }))
      if (result && !result.ok) return { done, failure: failureOf(result) }
      done += 1
    }
    return { done, failure: null }
  }
}

/** The other names of the unit, in the form used for requests; empty for an unknown unit. */
function namesOf(unit: NamedInstance | undefined): object {
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
