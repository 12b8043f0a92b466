import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

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
type ConnectionCounts = Readonly<Record<'used' | 'idle' | 'waiting', number>>

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
