import { sql } from 'drizzle-orm'
import { type OwnTable, readOwnTables, rowsOf } from '#server/backup/own-tables.ts'
import type { Database, Queries } from '#server/db/database.ts'

/** How far the ids of one copy are from those of the next; more than any table of the first project has. */
export const STRIDE = 10_000

// Where ids begin that the database gives: beyond those of any copy.
const FREE = 1_000_000_000

// Not of a project, or the same for all of them.
const SHARED = ['accounts', 'api_keys', 'media', 'history', 'import_versions', 'consent_texts', 'versions']
// Arrays of ids.
const ID_LISTS = ['promoactions', 'tags']
// What may stand only once in an account, or anywhere.
const UNIQUE: Readonly<Record<string, string>> = { links: 'token', projects: 'external_id' }

/**
 * Copies the only project of a database, with its catalogue, so that there are copies `from` to `to` of it (0 is the first
 * itself). Each is what an import of the same file under another name makes: the same rows with other ids.
 */
export async function copyProjects(database: Database, from: number, to: number): Promise<void> {
  const tables = (await readOwnTables(database.queries)).filter(({ name }) => !SHARED.includes(name))
  const references = await readReferences(database.queries)
  await database.queries.transaction(async (tx) => {
    // Every row has its counterpart in each copy: a million checks of that would take longer than the copying.
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

/** Columns that point at a row of a project, as `table.column`. */
async function readReferences(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = rowsOf<{ column: string; target: string }>(
    await queries.execute(sql`
      select c.conrelid::regclass || '.' || a.attname as column, c.confrelid::regclass::text as target
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`),
  )
  return new Set(rows.filter(({ target }) => !SHARED.includes(target)).map(({ column }) => column))
}
