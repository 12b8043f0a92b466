import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'

// This many rows take a few milliseconds, after which other requests get their turn.
const PAGE = 1000

/** Reads rows page by page, in the order of their ids. */
export async function readPages<Table extends PgTable & { readonly id: PgColumn }>(
  queries: Queries,
  table: Table,
  where: SQL | undefined,
): Promise<readonly Table['$inferSelect'][]> {
  const [found] = await queries
    .select({ ids: sql<string | null>`string_agg(${table.id}::text, ',' order by ${table.id})` })
    .from(table as PgTable)
    .where(where)
  const ids = found?.ids?.split(',').map(Number) ?? []
  const rows: Table['$inferSelect'][] = []
  // By ids: with a condition and an order, PostgreSQL would sort all rows for every page.
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = await queries
      .select()
      .from(table as PgTable)
      .where(anyOf(table.id, ids.slice(start, start + PAGE)))
      .orderBy(table.id)
    rows.push(...(page as typeof rows))
  }
  return rows
}
