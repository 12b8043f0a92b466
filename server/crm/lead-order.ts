import { eq } from 'drizzle-orm'
import { leadLinks, leads, orders } from '#server/db/tables/order.ts'
import { type ChangeDeps, queueChange } from './change-lead.ts'
import { ensureLead, findLead, type LeadKey, ofLead } from './lead-store.ts'

/** An order that became a lead of a CRM. */
interface LeadOrder extends LeadKey {
  readonly order_id: number
  readonly at: Date
}

/**
 * Makes the unit of an order the first of its lead's units. The push of the order has already written it into the CRM.
 * If the CRM merged the order into a lead that has units, the whole list is written again.
 */
export async function rememberLead(deps: ChangeDeps, { integration_id, lead_id, order_id, at }: LeadOrder) {
  const { tx } = deps
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id))
  if (!order || order.instance_id === null) return
  const key = { integration_id, lead_id }
  const isKnown = (await findLead(tx, key)) !== null
  await ensureLead(tx, key)
  const { instance_id, lang } = order
  await tx
    .insert(leadLinks)
    .values({ ...key, instance_id, linked_at: at, requested: true, sent_at: isKnown ? null : at })
    .onConflictDoUpdate({
      target: [leadLinks.integration_id, leadLinks.lead_id, leadLinks.instance_id],
      set: { requested: true },
    })
  if (isKnown) return queueChange(deps, key, 'requested', { instance_id, title: null, user: null, lang, at })
  await tx
    .update(leads)
    .set({ sent_at: at, held: [instance_id] })
    .where(ofLead(leads, key))
}
