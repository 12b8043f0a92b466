import path from 'node:path'
import pg from 'pg'
import type { LogFormat } from '#server/log/notices.ts'
import { prepareDatabaseFolder, prepareDataFolder } from './data-folder.ts'
import type { Database, Listener } from './database.ts'
import { createEngine, type Engine, EngineError } from './embedded-engine.ts'
import { createEmbeddedStream } from './embedded-stream.ts'
import { DataFolderError } from './folder-error.ts'
import { lockFolder, type Say } from './lock-folder.ts'
import { createPooledDatabase } from './pooled-database.ts'

/** Options for opening the embedded database. */
export interface EmbeddedOptions {
  /** Whether a commit waits for the disk; most tests do without. */
  readonly isDurable?: boolean
  /** Whether a backup is being restored into the folder; the folder is refused otherwise. */
  readonly isRestoring?: boolean
  /** Tells the operator why the start takes longer and where a new database is created. */
  readonly say?: Say
  /** The format of the log line written when another process has taken over the folder. */
  readonly logFormat?: LogFormat
}

/** The embedded database and the thread it runs in. */
export interface EmbeddedDatabase extends Database {
  readonly engine: Engine
}

/** Opens PostgreSQL in a thread of this process, in a folder that is locked against other processes. */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { isDurable = true, isRestoring = false, say, logFormat } = options
  await prepareDataFolder(dataDir, isRestoring)
  const lock = await lockFolder(dataDir, say, logFormat)
  try {
    const { folder, isNew, finish } = await prepareDatabaseFolder(dataDir, isDurable)
    // Otherwise a command run without the server's DATA_DIR would fill a second database unnoticed.
    if (isNew) say?.(wordNew(path.resolve(dataDir)))
    const engine = createEngine({ folder, isDurable, lease: lock.lease })
    await engine.start().catch((error) => explainStart(dataDir, error))
    await finish()
    const close = async () => {
      await engine.close()
      await lock.release()
    }
    return { ...connectToEngine(engine, close), engine }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function wordNew(folder: string): string {
  return `There is no database in ${folder}: creating a new one. If you already have one, set DATA_DIR to its folder.`
}

function explainStart(dataDir: string, error: unknown): never {
  if (!(error instanceof EngineError)) throw error
  throw new DataFolderError(
    `The database in ${dataDir} cannot be opened (${error.message}). Restore it from a backup, or set DATA_DIR to an empty folder to start from scratch.`,
  )
}

/** PGlite has one session, so the pool has one connection, which also listens. `close` runs after the pool has ended. */
export function connectToEngine(engine: Engine, close: () => Promise<void>): Database {
  const listeners = new Map<string, Listener[]>()
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => createEmbeddedStream(engine),
    onConnect: (client) => listenAgain(client, [...listeners.keys()]),
  })
  let isFirst = true
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload ?? '')
    })
    if (!isFirst) for (const { onGap } of [...listeners.values()].flat()) onGap()
    isFirst = false
  })
  return createPooledDatabase({
    kind: 'embedded',
    pool,
    listen: async (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      await pool.query({ text: `listen ${pg.escapeIdentifier(channel)}` })
    },
    close: async () => {
      await pool.end()
      await close()
    },
  })
}

/** A new connection does not listen to the channels of the previous one. */
async function listenAgain(client: pg.ClientBase, channels: readonly string[]): Promise<void> {
  for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
}
