import { failureOf, type PushLead } from '#server/crm/lead-push.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { sendWebhook } from './send-webhook.ts'

/** Tells webhooks of units linked to a lead and unlinked from it, a message each, in their order. */
export function linkWebhook({ send }: { readonly send: Outgoing }): PushLead {
  return async (integration, { leadId, units, changes, now }) => {
    let done = 0
    for (const { key, event, changed_at, instance_id: id, title, changed_by: user } of changes) {
      const data = { lead_id: leadId, unit: { id, title }, linked_units: units, user }
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
