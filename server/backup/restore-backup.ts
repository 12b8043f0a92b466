import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beginRestoring } from '#server/db/data-folder.ts'
import type { Database, RunScript } from '#server/db/database.ts'
import type { EmbeddedOptions } from '#server/db/embedded.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { openWithoutTables } from '#server/db/open-database.ts'
import { resultRows } from '#server/db/result-rows.ts'
import type { Refusal } from '#server/http/refusal.ts'
import type { DataPlaces } from '#server/services/services.ts'
import { createBucketStorage } from '#server/storage/bucket-storage.ts'
import { beginLoading, loadTable } from './load-tables.ts'
import { type Manifest, partOfTable } from './manifest.ts'
import { type OwnTable, readOwnTables } from './own-tables.ts'
import { type BackupSummary, readBackup, summaryOf, verifyBackup } from './read-backup.ts'
import { createBucketTarget, createFileTarget, type FileTarget } from './restore-files.ts'

/** What was restored. */
interface Restored extends BackupSummary {
  readonly created_at: string
  /** Whether the backup contains the key that encrypts secrets. */
  readonly has_secret_key: boolean
}

const SECRET_KEY = 'secret.key'

/**
 * Restores a backup into an empty data folder or an empty database, all of it or nothing: the rows are committed in one
 * transaction after the files are written, and a data folder is marked as incomplete until then.
 */
export async function restoreBackup(
  { databaseUrl, dataDir, mediaStore }: DataPlaces,
  file: string,
  options?: EmbeddedOptions,
): Promise<Restored | Refusal> {
  const manifest = await verifyBackup(file)
  if ('refused' in manifest) return manifest
  const known = new Set((await readMigrations()).map(({ name }) => name))
  const newer = manifest.migrations.find((name) => !known.has(name))
  if (newer !== undefined) {
    return refusal(`${file} is a backup of a newer Vitrine (${newer}): restore it with that version or a later one`)
  }
  if (databaseUrl && (await hasOtherKey(dataDir, manifest))) {
    return refusal(
      `${SECRET_KEY} in ${dataDir} differs from the one in the backup: move it away, or set DATA_DIR to another folder`,
    )
  }
  const bucket = mediaStore ? createBucketStorage(mediaStore, dataDir) : null
  await bucket?.tryOut()
  const target = bucket ? createBucketTarget(dataDir, bucket) : createFileTarget(dataDir)
  const finish = databaseUrl ? null : await beginRestoring(dataDir)
  const database = await openWithoutTables(databaseUrl, dataDir, { ...options, isRestoring: true }).catch(
    async (error) => {
      await finish?.()
      throw error
    },
  )
  let refused: Refusal | null
  try {
    refused = await fill(database, target, file, manifest)
  } finally {
    await database.close()
  }
  if (refused) return refused
  await finish?.()
  const has_secret_key = manifest.parts.some(({ name }) => name === SECRET_KEY)
  return { ...summaryOf(manifest), created_at: manifest.created_at, has_secret_key }
}

async function fill(database: Database, files: FileTarget, file: string, manifest: Manifest): Promise<Refusal | null> {
  const refused = await refuseUsed(database, manifest)
  if (refused) return refused
  // First the schema of the backup; the later migrations run after its rows are loaded.
  await migrate(database, manifest.migrations)
  const tables = await readOwnTables(database.queries)
  checkColumns(tables, manifest)
  try {
    await database.onConnection((run) => load({ run, files, tables, manifest, file }))
  } finally {
    await files.discard()
  }
  await migrate(database)
  return null
}

interface Load {
  readonly run: RunScript
  readonly files: FileTarget
  readonly tables: readonly OwnTable[]
  readonly manifest: Manifest
  readonly file: string
}

async function load({ run, files, tables, manifest, file }: Load): Promise<void> {
  const byPart = new Map(manifest.tables.map((table) => [partOfTable(table.name), table]))
  const own = new Map(tables.map((table) => [table.name, table]))
  const listed = new Set(manifest.parts.map(({ name }) => name))
  await run('begin')
  try {
    await run(`lock table ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')} in access exclusive mode`)
    const used = (await run(rowsIn(tables)))[0]
    if (used) throw new Error(`Rows were added to the table ${used.name} during the restore`)
    const finish = await beginLoading(run, tables)
    for await (const archived of readBackup(file)) {
      const table = byPart.get(archived.name)
      const target = table && own.get(table.name)
      if (table && target) await loadTable(run, target, table, archived.bytes)
      else if (listed.has(archived.name)) await files.add(archived)
    }
    await finish()
    await files.finish()
    await run('commit')
  } catch (error) {
    await run('rollback').catch(() => {})
    throw error
  }
  // The embedded database has no autovacuum to do this.
  for (const { name } of tables) await run(`analyze ${pg.escapeIdentifier(name)}`)
}

/** Refuses a database that has any rows or whose schema is newer than the backup. */
async function refuseUsed({ queries }: Database, { migrations }: Manifest): Promise<Refusal | null> {
  const [found] = resultRows<{ migrated: boolean }>(
    await queries.execute(sql`select to_regclass('public.migrations') is not null as migrated`),
  )
  if (!found?.migrated) return null
  const tables = await readOwnTables(queries)
  const [used] = tables.length === 0 ? [] : resultRows<{ name: string }>(await queries.execute(sql.raw(rowsIn(tables))))
  if (used) {
    return refusal(`The database is not empty (${used.name} has rows): create an empty one and set DATABASE_URL to it`)
  }
  const applied = resultRows<{ name: string }>(await queries.execute(sql`select name from migrations order by name`))
  const later = applied.find(({ name }) => !migrations.includes(name))
  if (!later) return null
  return refusal(
    `The database has tables of a newer version (${later.name}): create an empty one and set DATABASE_URL to it`,
  )
}

function rowsIn(tables: readonly OwnTable[]): string {
  return tables
    .map(({ name }) => `select '${name}' as name where exists (select 1 from ${pg.escapeIdentifier(name)})`)
    .join(' union all ')
}

function checkColumns(tables: readonly OwnTable[], manifest: Manifest): void {
  const shape = (all: readonly { readonly name: string; readonly columns: readonly string[] }[]) =>
    all.map(({ name, columns }) => `${name}(${columns.toSorted().join(',')})`).toSorted()
  const own = shape(tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })))
  const other = shape(manifest.tables).find((table) => !own.includes(table))
  if (other !== undefined) throw new Error(`The backup has an unknown table or column: ${other}`)
}

async function hasOtherKey(dataDir: string, { parts }: Manifest): Promise<boolean> {
  const kept = parts.find(({ name }) => name === SECRET_KEY)
  const own = await readFile(path.join(dataDir, SECRET_KEY)).catch(() => null)
  return kept !== undefined && own !== null && createHash('sha256').update(own).digest('hex') !== kept.sha256
}

function refusal(reason: string): Refusal {
  return { refused: 'conflict', reason }
}
