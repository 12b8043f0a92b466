import { and, eq } from 'drizzle-orm'
import type { ManagedOrder, OrderPatch } from '#contract/managed-orders.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import { catalogueInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'
import { memberships } from '#server/db/tables/person.ts'
import { type Change, recordHistory } from '#server/history/record-history.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { readOrders } from '#server/managed-order/managed-order.ts'
import { announceOrder } from './announce-order.ts'
import { withDeliveries } from './list-orders.ts'

/** Changes the state or the assignee of an order, and announces it to staff. */
export async function changeOrder(
  tx: Queries,
  by: ReachingActor,
  id: number,
  { state, assignee }: OrderPatch,
  now: Date,
): Promise<ManagedOrder | Refusal> {
  const order = canBeStored(id) ? await lockOrder(tx, by, id) : null
  if (!order) return unknownId('id', id)
  if (assignee != null && !(await isMember(tx, by.accountId, assignee))) return unknownId('assignee', assignee)
  const after = { state: state ?? order.state, assignee_id: assignee === undefined ? order.assignee_id : assignee }
  const changes: Change[] = (['state', 'assignee_id'] as const)
    .filter((field) => order[field] !== after[field])
    .map((field) => ({ subject: 'order', id, field, old: order[field], new: after[field] }))
  if (changes.length > 0) {
    await tx.update(orders).set(after).where(eq(orders.id, id))
    await recordHistory(tx, by, changes, { at: now })
    await announceOrder(tx, by.accountId, { act: 'changed', id, catalogue_id: order.catalogue_id, ...after })
  }
  const [read] = await withDeliveries(tx, await readOrders(tx, eq(orders.id, id), 1))
  return read ?? unknownId('id', id)
}

/** Finds an order in reach and locks it until the transaction ends. */
export async function lockOrder(tx: Queries, reach: Reach, id: number): Promise<typeof orders.$inferSelect | null> {
  const [row] = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(and(eq(orders.id, id), catalogueInReach(reach)))
    .for('update', { of: orders })
  return row?.order ?? null
}

/** Whether a person belongs to the account. */
async function isMember(tx: Queries, accountId: number, personId: number): Promise<boolean> {
  if (!canBeStored(personId)) return false
  const isOfAccount = and(eq(memberships.person_id, personId), eq(memberships.account_id, accountId))
  const rows = await tx.select({ id: memberships.person_id }).from(memberships).where(isOfAccount)
  return rows.length > 0
}
