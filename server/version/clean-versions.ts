import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'

/** How long every version is kept. After that, the last one of each month is kept. */
const KEPT_DAYS = 90

/** Removes old versions and returns how many. The last version of each month, of each project and group, stays. */
export async function cleanVersions(queries: Queries, now: Date): Promise<number> {
  const limit = new Date(now)
  limit.setUTCDate(limit.getUTCDate() - KEPT_DAYS)
  const { rows } = (await queries.execute(sql`
    delete from file_versions where at < ${limit.toISOString()}::timestamptz and file is not null and id not in (
      select distinct on (project_id, catalogue_id, date_trunc('month', at, 'UTC')) id from file_versions
      order by project_id, catalogue_id, date_trunc('month', at, 'UTC'), at desc, id desc)
    returning id`)) as { readonly rows: readonly unknown[] }
  return rows.length
}
