import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePrivate } from '#server/disk/make-private.ts'
import { syncFolder, syncTree } from '#server/disk/sync-folder.ts'
import { DataFolderError } from './folder-error.ts'

// The version of PostgreSQL that PGlite is built from. Data files work with this version only.
const POSTGRES_VERSION = '18'
const POSTGRES = 'postgres'
/** Exists beside the database from its creation on, so that a missing database is noticed. */
const MARK = 'vitrine.json'
/** Exists while the database is being created: a database beside it was never used. */
const CREATING = 'creating'
/** Exists while a backup is being restored, so that a partial restore is not taken for a complete one. */
const RESTORING = 'restoring'
const OURS: ReadonlySet<string> = new Set([
  POSTGRES,
  MARK,
  CREATING,
  RESTORING,
  'media',
  'mail',
  'lock.json',
  'secret.key',
  'server.json',
])
const NAMES_SHOWN = 3
// If one of these is missing, PostgreSQL does not start or starts with an empty database.
const NEEDED = ['PG_VERSION', 'base', 'global', 'global/pg_control', 'pg_wal', 'pg_xact']

/** Checks that a folder is ours, and creates it if needed, before anything is written to it. */
export async function prepareDataFolder(dataDir: string, isRestoring = false): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const names = (await readdir(dataDir)).filter(isSignificant)
  if (names.includes(RESTORING) && !isRestoring) throw new DataFolderError(interrupted(dataDir))
  if (names.length > 0 && !names.some((name) => OURS.has(name))) {
    throw new DataFolderError(
      `The data folder ${dataDir} contains files that are not Vitrine's (${someOf(names)}). Set DATA_DIR to an empty folder.`,
    )
  }
}

/** Marks an empty folder as the target of a restore in progress. Returns the function that removes the mark. */
export async function beginRestoring(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const names = (await readdir(dataDir)).filter(isSignificant)
  if (names.includes(RESTORING)) throw new DataFolderError(interrupted(dataDir))
  if (names.length > 0) {
    throw new DataFolderError(
      `The data folder ${dataDir} is not empty: it contains ${someOf(names)}. Set DATA_DIR to an empty folder to restore into.`,
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
 * Whether an entry means that a folder is in use. Tools leave dotfiles, such as `.npm` if the folder is a user's home,
 * and file systems leave `lost+found`. None of our files has such a name, so these entries are never overwritten.
 */
function isSignificant(name: string): boolean {
  return !name.startsWith('.') && name !== 'lost+found'
}

/** The first names of a folder, for an error message. */
function someOf(names: readonly string[]): string {
  const shown = names.toSorted().slice(0, NAMES_SHOWN)
  return [...shown, ...(names.length > shown.length ? [`${names.length - shown.length} more`] : [])].join(', ')
}

function interrupted(dataDir: string): string {
  return `A restore into the data folder ${dataDir} was interrupted. Empty the folder and restore again.`
}

/** A folder that can be opened as a database. */
interface DatabaseFolder {
  readonly folder: string
  /** Whether the database is being created. */
  readonly isNew: boolean
  /** Call this once the database has started. */
  readonly finish: () => Promise<void>
}

/** Checks the database in a locked data folder: refuses a damaged one, prepares the creation of a missing one. */
export async function prepareDatabaseFolder(dataDir: string, isDurable: boolean): Promise<DatabaseFolder> {
  const folder = path.join(dataDir, POSTGRES)
  const creating = path.join(dataDir, CREATING)
  const mark = path.join(dataDir, MARK)
  await closeToOthers(dataDir)
  // The creation was interrupted, so the database was never used.
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

/** An earlier version let other users read the data. Media may be many, so only their folder is closed. */
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
      `The database in ${folder} is for PostgreSQL ${version || 'of an unknown version'}, and this Vitrine needs ${POSTGRES_VERSION}. Start the version of Vitrine that created it, or set DATA_DIR to an empty folder.`,
    )
  }
}

function missing(dataDir: string, what: string): string {
  return `The database in ${dataDir} is incomplete: ${what}. Restore it from a backup, or set DATA_DIR to an empty folder to start from scratch.`
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
