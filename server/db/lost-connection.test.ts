import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#server/app.fixture.ts'
import type { Database } from './database.ts'
import { DATABASES, type TestDatabase } from './databases.fixture.ts'
import { isConnectionLost, isDatabaseUnavailable } from './lost-connection.ts'
import { openDatabase } from './open-database.ts'
import { createProxy, type ServerProxy } from './proxy.fixture.ts'
import { accounts } from './tables/account.ts'

const [, { start }] = DATABASES
// For a machine that is busy with other work.
const PATIENCE = { timeout: 60_000, interval: 50 }

describe('a PostgreSQL server that drops connections', () => {
  let test: TestDatabase
  let proxy: ServerProxy
  let database: Database
  beforeAll(async () => {
    test = await start()
    const direct = new URL(test.url ?? '')
    proxy = await createProxy(Number(direct.port))
    direct.port = String(proxy.port)
    database = await openDatabase(direct.href, '')
  })
  afterAll(async () => {
    await database.close()
    await proxy.stop()
    await test.stop()
  })

  it('fails a transaction as unavailable and works again afterwards', async () => {
    const broken = database.queries.transaction(async (tx) => {
      await tx.insert(accounts).values({ name: 'half' })
      await terminate(await pidOf(tx))
      await tx.select().from(accounts)
    })
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable)
    await expect.poll(() => namesIn(database), PATIENCE).toEqual([])
  })

  it('fails a transaction whose connection is lost between two statements', async () => {
    const broken = database.queries.transaction(async (tx) => {
      await tx.insert(accounts).values({ name: 'half' })
      await terminate(await pidOf(tx))
    })
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable)
    await expect.poll(() => namesIn(database), PATIENCE).toEqual([])
  })

  it('keeps reading, with and without a snapshot, while all connections are ended repeatedly', async () => {
    for (let round = 0; round < 10; round += 1) {
      await terminateAll()
      expect(await namesIn(database)).toEqual([])
      await terminateAll()
      expect(await database.read((queries) => queries.select().from(accounts))).toEqual([])
    }
  })

  it('begins transactions on another connection and leaks none of the pool', async () => {
    for (let round = 0; round < 15; round += 1) {
      await terminateAll()
      await database.queries.transaction((tx) => tx.execute(sql`select 1`)).catch(() => {})
    }
    const together = Array.from({ length: 10 }, () => database.queries.execute(sql`select pg_sleep(0.05)`))
    await Promise.all(together)
  })

  it('reports when notifications may have been missed, and receives the next one', async () => {
    const received: string[] = []
    let gaps = 0
    await database.listen('talk', {
      onMessage: (payload) => received.push(payload),
      onGap: () => {
        gaps += 1
      },
    })
    await terminateAll()
    await expect.poll(() => gaps, PATIENCE).toBe(1)
    await test.database.queries.execute(sql`select pg_notify('talk', 'after the gap')`)
    await expect.poll(() => received, PATIENCE).toEqual(['after the gap'])
  })

  it('answers 503 with Retry-After while the server is down, and recovers by itself', async () => {
    const { app, stop } = await startTestApp({ ...test, database })
    app.post('/write', async () => void (await database.queries.insert(accounts).values({ name: 'written' })))
    await proxy.cut()
    const refused = await app.inject({ method: 'POST', url: '/write' })
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await proxy.mend()
    const write = async () => (await app.inject({ method: 'POST', url: '/write' })).statusCode
    await expect.poll(write, PATIENCE).toBe(200)
    expect(await namesIn(database)).toEqual(['written'])
    await stop()
  })

  /** Terminates a connection and waits until the server has closed it. */
  async function terminate(pid: number): Promise<void> {
    await test.database.queries.execute(sql`select pg_terminate_backend(${pid}::int)`)
    await expect.poll(otherPids, PATIENCE).not.toContain(pid)
  }

  async function terminateAll(): Promise<void> {
    for (const pid of await otherPids()) await terminate(pid)
  }

  /** The process ids of all other connections. */
  async function otherPids(): Promise<readonly number[]> {
    const rows = await test.database.queries
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and pid <> pg_backend_pid()`)
    return rows.map(({ pid }) => pid)
  }
})

async function pidOf(queries: Database['queries']): Promise<number> {
  const [row] = await queries.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`)
  return row?.pid ?? 0
}

async function namesIn({ queries }: Database): Promise<readonly string[]> {
  return (await queries.select({ name: accounts.name }).from(accounts)).map(({ name }) => name)
}

describe('an error of the database', () => {
  const wrapped = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) })

  it.each([
    ['an ended server', wrapped('57P01')],
    ['a starting server', wrapped('57P03')],
    ['a failed connection', wrapped('08006')],
    ['a reset socket', wrapped('ECONNRESET')],
    ['a socket that closed unexpectedly', new Error('Connection terminated unexpectedly')],
    ['addresses that all refuse', new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })])],
  ])('means a lost connection: %s', (_, error) => {
    expect([isConnectionLost(error), isDatabaseUnavailable(error)]).toEqual([true, true])
  })

  it.each(['53100', '53300', '25006', '58030'])('means that the database cannot serve: %s', (code) => {
    expect([isConnectionLost(wrapped(code)), isDatabaseUnavailable(wrapped(code))]).toEqual([false, true])
  })

  it.each([wrapped('23505'), wrapped('42601'), new Error('stop'), 'text'])('is about the request: %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
