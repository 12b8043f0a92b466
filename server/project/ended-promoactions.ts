import { and, gte, lt, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { promoactions } from '#server/db/tables/project.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'

/**
 * The current day in the last time zone on Earth, by the clock of the database, which all processes share. A promotion
 * whose last day is earlier is over everywhere, so no buyer misses it on a promised day.
 */
export const EARLIEST_TODAY = sql<string>`(now() at time zone 'UTC' - interval '12 hours')::date`

/** Checks whether a day has ended since the last check, and announces every project whose promotions ended with it. */
export function createPromoactionWatch(deps: DataDeps, firstDay: string): () => Promise<void> {
  let day = firstDay
  return async () => {
    const today = await readToday(deps.database.queries)
    if (today === day) return
    await changeData(deps, async (tx) => ({ result: null, subjects: await endedBetween(tx, day, today) }))
    day = today
  }
}

/** The day that promotions are compared with. */
export async function readToday(queries: Queries): Promise<string> {
  const [row] = await queries.select({ day: sql<string>`${EARLIEST_TODAY}::text` }).from(sql`(values (1)) as one`)
  if (!row) throw new Error('the database has no clock')
  return row.day
}

async function endedBetween(tx: Queries, from: string, to: string) {
  const rows = await tx
    .selectDistinct({ id: promoactions.project_id })
    .from(promoactions)
    .where(and(gte(promoactions.until, from), lt(promoactions.until, to)))
  return rows.map(({ id }) => ({ scope: 'project' as const, id }))
}
