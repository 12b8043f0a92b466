import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Queries } from './database.ts'
import { isConnectionLost } from './lost-connection.ts'

/** What the two kinds of database do differently. */
interface PoolDeps extends Pick<Database, 'kind' | 'listen' | 'close'> {
  readonly pool: pg.Pool
}

// A restarted server is back within a second or two, and a visitor does not wait longer.
const RETRY_MS = [100, 1_000]
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** A database with a pool of connections, any of which may be lost at any time. */
export function createPooledDatabase({ kind, pool, listen, close }: PoolDeps): Database {
  // The pool replaces lost connections. Without these listeners a lost connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  async function onClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let isUsable = true
    try {
      return await work(client)
    } catch (error) {
      isUsable = !isConnectionLost(error)
      throw error
    } finally {
      // Closes a connection that is still in a transaction: its next user would continue that transaction.
      client.release(!isUsable || client.getTransactionStatus() !== 'I')
    }
  }

  // Unlike the pool's `query`, this keeps the connection after an ordinary SQL error.
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const run = () => onClient((client) => client.query(config, values))
    return /^\s*select\b/i.test(config.text) ? retryLost(run) : run()
  }

  const transaction: Queries['transaction'] = (work, config) => {
    let isBegun = false
    const run = () =>
      onClient((client) =>
        drizzle(client).transaction((tx) => {
          isBegun = true
          return work(tx)
        }, config),
      )
    // If the connection turns out to be dead at `begin`, nothing has been done yet.
    return retryLost(run, () => !isBegun)
  }

  const queries: Queries = Object.assign(drizzle(Object.assign(pool, { query })), { transaction })
  return {
    kind,
    queries,
    read: (work) => retryLost(() => queries.transaction(work, SNAPSHOT)),
    listen,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    onConnection: (work) =>
      onClient((client) =>
        work(async (sql) => {
          const result: pg.QueryResult | pg.QueryResult[] = await client.query(sql)
          return [result].flat().flatMap(({ rows }) => rows)
        }),
      ),
    close,
  }
}

/** Retries on another connection when the connection was lost. */
async function retryLost<Result>(work: () => Promise<Result>, mayRetry: () => boolean = () => true): Promise<Result> {
  for (const wait of RETRY_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || !mayRetry()) throw error
    }
    await pause(wait)
  }
  return work()
}
