import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { eraseExpiredHolds } from '#server/hold/erase-holds.ts'
import { eraseOrders } from './erase-orders.ts'
import { type EraseDeps, recordErasure } from './erase-person.ts'

// In batches of this size, so that visitors do not wait for a long transaction.
const BATCH = 200

/** Erases orders that are older than their catalogue's retention period, and returns how many. */
export async function eraseExpired(deps: EraseDeps): Promise<number> {
  let count = 0
  for (const { accountId, id } of await keepingCatalogues(deps.queries)) {
    for (;;) {
      const { ids, mailKeys } = await deps.queries.transaction(async (tx) => {
        const expired = await lockExpired(tx, id, deps.now)
        if (expired.length === 0) return { ids: expired, mailKeys: [] }
        const erased = await eraseOrders(tx, deps.jobs, expired, deps.now)
        await recordErasure(tx, { accountId, kind: 'system', id: null }, expired, deps.now)
        return { ids: expired, mailKeys: erased.mailKeys }
      })
      await deps.mails.remove(mailKeys)
      count += ids.length
      if (ids.length < BATCH) break
    }
  }
  await eraseExpiredHolds(deps.queries, deps.now)
  await removeLateMails(deps)
  return count
}

// A running delivery ends within minutes. Two days leave room for a server that was stopped.
const LATE_MS = 2 * 86_400_000

/** Removes mails that a running delivery wrote after its order was erased. */
async function removeLateMails({ queries, mails, now }: EraseDeps): Promise<void> {
  const rows = await queries
    .select({ key: deliveries.key })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.order_id))
    .where(gte(orders.erased_at, new Date(now.getTime() - LATE_MS)))
  await mails.remove(rows.map(({ key }) => key))
}

async function keepingCatalogues(queries: Queries) {
  return queries
    .select({ accountId: catalogues.account_id, id: catalogues.id })
    .from(catalogues)
    .where(sql`${catalogues.retention_months} is not null`)
    .orderBy(asc(catalogues.id))
}

async function lockExpired(tx: Queries, catalogueId: number, now: Date): Promise<readonly number[]> {
  const limit = sql`${now.toISOString()}::timestamptz - make_interval(months => ${catalogues.retention_months})`
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(and(eq(orders.catalogue_id, catalogueId), isNull(orders.erased_at), lt(orders.created_at, limit)))
    .orderBy(asc(orders.id))
    .limit(BATCH)
    // Another process may be erasing the same orders.
    .for('update', { of: orders, skipLocked: true })
  return rows.map(({ id }) => id)
}
