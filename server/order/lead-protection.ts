import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'

/** The visitor's phone number, and how long a partner's claim to it lasts. */
interface LeadClaim {
  readonly accountId: number
  readonly phone: string
  readonly partnerId: number | null
  readonly windowDays: number
  readonly now: Date
}

const DAY = 86_400_000

/**
 * Finds another partner who brought the same phone number first within the window. Orders with one number are handled
 * one after another, so that one of two concurrent orders still sees the other.
 */
export async function findEarlierPartner(tx: Queries, claim: LeadClaim): Promise<number | null> {
  const { accountId, phone, partnerId, windowDays, now } = claim
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, ${accountId}))`)
  const [first] = await tx
    .select({ id: orders.partner_id })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(
      and(
        eq(orders.phone_normalised, phone),
        eq(catalogues.account_id, accountId),
        eq(orders.is_robot, false),
        isNotNull(orders.partner_id),
        gte(orders.created_at, new Date(now.getTime() - windowDays * DAY)),
      ),
    )
    .orderBy(asc(orders.created_at), asc(orders.id))
    .limit(1)
  return first && first.id !== partnerId ? first.id : null
}
