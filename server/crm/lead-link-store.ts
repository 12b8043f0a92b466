import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { leadLinks } from '#server/db/tables/order.ts'

/** A lead of a CRM. */
export interface LeadKey {
  readonly integration_id: number
  readonly lead_id: string
}

/** The units of a lead, in the order in which they were linked. */
export async function listLinks(queries: Queries, lead: LeadKey): Promise<readonly number[]> {
  const rows = await queries
    .select({ id: leadLinks.instance_id })
    .from(leadLinks)
    .where(ofLead(lead))
    .orderBy(asc(leadLinks.linked_at), asc(leadLinks.instance_id))
  return rows.map(({ id }) => id)
}

/** Links a unit; false where it was linked already. */
export async function addLink(tx: Queries, lead: LeadKey, instance_id: number, linked_by: string | null) {
  const values = { ...lead, instance_id, linked_by }
  const added = await tx.insert(leadLinks).values(values).onConflictDoNothing().returning({ id: leadLinks.instance_id })
  return added.length > 0
}

/** Unlinks a unit; false where it was not linked. */
export async function removeLink(tx: Queries, lead: LeadKey, instance_id: number): Promise<boolean> {
  const removed = await tx
    .delete(leadLinks)
    .where(and(ofLead(lead), eq(leadLinks.instance_id, instance_id)))
    .returning({ id: leadLinks.instance_id })
  return removed.length > 0
}

function ofLead({ integration_id, lead_id }: LeadKey) {
  return and(eq(leadLinks.integration_id, integration_id), eq(leadLinks.lead_id, lead_id))
}
