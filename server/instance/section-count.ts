import { sql } from 'drizzle-orm'
import { estates, sections } from '#server/db/tables/estate.ts'

/**
 * Counts the sections of a row's building, in a query that joins `estates`. A section is named only if there are
 * several.
 */
export const SECTION_COUNT = sql<number>`(
  select count(*)::int from ${sections} as counted
  where counted.estate_id = ${estates.id} and counted.archived_at is null
)`
