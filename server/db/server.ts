import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database, Listener } from './database.ts'
import { createPooledDatabase } from './pooled-database.ts'

// Long enough for a restarting server, short enough to receive changes soon after.
const RECONNECT_MS = 500
// Applies to a server that does not answer and to a pool whose connections are all in use.
const CONNECT_MS = 30_000

/** Opens a pool of connections to a PostgreSQL server. */
export function openServer(connectionString: string): Database {
  // Without keep-alive a connection through a dead network path hangs for hours.
  const options = { connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT_MS }
  const pool = new pg.Pool(options)
  const closing = new AbortController()
  return createPooledDatabase({
    kind: 'server',
    pool,
    listen: (channel, listener) => keepListening(options, channel, listener, closing.signal),
    close: async () => {
      closing.abort()
      await pool.end()
    },
  })
}

/** Listens on a separate connection, and on a new one whenever that is lost. */
async function keepListening(
  options: pg.ClientConfig,
  channel: string,
  listener: Listener,
  closing: AbortSignal,
): Promise<void> {
  const client = new pg.Client(options)
  let isListening = false
  const stop = () => void client.end()
  client.on('error', () => {})
  client.on('notification', ({ payload }) => listener.onMessage(payload ?? ''))
  client.once('end', () => {
    closing.removeEventListener('abort', stop)
    if (isListening && !closing.aborted) void listenAgain(options, channel, listener, closing)
  })
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    isListening = true
  } catch (error) {
    stop()
    throw error
  }
  closing.addEventListener('abort', stop)
  if (closing.aborted) stop()
}

async function listenAgain(
  options: pg.ClientConfig,
  channel: string,
  listener: Listener,
  closing: AbortSignal,
): Promise<void> {
  while (!closing.aborted) {
    await pause(RECONNECT_MS)
    try {
      if (closing.aborted) return
      await keepListening(options, channel, listener, closing)
      listener.onGap()
      return
    } catch {
      // Still down: tries again.
    }
  }
}
