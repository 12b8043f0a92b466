import pg from 'pg'
import type { RunScript } from '#server/db/database.ts'
import type { BackupTable } from './manifest.ts'
import type { OwnTable } from './own-tables.ts'

// The size of one insert statement; a larger row gets a statement of its own.
const BATCH_CHARACTERS = 1_000_000
const LINE_END = 10

/** A foreign key that is dropped and created again. */
type ForeignKey = Readonly<Record<'table' | 'name' | 'definition', string>>

/**
 * Prepares tables for rows in any order, within a transaction. Drops the foreign keys, since disabling them would need a
 * superuser. Returns the function that creates them again, which checks every row.
 */
export async function beginLoading(run: RunScript, tables: readonly OwnTable[]): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => pg.escapeLiteral(name)).join(', ')
  const keys = (await run(`
    select t.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace and t.relname in (${names})
    order by t.relname, c.conname`)) as readonly ForeignKey[]
  const alter = (table: string, what: string) => run(`alter table ${pg.escapeIdentifier(table)} ${what}`)
  for (const { table, name } of keys) await alter(table, `drop constraint ${pg.escapeIdentifier(name)}`)
  for (const { name } of tables) await alter(name, 'disable trigger user')
  return async () => {
    for (const { name } of tables) await alter(name, 'enable trigger user')
    for (const { table, name, definition } of keys) {
      await alter(table, `add constraint ${pg.escapeIdentifier(name)} ${definition}`)
    }
  }
}

/** Inserts the rows of a table and sets its id sequences. */
export async function loadTable(
  run: RunScript,
  table: OwnTable,
  { columns, sequences }: BackupTable,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const insert = insertInto(table, columns)
  let batch: string[] = []
  let size = 0
  const flush = async () => {
    if (batch.length > 0) await run(`${insert} ${pg.escapeLiteral(`[${batch.join(',')}]`)}::jsonb) as r`)
    batch = []
    size = 0
  }
  for await (const line of linesOf(bytes)) {
    if (size + line.length > BATCH_CHARACTERS) await flush()
    batch.push(line)
    size += line.length
  }
  await flush()
  for (const { column, last, is_called } of sequences) {
    const sequence = table.columns.find(({ name }) => name === column)?.sequence
    if (sequence) await run(`select setval(${pg.escapeLiteral(sequence)}, ${last}, ${is_called})`)
  }
}

/** `readline` does not work here: it also ends lines at characters that texts may contain, such as U+2028. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = []
  for await (const chunk of bytes) {
    let start = 0
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString('utf8')
      begun = []
      start = end + 1
    }
    begun.push(chunk.subarray(start))
  }
}

function insertInto({ name, columns: own }: OwnTable, columns: readonly string[]): string {
  const typeOf = (column: string) => own.find((each) => each.name === column)?.type
  const values = columns.map((column, index) => `(r.value->>${index})::${typeOf(column)}`)
  return `insert into ${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})
    overriding system value select ${values.join(', ')} from jsonb_array_elements(`
}
