import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Queries } from '#server/db/database.ts'
import { type BackupPart, type BackupTable, type Manifest, partOfTable } from './manifest.ts'
import { type OwnTable, readOwnTables, rowsOf } from './own-tables.ts'

/** The rows of all tables at one moment, one table after another in a file. */
export interface Dump extends Pick<Manifest, 'migrations' | 'tables' | 'parts'> {
  /** The files of media that the rows name. */
  readonly hashes: readonly string[]
}

// Large enough to need few round trips, small enough for the memory of both sides.
const BATCH = 2_000

/** The same text on every server: the default of these settings may differ. */
const PLAIN = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`

/**
 * Writes the rows of all tables into a file, in one snapshot. On the embedded database everybody else waits meanwhile, so
 * nothing else is done here.
 */
export function dumpTables(database: Database, file: FileHandle): Promise<Dump> {
  return database.read(async (queries) => {
    // When the connection was lost this is the second attempt.
    await file.truncate(0)
    for (const setting of PLAIN.split(';')) await queries.execute(sql.raw(setting))
    const own = await readOwnTables(queries)
    const tables: BackupTable[] = []
    const parts: BackupPart[] = []
    let position = 0
    for (const table of own) {
      const { rows, ...part } = await dumpTable(queries, table, file, position)
      position += part.size
      parts.push(part)
      const sequences = await readSequences(queries, table)
      tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows, sequences })
    }
    const migrations = rowsOf<{ name: string }>(await queries.execute(sql`select name from migrations order by name`))
    const hashes = rowsOf<{ hash: string }>(await queries.execute(sql`select distinct hash from media order by hash`))
    return {
      migrations: migrations.map(({ name }) => name),
      hashes: hashes.map(({ hash }) => hash),
      tables,
      parts,
    }
  })
}

async function dumpTable(queries: Queries, { name, columns }: OwnTable, file: FileHandle, start: number) {
  const texts = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`)
  // Each value as text: JSON alone would take a stored JSON null for no value, and round large numbers.
  const select = `select json_build_array(${texts.join(', ')})::text as row from ${pg.escapeIdentifier(name)}`
  await queries.execute(sql.raw(`declare dump no scroll cursor for ${select}`))
  const hash = createHash('sha256')
  let rows = 0
  let size = 0
  let written: Promise<unknown> = Promise.resolve()
  for (;;) {
    const batch = rowsOf<{ row: string }>(await queries.execute(sql.raw(`fetch ${BATCH} from dump`)))
    await written
    if (batch.length === 0) break
    const bytes = Buffer.from(`${batch.map(({ row }) => row).join('\n')}\n`)
    hash.update(bytes)
    // While the next batch is read.
    written = writeAll(file, bytes, start + size)
    // Thrown by the next `await written`; if the database fails first, nobody awaits it.
    written.catch(() => {})
    rows += batch.length
    size += bytes.length
  }
  await queries.execute(sql.raw('close dump'))
  return { name: partOfTable(name), rows, size, sha256: hash.digest('hex') }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}

async function readSequences(queries: Queries, { columns }: OwnTable): Promise<BackupTable['sequences']> {
  const found: BackupTable['sequences'] = []
  for (const { name, sequence } of columns) {
    if (sequence === null) continue
    const [row] = rowsOf<{ last: string; is_called: boolean }>(
      await queries.execute(sql.raw(`select last_value::text as last, is_called from ${sequence}`)),
    )
    if (row) found.push({ column: name, ...row })
  }
  return found
}
