import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#server/db/database.ts'

/** A row by column, as JSON can carry it. */
export type JsonRow = Readonly<Record<string, unknown>>

// One text a statement: twenty thousand units are ten statements, and none is too long to hold.
const CHUNK = 2000

/** Takes as many new ids from the sequence of a table. */
export async function takeIds(tx: Queries, table: PgTable, count: number): Promise<readonly number[]> {
  if (count === 0) return []
  const { name } = getTableConfig(table)
  const result = await tx.execute(
    sql`select nextval(pg_get_serial_sequence(${name}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  )
  return (result as { readonly rows: readonly { readonly id: number }[] }).rows.map(({ id }) => id)
}

/** Inserts whole rows, with their ids. */
export async function insertRows(tx: Queries, table: PgTable, rows: readonly JsonRow[]): Promise<void> {
  const { target, columns } = namesOf(table)
  for (const chunk of chunksOf(rows)) {
    await tx.execute(
      sql`insert into ${target} (${list(columns)}) overriding system value select ${list(columns)} from ${recordsOf(table, chunk)}`,
    )
  }
}

/** Sets every column of the rows, found by the columns of `by`. */
export async function updateRows(
  tx: Queries,
  table: PgTable,
  rows: readonly JsonRow[],
  by: readonly string[],
): Promise<void> {
  const { target, columns } = namesOf(table)
  const set = columns
    .filter((column) => !by.includes(column))
    .map((column) => sql`${sql.identifier(column)} = s.${sql.identifier(column)}`)
  for (const chunk of chunksOf(rows)) {
    await tx.execute(
      sql`update ${target} t set ${sql.join(set, sql`, `)} from ${recordsOf(table, chunk)} s where ${matching(by)}`,
    )
  }
}

/** Deletes rows, found by the columns of `by`. */
export async function deleteRows(
  tx: Queries,
  table: PgTable,
  rows: readonly JsonRow[],
  by: readonly string[],
): Promise<void> {
  const { target } = namesOf(table)
  const keys = rows.map((row) => Object.fromEntries(by.map((column) => [column, row[column]])))
  for (const chunk of chunksOf(keys)) {
    await tx.execute(sql`delete from ${target} t using ${recordsOf(table, chunk)} s where ${matching(by)}`)
  }
}

function namesOf(table: PgTable): { readonly target: SQL; readonly columns: readonly string[] } {
  const { name, columns } = getTableConfig(table)
  return { target: sql`${sql.identifier(name)}`, columns: columns.map((column) => column.name) }
}

function recordsOf(table: PgTable, rows: readonly JsonRow[]): SQL {
  const { name } = getTableConfig(table)
  return sql`json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(rows)}::json)`
}

function matching(by: readonly string[]): SQL {
  const conditions = by.map((column) => sql`t.${sql.identifier(column)} = s.${sql.identifier(column)}`)
  return sql.join(conditions, sql` and `)
}

function list(columns: readonly string[]): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
}

function chunksOf(rows: readonly JsonRow[]): readonly (readonly JsonRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}
