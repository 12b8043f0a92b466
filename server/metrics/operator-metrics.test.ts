import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, TEST_METRICS_KEY, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'

const ALERTS = path.resolve(import.meta.dirname, '../../deploy/alerts.yml')

describe.each(DATABASES)('metrics for operators, on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  beforeAll(async () => {
    test = await start()
    const { catalogues } = await insertSample(test.database.queries)
    await insertDeliveries(catalogues.harbour)
    server = await startTestApp(test)
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  it('has every metric that an alert uses', async () => {
    await server.app.inject('/healthz')
    const named = new Set(readFileSync(ALERTS, 'utf8').match(/\b(?:vitrine|process|nodejs)_[a-z0-9_]+/g))
    expect(named.size).toBeGreaterThan(5)
    const body = await read()
    for (const name of named) expect(body).toMatch(new RegExp(`^${name}[ {]`, 'm'))
  })

  it('counts pending and failed deliveries, and how long the oldest is overdue', async () => {
    const body = await read()
    expect(body).toContain('vitrine_deliveries{state="pending"} 2')
    expect(body).toContain('vitrine_deliveries{state="failed"} 1')
    const overdue = Number(/^vitrine_delivery_overdue_seconds (\S+)$/m.exec(body)?.[1])
    expect(overdue).toBeGreaterThan(3599)
    expect(overdue).toBeLessThan(7200)
  })

  it('reports why a process is not ready, and the free space on its disk', async () => {
    const body = await read()
    expect(body).toContain('vitrine_not_ready{reason="database"} 0')
    expect(body).toMatch(/^vitrine_disk_free_bytes [1-9]/m)
    expect(body).toMatch(/^vitrine_catalogues [1-9]/m)
  })

  it('leaves out metrics of a missing database or disk, and returns the others', async () => {
    const dataDir = path.join(import.meta.dirname, 'missing')
    const away = await startTestApp({ ...test, database: { ...test.database } }, { dataDir })
    Object.assign(away.services.database, { queries: { select: () => fail(), execute: () => fail() } })
    const { statusCode, body } = await away.app.inject({ url: '/metrics', headers: KEY })
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/^vitrine_(deliver|disk)/m)
    expect(body).toContain('vitrine_open_streams 0')
    await away.stop()
  })

  const KEY = { authorization: `Bearer ${TEST_METRICS_KEY}` }

  async function read(): Promise<string> {
    return (await server.app.inject({ url: '/metrics', headers: KEY })).body
  }

  function fail(): never {
    throw new Error('gone')
  }

  async function insertDeliveries(catalogueId: number): Promise<void> {
    const visitor = { name: 'Ada', phone: '+44 20 7946 0321', phone_normalised: '+442079460321' }
    const [order] = await test.database.queries
      .insert(orders)
      .values({
        ...visitor,
        catalogue_id: catalogueId,
        idempotency_key: 'one',
        kind: 'order',
        page: '/',
        lang: 'en',
        utm: {},
        tracking: {},
        is_robot: false,
        origin: 'https://homes.example',
        created_at: new Date(Date.now() - 3_600_000),
      })
      .returning({ id: orders.id })
    const row = { order_id: order?.id ?? 0, kind: 'mail_sales' as const, attempts: 0 }
    await test.database.queries.insert(deliveries).values([
      { ...row, key: 'a', state: 'pending' },
      { ...row, key: 'b', state: 'pending', next_attempt_at: new Date(Date.now() + 60_000) },
      { ...row, key: 'c', state: 'failed' },
      { ...row, key: 'd', state: 'delivered' },
    ])
  }
})
