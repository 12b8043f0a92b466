import type { PushLink } from '#server/crm/link-push.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { sendWebhook } from './send-webhook.ts'

/** Tells webhooks of units linked to a lead and unlinked from it. */
export function linkWebhook({ send }: { readonly send: Outgoing }): PushLink {
  return async (integration, { key, event, at, leadId, unit, readUnits, user, now }) => {
    const message = {
      type: `lead.${event}`,
      timestamp: at,
      data: { lead_id: leadId, unit, linked_units: await readUnits(), user },
    } as const
    const { status: _, ...result } = await sendWebhook(send, integration, message, { key, now })
    return result
  }
}
