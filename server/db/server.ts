import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Listener } from './database.ts'

// Long enough for a server that is being restarted, short enough to hear of changes soon after.
const RECONNECT_MS = 500

/** Opens a pool of connections to a PostgreSQL server. */
export function openServer(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString })
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const closing = new AbortController()
  return {
    kind: 'server',
    queries: drizzle(pool),
    listen: (channel, listener) => keepListening(connectionString, channel, listener, closing.signal),
    onConnection: async (work) => {
      const client = await pool.connect()
      try {
        return await work(async (sql) => {
          const result: pg.QueryResult | pg.QueryResult[] = await client.query(sql)
          return [result].flat().flatMap(({ rows }) => rows)
        })
      } finally {
        client.release()
      }
    },
    close: async () => {
      closing.abort()
      await pool.end()
    },
  }
}

/** Listens on a connection of its own, and on a new one whenever that is lost. */
async function keepListening(url: string, channel: string, listener: Listener, closing: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  client.on('notification', ({ payload }) => listener.onMessage(payload ?? ''))
  await client.connect()
  await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  const stop = () => void client.end()
  client.on('end', () => {
    closing.removeEventListener('abort', stop)
    if (!closing.aborted) void listenAgain(url, channel, listener, closing)
  })
  closing.addEventListener('abort', stop)
  if (closing.aborted) stop()
}

async function listenAgain(url: string, channel: string, listener: Listener, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
    try {
      if (closing.aborted) return
      await keepListening(url, channel, listener, closing)
      listener.onGap()
      return
    } catch {
      // Still down: once more.
    }
  }
}
