import { sql } from 'drizzle-orm'
import { estates, sections } from '#server/db/tables/building.ts'

/** How many sections the building of a row has, in a query that joins `estates`: only one of several is named. */
export const SECTION_COUNT = sql<number>`(
  select count(*)::int from ${sections} as counted
  where counted.estate_id = ${estates.id} and counted.archived_at is null
)`
