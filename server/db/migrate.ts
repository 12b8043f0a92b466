import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './database.ts'
import { DataFolderError } from './folder-error.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')

// Any number, as long as it is always the same: processes that start together wait for one another.
const LOCK = 7_263_001

const TABLES = `select tablename from pg_tables where schemaname = 'public'`

/** Applies the migrations that the database lacks, each wholly or not at all. */
export async function migrate(database: Database): Promise<void> {
  await database.onConnection(async (run) => {
    await run(`select pg_advisory_lock(${LOCK})`)
    try {
      if (database.kind === 'embedded') refuseForeign((await run(TABLES)).map(({ tablename }) => tablename))
      await run('create table if not exists migrations (name text primary key, applied_at timestamptz default now())')
      const applied = new Set((await run('select name from migrations')).map(({ name }) => String(name)))
      const files = (await readdir(FOLDER)).sort()
      refuseNewer([...applied].filter((name) => !files.includes(name)))
      for (const file of files.filter((name) => !applied.has(name))) {
        const script = await readFile(path.join(FOLDER, file), 'utf8')
        await run(`begin; ${script}; insert into migrations (name) values ('${file}'); commit`)
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
