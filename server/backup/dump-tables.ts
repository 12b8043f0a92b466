import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Queries } from '#server/db/database.ts'
import { resultRows } from '#server/db/result-rows.ts'
import { type BackupPart, type BackupTable, type Manifest, partOfTable } from './manifest.ts'
import { type OwnTable, readOwnTables } from './own-tables.ts'

/** The rows of all tables at one moment, one table after another in a file. */
export interface Dump extends Pick<Manifest, 'migrations' | 'tables' | 'parts'> {
  /** The media that the rows refer to. */
  readonly hashes: readonly string[]
}

// Large enough for few round trips, small enough for the memory of both sides.
const BATCH = 2_000

/** Makes values read the same on every server, whatever its defaults. */
const PLAIN = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`

/**
 * Writes the rows of all tables into a file, in one snapshot. On the embedded database everything else waits meanwhile,
 * so other work is done elsewhere.
 */
export function dumpTables(database: Database, file: FileHandle): Promise<Dump> {
  return database.read(async (queries) => {
    // After a lost connection this runs a second time.
    await file.truncate(0)
    for (const setting of PLAIN.split(';')) await queries.execute(sql.raw(setting))
    const own = await readOwnTables(queries)
    const tables: BackupTable[] = []
    const parts: BackupPart[] = []
    let position = 0
    const counts = await countRows(queries, own)
    for (const table of own) {
      const { rows, ...part } = await dumpTable(
        queries,
        { ...table, rows: counts.get(table.name) ?? 0 },
        file,
        position,
      )
      position += part.size
      parts.push(part)
      tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows, sequences: [] })
    }
    // Read after the rows, so that none of their ids is reused.
    const sequences = await readSequences(queries, own)
    const migrations = resultRows<{ name: string }>(
      await queries.execute(sql`select name from migrations order by name`),
    )
    // Older schemas have no versions.
    const others = own.some(({ name }) => name === 'version_media') ? sql`union select hash from version_media` : sql``
    const hashes = resultRows<{ hash: string }>(
      await queries.execute(sql`select distinct hash from media ${others} order by hash`),
    )
    return {
      migrations: migrations.map(({ name }) => name),
      hashes: hashes.map(({ hash }) => hash),
      tables: tables.map((table) => ({ ...table, sequences: sequences.get(table.name) ?? [] })),
      parts,
    }
  })
}

async function dumpTable(
  queries: Queries,
  table: OwnTable & { readonly rows: number },
  file: FileHandle,
  start: number,
) {
  const hash = createHash('sha256')
  let rows = 0
  let size = 0
  let written: Promise<unknown> = Promise.resolve()
  for await (const batch of readRows(queries, table)) {
    await written
    const bytes = Buffer.from(`${batch.join('\n')}\n`)
    hash.update(bytes)
    // Not awaited here: the next batch is read meanwhile.
    written = writeAll(file, bytes, start + size)
    // The next `await written` throws. If the database fails first, nothing awaits it.
    written.catch(() => {})
    rows += batch.length
    size += bytes.length
  }
  await written
  return { name: partOfTable(table.name), rows, size, sha256: hash.digest('hex') }
}

/** Yields the rows in batches. Most tables are small: those are read with one query instead of a cursor. */
async function* readRows(
  queries: Queries,
  { name, columns, rows }: OwnTable & { readonly rows: number },
): AsyncGenerator<readonly string[]> {
  if (rows === 0) return
  const texts = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`)
  // Each value as text: plain JSON would confuse a JSON null with SQL null, and round large numbers.
  const select = `select json_build_array(${texts.join(', ')})::text as row from ${pg.escapeIdentifier(name)}`
  const read = async (text: string) =>
    resultRows<{ row: string }>(await queries.execute(sql.raw(text))).map(({ row }) => row)
  if (rows <= BATCH) return yield await read(select)
  await queries.execute(sql.raw(`declare dump no scroll cursor for ${select}`))
  for (let done = 0; done < rows; done += BATCH) yield await read(`fetch ${BATCH} from dump`)
  await queries.execute(sql.raw('close dump'))
}

async function countRows(queries: Queries, tables: readonly OwnTable[]): Promise<ReadonlyMap<string, number>> {
  const selects = tables.map(
    ({ name }) => `select '${name}' as name, (select count(*) from ${pg.escapeIdentifier(name)})::int as rows`,
  )
  const counts = resultRows<{ name: string; rows: number }>(await queries.execute(sql.raw(selects.join(' union all '))))
  return new Map(counts.map(({ name, rows }) => [name, rows]))
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}

async function readSequences(
  queries: Queries,
  tables: readonly OwnTable[],
): Promise<ReadonlyMap<string, BackupTable['sequences']>> {
  const selects = tables.flatMap(({ name: table, columns }) =>
    columns.flatMap(({ name, sequence }) =>
      sequence === null
        ? []
        : `select '${table}' as table, '${name}' as column, last_value::text as last, is_called from ${sequence}`,
    ),
  )
  const rows = resultRows<{ table: string; column: string; last: string; is_called: boolean }>(
    await queries.execute(sql.raw(selects.join(' union all '))),
  )
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return new Map([...byTable].map(([table, found]) => [table, found.map(({ table: _, ...sequence }) => sequence)]))
}
