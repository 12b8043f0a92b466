import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { EmbeddedOptions } from './embedded.ts'
import { migrate } from './migrate.ts'

/** Queries by Drizzle, alone or within a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT>

/** What one connection can do: several statements in one text, the rows of all of them. */
export type RunScript = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** Hears what is said on a channel; `onGap` when some of it may have been missed. */
export interface Listener {
  readonly onMessage: (payload: string) => void
  readonly onGap: () => void
}

/** Connections at work, those that are free, and callers who wait for one. */
export type ConnectionCounts = Readonly<Record<'used' | 'idle' | 'waiting', number>>

/** PostgreSQL, wherever it runs: one dialect from a laptop to a cluster (design 1). */
export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly queries: Queries
  /** Reads in one snapshot, and again on another connection when the connection was lost. */
  readonly read: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>
  readonly listen: (channel: string, listener: Listener) => Promise<void>
  /** How the pool of connections is used at the moment. */
  readonly connections: () => ConnectionCounts
  /** Keeps one connection for the whole of `work`. */
  readonly onConnection: <Result>(work: (run: RunScript) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Opens the database server of a URL or, without one, the embedded database in the data folder, with all its tables. */
export async function openDatabase(
  databaseUrl: string | null,
  dataDir: string,
  options?: EmbeddedOptions,
): Promise<Database> {
  const database = await openWithoutTables(databaseUrl, dataDir, options)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Opens the same with the tables that it has. */
export function openWithoutTables(
  databaseUrl: string | null,
  dataDir: string,
  options?: EmbeddedOptions,
): Promise<Database> {
  return databaseUrl ? openServerOf(databaseUrl) : openFolder(dataDir, options)
}

// Either driver is loaded only where it is used.
async function openServerOf(databaseUrl: string): Promise<Database> {
  const { openServer } = await import('./server.ts')
  return openServer(databaseUrl)
}

async function openFolder(dataDir: string, options?: EmbeddedOptions): Promise<Database> {
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(dataDir, options)
}
