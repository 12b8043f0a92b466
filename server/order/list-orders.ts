import { and, asc, eq, exists, lt } from 'drizzle-orm'
import type * as z from 'zod'
import type { OrdersAnswer, ordersQuery } from '#contract/managed-orders.ts'
import { catalogueInReach, type Reach } from '#server/account/reach.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { deliveryOf } from '#server/delivery/managed-delivery.ts'
import { readOrders } from './managed-order.ts'

const PAGE_SIZE = 50

/** A page of the orders in reach with their deliveries; what robots sent is kept apart. */
export async function listOrders(
  queries: Queries,
  reach: Reach,
  { before, limit = PAGE_SIZE, catalogue_id, state }: z.output<typeof ordersQuery>,
): Promise<OrdersAnswer> {
  if (catalogue_id !== undefined && !canBeStored(catalogue_id)) return { data: [], next: null }
  const inState = state && and(eq(deliveries.order_id, orders.id), eq(deliveries.state, state))
  const where = and(
    catalogueInReach(reach),
    eq(orders.is_robot, false),
    before !== undefined && canBeStored(before) ? lt(orders.id, before) : undefined,
    catalogue_id === undefined ? undefined : eq(orders.catalogue_id, catalogue_id),
    inState && exists(queries.select({ id: deliveries.id }).from(deliveries).where(inState)),
  )
  // One more than asked for tells whether there is another page.
  const found = await readOrders(queries, where, limit + 1)
  const page = found.slice(0, limit)
  const ways = await queries
    .select()
    .from(deliveries)
    .where(
      anyOf(
        deliveries.order_id,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(asc(deliveries.id))
  const waysOf = Map.groupBy(ways, ({ order_id }) => order_id)
  return {
    data: page.map((order) => ({ ...order, deliveries: (waysOf.get(order.id) ?? []).map(deliveryOf) })),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
