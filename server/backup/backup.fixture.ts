import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { resultRows } from '#server/db/result-rows.ts'
import type { DataPlaces } from '#server/services/services.ts'

/** An empty data folder, and perhaps an empty database, to restore into. */
interface EmptyPlace extends DataPlaces {
  readonly open: () => Promise<Database>
  readonly remove: () => Promise<void>
}

/** A folder that is removed at the end of the test run. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(path.dirname(inject('embeddedTemplate')), 'vitrine-'))
}

/** Creates an empty place for an embedded database or a database on a server. */
export async function emptyPlace(kind: Database['kind']): Promise<EmptyPlace> {
  const dataDir = await temporaryFolder()
  const name = `test_${randomBytes(8).toString('hex')}`
  if (kind === 'server') await onServer(`create database ${name}`)
  const databaseUrl = kind === 'server' ? `${inject('postgresUrl')}/${name}` : null
  return {
    databaseUrl,
    dataDir,
    open: () => openDatabase(databaseUrl, dataDir, { isDurable: false }),
    remove: async () => {
      if (kind === 'server') await onServer(`drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true })
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Every row of every table, all columns as text; sorted, for comparison. */
export async function allRows(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const { queries } = database
  const tables = resultRows<{ name: string }>(
    await queries.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  )
  const found: Record<string, readonly string[]> = {}
  for (const { name } of tables) {
    // The time of a migration differs between the databases, so only names are compared.
    const row = name === 'migrations' ? 'name' : 't::text'
    const rows = await queries.execute(sql.raw(`select ${row} as row from ${name} t order by 1`))
    found[name] = resultRows<{ row: string }>(rows).map((each) => each.row)
  }
  return found
}

/** Writes files below a data folder, by their paths. */
export async function writeFiles(dataDir: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dataDir, name)), { recursive: true })
    await writeFile(path.join(dataDir, name), content)
  }
}

/** The media, mails and key below a data folder, as hex by their paths. */
export async function allFiles(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .filter((name) => /^(?:media|mail|secret\.key)/.test(name))
    .toSorted()
  const found: Record<string, string> = {}
  for (const name of names) found[name] = (await readFile(path.join(dataDir, name))).toString('hex')
  return found
}
