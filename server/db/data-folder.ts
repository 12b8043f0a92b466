import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePrivate } from '#server/disk/make-private.ts'
import { syncFolder, syncTree } from '#server/disk/sync-folder.ts'
import { DataFolderError } from './folder-error.ts'

// The version of PostgreSQL that PGlite is built from; its files fit no other.
const POSTGRES_VERSION = '18'
const POSTGRES = 'postgres'
/** Stands beside the database since it was created, so that a missing database is noticed. */
const MARK = 'vitrine.json'
/** Stands there while the database is being created: what is found beside it was never used. */
const CREATING = 'creating'
/** Stands there while a backup is being restored: a part of it must not be taken for the whole. */
const RESTORING = 'restoring'
const OURS: ReadonlySet<string> = new Set([
  ...[POSTGRES, MARK, CREATING, RESTORING],
  ...['media', 'mail', 'lock.json', 'secret.key', 'server.json'],
])
const NAMES_SHOWN = 3
// Without any of these PostgreSQL does not start, or starts on nothing.
const NEEDED = ['PG_VERSION', 'base', 'global', 'global/pg_control', 'pg_wal', 'pg_xact']

/** Makes sure that a folder exists and is ours, before anything is written to it. */
export async function prepareDataFolder(dataDir: string, isRestoring = false): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const names = (await readdir(dataDir)).filter(isCounted)
  if (names.includes(RESTORING) && !isRestoring) throw new DataFolderError(interrupted(dataDir))
  if (names.length > 0 && !names.some((name) => OURS.has(name))) {
    throw new DataFolderError(
      `The data folder ${dataDir} holds files that are not Vitrine's (${someOf(names)}). Set DATA_DIR to an empty folder.`,
    )
  }
}

/** Marks an empty folder as one that a backup is being restored into. Gives the function that takes the mark away. */
export async function beginRestoring(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const names = (await readdir(dataDir)).filter(isCounted)
  if (names.includes(RESTORING)) throw new DataFolderError(interrupted(dataDir))
  if (names.length > 0) {
    throw new DataFolderError(
      `The data folder ${dataDir} is not empty: it holds ${someOf(names)}. Set DATA_DIR to an empty folder to restore into.`,
    )
  }
  const mark = path.join(dataDir, RESTORING)
  await writeFile(mark, '', { flag: 'wx', flush: true, mode: 0o600 })
  await syncFolder(dataDir)
  return async () => {
    await rm(mark)
    await syncFolder(dataDir)
  }
}

/**
 * Whether an entry shows that a folder is in use. Tools leave entries with a dot, such as `.npm` where the folder is the
 * home of a user, and file systems leave `lost+found`. Nothing of ours has such a name, so none is ever written over.
 */
function isCounted(name: string): boolean {
  return !name.startsWith('.') && name !== 'lost+found'
}

/** The first names of a folder, for a sentence. */
function someOf(names: readonly string[]): string {
  const shown = names.toSorted().slice(0, NAMES_SHOWN)
  return [...shown, ...(names.length > shown.length ? [`${names.length - shown.length} more`] : [])].join(', ')
}

function interrupted(dataDir: string): string {
  return `A restore into the data folder ${dataDir} did not end. Empty the folder, and restore again.`
}

/** A folder that can be opened as a database. */
export interface DatabaseFolder {
  readonly folder: string
  /** Whether there was none before. */
  readonly isNew: boolean
  /** To be called once the database has started. */
  readonly finish: () => Promise<void>
}

/** Looks at the database in a locked data folder: refuses one that is damaged, prepares the creation of one that is missing. */
export async function prepareDatabaseFolder(dataDir: string, isDurable: boolean): Promise<DatabaseFolder> {
  const folder = path.join(dataDir, POSTGRES)
  const creating = path.join(dataDir, CREATING)
  const mark = path.join(dataDir, MARK)
  await closeToOthers(dataDir)
  // The creation was interrupted: nobody has used this database yet.
  if (await exists(creating)) for (const made of [folder, mark]) await rm(made, { recursive: true, force: true })
  const isNew = (await namesIn(folder)).length === 0
  if (isNew && (await exists(mark))) throw new DataFolderError(missing(dataDir, `${POSTGRES}/ is empty`))
  if (!isNew) await refuseDamaged(dataDir, folder)
  if (isNew) {
    await writeFile(creating, '', { flush: isDurable, mode: 0o600 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (isDurable) await syncFolder(dataDir)
  }
  return {
    folder,
    isNew,
    finish: async () => {
      if (isNew && isDurable) await syncTree(folder)
      if (!(await exists(mark)))
        await writeFile(mark, `${JSON.stringify({ postgres: POSTGRES_VERSION })}\n`, { flush: isDurable, mode: 0o600 })
      if (isDurable) await syncFolder(dataDir)
      await rm(creating, { force: true })
      if (isNew && isDurable) await syncFolder(dataDir)
    },
  }
}

/** An earlier version let every user of the computer read the data. Media may be many, so only their folder is closed. */
async function closeToOthers(dataDir: string): Promise<void> {
  await makePrivate(dataDir)
  for (const name of OURS) await makePrivate(path.join(dataDir, name))
  for (const name of await namesIn(path.join(dataDir, POSTGRES), true))
    await makePrivate(path.join(dataDir, POSTGRES, name))
}

async function refuseDamaged(dataDir: string, folder: string): Promise<void> {
  for (const name of NEEDED) {
    if (!(await exists(path.join(folder, name))))
      throw new DataFolderError(missing(dataDir, `${POSTGRES}/${name} is missing`))
  }
  if (await exists(path.join(folder, 'postmaster.opts'))) {
    throw new DataFolderError(
      `The folder ${folder} belongs to a PostgreSQL server. Set DATABASE_URL to that server, or DATA_DIR to an empty folder.`,
    )
  }
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version !== POSTGRES_VERSION) {
    throw new DataFolderError(
      `The database in ${folder} is of PostgreSQL ${version || 'an unknown version'}, and this Vitrine needs ${POSTGRES_VERSION}. Start the Vitrine that made it, or set DATA_DIR to an empty folder.`,
    )
  }
}

function missing(dataDir: string, what: string): string {
  return `The database in ${dataDir} is not whole: ${what}. Restore it from a backup, or set DATA_DIR to an empty folder to begin anew.`
}

async function namesIn(folder: string, recursive = false): Promise<readonly string[]> {
  return readdir(folder, { recursive }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function exists(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  await handle?.close()
  return handle !== null
}
