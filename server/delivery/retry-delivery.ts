import { and, eq } from 'drizzle-orm'
import type { Delivery } from '#contract/deliveries.ts'
import { catalogueInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import type { Refusal } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { enqueueDelivery } from './add-deliveries.ts'
import { type DeliveryRow, deliveryOf } from './managed-delivery.ts'

/** Identifies a delivery within the caller's reach. */
interface DeliveryPlace {
  readonly reach: Reach
  readonly orderId: number
  readonly deliveryId: number
}

/** Retries a delivery now, whether it is waiting or has failed. */
export async function retryDelivery(
  tx: Queries,
  jobs: Jobs,
  place: DeliveryPlace,
  now: Date,
): Promise<Delivery | Refusal> {
  const locked = await lockDelivery(tx, place)
  if (!locked) return { refused: 'not_found', reason: 'delivery: the order has no such delivery' }
  const { isErased, ...found } = locked
  if (isErased) return { refused: 'conflict', reason: 'The personal values of the order were erased' }
  if (found.state === 'delivered') return { refused: 'conflict', reason: 'The delivery has already arrived' }
  // It is already due: a second job could send it twice.
  if (found.state === 'pending' && found.next_attempt_at && found.next_attempt_at <= now) return deliveryOf(found)
  const again = { state: 'pending' as const, next_attempt_at: now }
  await tx.update(deliveries).set(again).where(eq(deliveries.id, found.id))
  await enqueueDelivery(tx, jobs, found.id)
  return deliveryOf({ ...found, ...again })
}

async function lockDelivery(
  tx: Queries,
  place: DeliveryPlace,
): Promise<(DeliveryRow & { readonly isErased: boolean }) | null> {
  const { reach, orderId, deliveryId } = place
  if (!canBeStored(orderId) || !canBeStored(deliveryId)) return null
  const [row] = await tx
    .select({ delivery: deliveries, erased_at: orders.erased_at })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.order_id))
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(and(eq(deliveries.id, deliveryId), eq(orders.id, orderId), catalogueInReach(reach)))
    .for('update', { of: deliveries })
  return row ? { ...row.delivery, isErased: row.erased_at !== null } : null
}
