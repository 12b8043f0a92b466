import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'

const DAY = 86_400_000

const placed = alias(orders, 'placed')
const placedIn = alias(catalogues, 'placed_in')

/**
 * When the claim of an order's partner to its client ends, unless a later order renews it; null if the order has no
 * partner or another partner has the claim. An order renews the claim as long as no other partner brought the client
 * in between.
 */
export async function readClaimEnd(queries: Queries, orderId: number, windowDays: number): Promise<string | null> {
  const [order] = await queries
    .select({ order: placed, account_id: placedIn.account_id })
    .from(placed)
    .innerJoin(placedIn, eq(placedIn.id, placed.catalogue_id))
    .where(eq(placed.id, orderId))
  if (!order || order.order.partner_id === null || order.order.earlier_partner_id !== null) return null
  const { partner_id, phone_normalised, created_at } = order.order
  const brought = await queries
    .select({ partner_id: orders.partner_id, created_at: orders.created_at })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(
      and(
        eq(orders.phone_normalised, phone_normalised),
        eq(catalogues.account_id, order.account_id),
        eq(orders.is_robot, false),
        isNotNull(orders.partner_id),
        gte(orders.created_at, new Date(created_at.getTime() - windowDays * DAY)),
        lte(orders.created_at, created_at),
      ),
    )
    .orderBy(asc(orders.created_at), asc(orders.id))
  const other = brought.findIndex((each) => each.partner_id !== partner_id)
  const own = other === -1 ? brought : brought.slice(0, other)
  const last = own.at(-1)?.created_at ?? created_at
  return new Date(last.getTime() + windowDays * DAY).toISOString()
}
