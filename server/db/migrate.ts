import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './database.ts'
import { DataFolderError } from './folder-error.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')

// An arbitrary but fixed number: processes that start together wait for one another.
const LOCK = 7_263_001

const TABLES = `select tablename from pg_tables where schemaname = 'public'`

/** A step from one version of the schema to the next. */
interface Migration {
  readonly name: string
  readonly script: string
}

/** All migrations, in order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(FOLDER)).sort()
  return Promise.all(names.map(async (name) => ({ name, script: await readFile(path.join(FOLDER, name), 'utf8') })))
}

/** Applies missing migrations, each in a transaction; with `only`, just those, for the schema of an older version. */
export async function migrate(database: Database, only?: readonly string[]): Promise<void> {
  const migrations = await readMigrations()
  await database.onConnection(async (run) => {
    await run(`select pg_advisory_lock(${LOCK})`)
    try {
      if (database.kind === 'embedded') refuseForeign((await run(TABLES)).map(({ tablename }) => tablename))
      await run('create table if not exists migrations (name text primary key, applied_at timestamptz default now())')
      const applied = new Set((await run('select name from migrations')).map(({ name }) => String(name)))
      refuseNewer([...applied].filter((each) => !migrations.some(({ name }) => name === each)))
      for (const { name, script } of migrations) {
        if (applied.has(name) || only?.includes(name) === false) continue
        await run(`begin; ${script}; insert into migrations (name) values ('${name}'); commit`)
      }
    } catch (error) {
      await run('rollback')
      throw error
    } finally {
      await run(`select pg_advisory_unlock(${LOCK})`)
    }
  })
}

/** Other programs may share a database on a server, but an embedded one must be ours. */
function refuseForeign(tables: readonly unknown[]): void {
  if (tables.length === 0 || tables.includes('migrations')) return
  throw new DataFolderError(
    `The database in the data folder is not Vitrine's (it has a table ${tables[0]}). Set DATA_DIR to an empty folder.`,
  )
}

/** An older Vitrine could write rows that a newer one considers damaged. */
function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new DataFolderError(
    `The database was created by a newer Vitrine or another program (${unknown[0]}). Start that version, or restore a backup of this one.`,
  )
}
