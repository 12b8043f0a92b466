import { isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'

/** The number of units of each project, free or not, by project id. */
type UnitCounts = () => Promise<ReadonlyMap<number, number>>

/** Counts units once, and again after a change that may have added or removed some. */
export function createUnitCounts({ queries }: Database, feed: ChangeFeed): UnitCounts {
  let counted: Promise<ReadonlyMap<number, number>> | null = null
  feed.subscribe(({ scope, changed }) => {
    // A change with a list of units only changes existing ones.
    if ((scope === 'chess' || scope === 'project') && changed === undefined) counted = null
  })

  async function count(): Promise<ReadonlyMap<number, number>> {
    const rows = await queries
      .select({ id: instances.project_id, units: sql<number>`count(*)::int` })
      .from(instances)
      .where(isNull(instances.archived_at))
      .groupBy(instances.project_id)
    return new Map(rows.map(({ id, units }) => [id, units]))
  }

  return () => {
    const counting = counted ?? count()
    counted = counting
    // A failure is not cached.
    counting.catch(() => {
      if (counted === counting) counted = null
    })
    return counting
  }
}
