import { sql } from 'drizzle-orm'
import { type OwnTable, readOwnTables } from '#server/backup/own-tables.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { resultRows } from '#server/db/result-rows.ts'

/** The distance between the ids of two copies; more than the rows of any table of the first project. */
export const STRIDE = 10_000

// New ids of the database begin here, above those of any copy.
const FREE = 1_000_000_000

// Tables that do not belong to a project, or that all projects share.
const SHARED = ['accounts', 'api_keys', 'media', 'history', 'import_versions', 'consent_texts', 'versions']
// Columns with arrays of ids.
const ID_LISTS = ['promoactions', 'tags']
// Columns with values that are unique in an account or in the whole table.
const UNIQUE: Readonly<Record<string, string>> = { links: 'token', projects: 'external_id' }

/**
 * Copies the only project of a database, with its catalogue, to the copies `from` to `to` (0 is the original). Each copy is
 * like an import of the same file under another name: the same rows with other ids.
 */
export async function copyProjects(database: Database, from: number, to: number): Promise<void> {
  const tables = (await readOwnTables(database.queries)).filter(({ name }) => !SHARED.includes(name))
  const references = await readReferences(database.queries)
  await database.queries.transaction(async (tx) => {
    // References are known to be valid, and checking a million of them would take longer than copying.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const table of tables) await tx.execute(sql.raw(copyStatement(table, references, from, to)))
    await tx.execute(
      sql.raw(`insert into versions (scope, id, version)
        select scope, id + k * ${STRIDE}, version from versions, generate_series(${from}, ${to}) k
        where scope <> 'directory' and id < ${STRIDE}`),
    )
    await tx.execute(sql`update versions set version = version + 1 where scope = 'directory'`)
  })
  for (const { name, columns } of tables) {
    for (const { sequence } of columns.filter((column) => column.sequence !== null)) {
      await database.queries.execute(
        sql.raw(`select setval('${sequence}', greatest(last_value, ${FREE})) from ${sequence}`),
      )
    }
    await database.queries.execute(sql.raw(`analyze ${name}`))
  }
}

function copyStatement(table: OwnTable, references: ReadonlySet<string>, from: number, to: number): string {
  const { name, columns } = table
  const shifted = (value: string) => `${value} + k * ${STRIDE}`
  const values = columns.map((column) => {
    if (column.sequence !== null || references.has(`${name}.${column.name}`)) return shifted(`t.${column.name}`)
    if (ID_LISTS.includes(column.name) && column.type === 'integer[]') {
      return `array(select ${shifted('one')} from unnest(t.${column.name}) with ordinality as ids(one, at) order by at)`
    }
    if (UNIQUE[name] === column.name) return `t.${column.name} || '-' || k`
    return `t.${column.name}`
  })
  const key = columns.find((column) => column.sequence !== null || references.has(`${name}.${column.name}`))
  if (!key) return 'select 1'
  const names = columns.map((column) => column.name).join(', ')
  return `insert into ${name} (${names}) overriding system value
    select ${values.join(', ')} from ${name} t, generate_series(${from}, ${to}) k where t.${key.name} < ${STRIDE}`
}

/** Columns that refer to a row of a project, as `table.column`. */
async function readReferences(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = resultRows<{ column: string; target: string }>(
    await queries.execute(sql`
      select c.conrelid::regclass || '.' || a.attname as column, c.confrelid::regclass::text as target
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`),
  )
  return new Set(rows.filter(({ target }) => !SHARED.includes(target)).map(({ column }) => column))
}
