import { eq } from 'drizzle-orm'
import type { ManagedOrder } from '#contract/managed-orders.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { orders } from '#server/db/tables/order.ts'
import { addDeliveries } from '#server/delivery/add-deliveries.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { readOrders } from '#server/managed-order/managed-order.ts'
import { announceOrder } from './announce-order.ts'
import { lockOrder } from './change-order.ts'
import { findEarlierPartner } from './lead-protection.ts'
import { withDeliveries } from './list-orders.ts'

/** What delivering an order needs after it was wrongly taken for a robot's. */
interface ClearRobotDeps {
  readonly jobs: Jobs
  readonly leadWindowDays: number
  readonly now: Date
}

/** Marks an order as sent by a person, and delivers it like any other. Does nothing if it is marked already. */
export async function clearRobot(
  tx: Queries,
  { jobs, leadWindowDays, now }: ClearRobotDeps,
  by: ReachingActor,
  id: number,
): Promise<ManagedOrder | Refusal> {
  const order = canBeStored(id) ? await lockOrder(tx, by, id) : null
  if (!order) return unknownId('id', id)
  if (order.erased_at) return { refused: 'conflict', reason: 'The personal values of the order were erased' }
  if (order.is_robot) {
    const { phone_normalised: phone, partner_id: partnerId, catalogue_id: catalogueId } = order
    const claim = { accountId: by.accountId, phone, partnerId, windowDays: leadWindowDays, now }
    const earlier = await findEarlierPartner(tx, claim)
    await tx.update(orders).set({ is_robot: false, earlier_partner_id: earlier }).where(eq(orders.id, id))
    await addDeliveries(tx, jobs, { orderId: id, catalogueId, hasPartner: partnerId !== null, now })
    const { state, assignee_id } = order
    await announceOrder(tx, by.accountId, { act: 'made', id, catalogue_id: catalogueId, state, assignee_id })
    await recordHistory(tx, by, [{ subject: 'order', id, field: 'is_robot', old: true, new: false }], { at: now })
  }
  const [read] = await withDeliveries(tx, await readOrders(tx, eq(orders.id, id), 1))
  return read ?? unknownId('id', id)
}
