import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { EmbeddedOptions } from './embedded.ts'
import { migrate } from './migrate.ts'

/** Drizzle queries, alone or within a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT>

/** Runs a script of several statements on one connection; returns the rows of all of them. */
export type RunScript = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** Receives the notifications of a channel; `onGap` is called when some may have been missed. */
export interface Listener {
  readonly onMessage: (payload: string) => void
  readonly onGap: () => void
}

/** Connections in use, idle connections, and callers waiting for one. */
export type ConnectionCounts = Readonly<Record<'used' | 'idle' | 'waiting', number>>

/** PostgreSQL, embedded or on a server; both speak the same dialect. */
export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly queries: Queries
  /** Reads in one snapshot; retries on another connection if the connection is lost. */
  readonly read: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>
  readonly listen: (channel: string, listener: Listener) => Promise<void>
  /** The current use of the connection pool. */
  readonly connections: () => ConnectionCounts
  /** Keeps one connection for all of `work`. */
  readonly onConnection: <Result>(work: (run: RunScript) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Opens the database server of a URL or else the embedded database in the data folder, and applies migrations. */
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

/** Opens the database without applying migrations. */
export function openWithoutTables(
  databaseUrl: string | null,
  dataDir: string,
  options?: EmbeddedOptions,
): Promise<Database> {
  return databaseUrl ? openServerOf(databaseUrl) : openFolder(dataDir, options)
}

// Each driver is loaded only if it is used.
async function openServerOf(databaseUrl: string): Promise<Database> {
  const { openServer } = await import('./server.ts')
  return openServer(databaseUrl)
}

async function openFolder(dataDir: string, options?: EmbeddedOptions): Promise<Database> {
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(dataDir, options)
}
