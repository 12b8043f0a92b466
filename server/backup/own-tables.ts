import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { readMigrations } from '#server/db/migrate.ts'
import { resultRows } from '#server/db/result-rows.ts'

/** A table that our migrations created. */
export interface OwnTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string; readonly sequence: string | null }[]
}

/**
 * The tables that our migrations created, without generated columns. Other programs may have tables in the same
 * database, and an import creates temporary ones.
 */
export async function readOwnTables(queries: Queries): Promise<readonly OwnTable[]> {
  const scripts = (await readMigrations()).map(({ script }) => script)
  const made = new Set(scripts.flatMap((text) => [...text.matchAll(/^create table (\w+)/gm)].map(([, name]) => name)))
  const rows = resultRows<{ table: string; name: string; type: string; sequence: string | null }>(
    await queries.execute(sql`
      select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`),
  )
  const byTable = Map.groupBy(
    rows.filter(({ table }) => made.has(table)),
    ({ table }) => table,
  )
  return [...byTable].map(([name, columns]) => ({ name, columns: columns.map(({ table: _, ...column }) => column) }))
}
