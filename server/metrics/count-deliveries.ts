import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'

/** The progress of deliveries. */
interface DeliveryCounts {
  readonly pending: number
  readonly failed: number
  /** How long ago the oldest pending delivery was due; 0 if none is due. */
  readonly overdueSeconds: number
}

/** Counts deliveries that are not delivered. Both states have an index, so delivered ones are never read. */
export async function countDeliveries(queries: Queries): Promise<DeliveryCounts> {
  const count = sql<number>`count(*)::int`
  const dueSince = sql`min(coalesce(${deliveries.next_attempt_at}, ${orders.created_at}))`
  const [pending] = await queries
    .select({ count, overdue: sql<number>`greatest(extract(epoch from now() - ${dueSince}), 0)::float` })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.order_id))
    .where(sql`${deliveries.state} = 'pending'`)
  const [failed] = await queries.select({ count }).from(deliveries).where(sql`${deliveries.state} = 'failed'`)
  return { pending: pending?.count ?? 0, failed: failed?.count ?? 0, overdueSeconds: pending?.overdue ?? 0 }
}
