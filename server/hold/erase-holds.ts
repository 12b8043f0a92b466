import { and, isNotNull, or, sql } from 'drizzle-orm'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { holds } from '#server/db/tables/hold.ts'

/** Erases the words about buyers in the holds of orders, and returns how many holds had some. */
export async function eraseOrderHolds(tx: Queries, orderIds: readonly number[]): Promise<number> {
  const erased = await tx
    .update(holds)
    .set({ for_whom: null, note: null })
    .where(and(anyOf(holds.order_id, orderIds), or(isNotNull(holds.for_whom), isNotNull(holds.note))))
    .returning({ id: holds.id })
  return erased.length
}

/** Erases the words of holds that ended longer ago than a catalogue of their project keeps orders. */
export async function eraseExpiredHolds(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`
    update holds set for_whom = null, note = null
    from instances i join catalogues c on c.project_id = i.project_id
    where i.id = holds.instance_id and c.retention_months is not null
      and holds.ended_at < ${now.toISOString()}::timestamptz - make_interval(months => c.retention_months)
      and (holds.for_whom is not null or holds.note is not null)`)
}
