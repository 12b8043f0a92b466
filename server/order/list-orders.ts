import { and, asc, count, eq, exists, isNull, lt } from 'drizzle-orm'
import type * as z from 'zod'
import type { ManagedOrder, OrdersAnswer, ordersQuery } from '#contract/managed-orders.ts'
import { catalogueInReach, type Reach } from '#server/account/reach.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { deliveryOf } from '#server/delivery/managed-delivery.ts'
import { type ReadableOrder, readOrders } from '#server/managed-order/managed-order.ts'

const PAGE_SIZE = 50

/**
 * Returns a page of the orders in reach with their deliveries. Orders from robots are listed separately, and counted.
 */
export async function listOrders(
  queries: Queries,
  reach: Reach,
  {
    before,
    limit = PAGE_SIZE,
    catalogue_id,
    state,
    order_state,
    assignee,
    robots = 'without',
  }: z.output<typeof ordersQuery>,
): Promise<OrdersAnswer> {
  if ([catalogue_id, assignee].some((id) => typeof id === 'number' && !canBeStored(id)))
    return { data: [], next: null, robots: 0 }
  const inState = state && and(eq(deliveries.order_id, orders.id), eq(deliveries.state, state))
  const inPlace = and(
    catalogueInReach(reach),
    catalogue_id === undefined ? undefined : eq(orders.catalogue_id, catalogue_id),
  )
  const where = and(
    inPlace,
    eq(orders.is_robot, robots === 'only'),
    before !== undefined && canBeStored(before) ? lt(orders.id, before) : undefined,
    order_state && eq(orders.state, order_state),
    assignee === 'none' ? isNull(orders.assignee_id) : undefined,
    typeof assignee === 'number' ? eq(orders.assignee_id, assignee) : undefined,
    inState && exists(queries.select({ id: deliveries.id }).from(deliveries).where(inState)),
  )
  // One more row than requested shows whether there is another page.
  const found = await readOrders(queries, where, limit + 1)
  const page = found.slice(0, limit)
  const [flagged] = await queries
    .select({ count: count() })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(and(inPlace, eq(orders.is_robot, true)))
  return {
    data: await withDeliveries(queries, page),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    robots: flagged?.count ?? 0,
  }
}

/** Adds the deliveries to orders. */
export async function withDeliveries(queries: Queries, found: readonly ReadableOrder[]): Promise<ManagedOrder[]> {
  const ids = found.map(({ id }) => id)
  const rows = await queries
    .select()
    .from(deliveries)
    .where(anyOf(deliveries.order_id, ids))
    .orderBy(asc(deliveries.id))
  const deliveriesOf = Map.groupBy(rows, ({ order_id }) => order_id)
  return found.map((order) => ({ ...order, deliveries: (deliveriesOf.get(order.id) ?? []).map(deliveryOf) }))
}
