import { and, asc, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#server/db/database.ts'
import { deliveries, type leadChanges, leadLinks, leads, orders } from '#server/db/tables/order.ts'

/** Identifies a lead of a CRM. */
export interface LeadKey {
  readonly integration_id: number
  readonly lead_id: string
}

/** A lead as it is stored. */
export type LeadRow = typeof leads.$inferSelect

/** A linked unit as it is stored. */
export type LinkRow = typeof leadLinks.$inferSelect

/** Restricts a query to the rows of one lead. */
export function ofLead(
  table: PgTable & Pick<typeof leads | typeof leadLinks | typeof leadChanges, 'integration_id' | 'lead_id'>,
  { integration_id, lead_id }: LeadKey,
) {
  return and(eq(table.integration_id, integration_id), eq(table.lead_id, lead_id))
}

/** The stored lead; null if nothing was ever linked to it. */
export async function findLead(queries: Queries, key: LeadKey): Promise<LeadRow | null> {
  const [row] = await queries.select().from(leads).where(ofLead(leads, key))
  return row ?? null
}

/** Locks a lead until the transaction ends. Every change locks the lead first, which prevents deadlocks. */
export async function lockLead(tx: Queries, key: LeadKey): Promise<LeadRow | null> {
  const [row] = await tx.select().from(leads).where(ofLead(leads, key)).for('update')
  return row ?? null
}

/** Locks a lead; creates it first if it is new. */
export async function ensureLead(tx: Queries, { integration_id, lead_id }: LeadKey): Promise<LeadRow> {
  const key = { integration_id, lead_id }
  await tx
    .insert(leads)
    .values({ ...key, state: 'sent' })
    .onConflictDoNothing()
  const row = await lockLead(tx, key)
  if (!row) throw new Error(`lead ${lead_id} was not stored`)
  return row
}

/** The linked units: requested units first, then the others in the order they were linked. */
export async function listLinks(queries: Queries, key: LeadKey): Promise<readonly LinkRow[]> {
  const rows = await queries.select().from(leadLinks).where(ofLead(leadLinks, key)).orderBy(asc(leadLinks.id))
  return [...rows.filter(({ requested }) => requested), ...rows.filter(({ requested }) => !requested)]
}

/** Whether an order for this unit became this lead. */
export async function wasRequested(queries: Queries, key: LeadKey, instance_id: number): Promise<boolean> {
  const [row] = await queries
    .select({ id: orders.id })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.order_id))
    .where(
      and(
        eq(deliveries.integration_id, key.integration_id),
        eq(deliveries.lead_id, key.lead_id),
        eq(orders.instance_id, instance_id),
      ),
    )
    .limit(1)
  return row !== undefined
}
