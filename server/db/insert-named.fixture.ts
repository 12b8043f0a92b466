import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.ts'

type TableWithId = PgTable & { readonly id: PgColumn }

/** Inserts rows by name and returns their ids by name; the names are also their external ids. */
export async function insertNamed<Table extends TableWithId, Name extends string>(
  queries: Queries,
  table: Table,
  rows: Readonly<Record<Name, Omit<Table['$inferInsert'], 'external_id'>>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(rows) as Name[]
  const values = names.map((name) => ('external_id' in table ? { external_id: name, ...rows[name] } : rows[name]))
  const inserted: readonly unknown[] = await queries
    .insert(table)
    .values(values as never)
    .returning({ id: table.id })
  return Object.fromEntries(names.map((name, index) => [name, (inserted[index] as { id: number }).id])) as Record<
    Name,
    number
  >
}
