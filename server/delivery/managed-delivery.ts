import type { Delivery } from '#contract/deliveries.ts'
import type { deliveries } from '#server/db/tables/order.ts'

/** A delivery as it is stored. */
export type DeliveryRow = typeof deliveries.$inferSelect

/** A delivery as the management API shows it. */
export function deliveryOf({ order_id: _, key: __, next_attempt_at, delivered_at, ...row }: DeliveryRow): Delivery {
  return {
    ...row,
    next_attempt_at: next_attempt_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
  }
}
