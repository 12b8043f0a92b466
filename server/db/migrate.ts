import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './database.ts'
import { DataFolderError } from './folder-error.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')

// Any number, as long as it is always the same: processes that start together wait for one another.
const LOCK = 7_263_001

const TABLES = `select tablename from pg_tables where schemaname = 'public'`

/** A step from one version of the tables to the next. */
export interface Migration {
  readonly name: string
  readonly script: string
}

/** All migrations, in their order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(FOLDER)).sort()
  return Promise.all(names.map(async (name) => ({ name, script: await readFile(path.join(FOLDER, name), 'utf8') })))
}

/** Applies the migrations that the database lacks, each wholly or not at all; or only some, for an older version. */
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

/** On a server other programs may share the database; a folder is one program's alone. */
function refuseForeign(tables: readonly unknown[]): void {
  if (tables.length === 0 || tables.includes('migrations')) return
  throw new DataFolderError(
    `The database in the data folder is not Vitrine's (it has a table ${tables[0]}). Set DATA_DIR to an empty folder.`,
  )
}

/** An older Vitrine would write rows that the newer one takes for damaged. */
function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new DataFolderError(
    `The database was made by a newer Vitrine, or by another program (${unknown[0]}). Start that version, or restore a backup of this one.`,
  )
}
