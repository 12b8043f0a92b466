import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { history } from '#server/db/tables/history.ts'

/** How long changes other than prices and statuses are kept; the table's trigger has the same number. */
const KEPT_YEARS = 3

/** Fields of a unit whose changes are kept for ever. */
const KEPT_FIELDS = ['price', 'extra_price', 'status_id']

/** Removes expired rows of the history. The database refuses to remove any others. */
export async function cleanHistory(queries: Queries, now: Date): Promise<number> {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - KEPT_YEARS)
  const isKept = and(eq(history.subject_kind, 'instance'), inArray(history.field, KEPT_FIELDS))
  const removed = await queries
    .delete(history)
    .where(and(lt(history.at, limit), sql`(${isKept}) is not true`))
    .returning({ id: history.id })
  return removed.length
}
