import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { createMediaFiles } from '#server/media/media-files.ts'
import { healthRoutes } from './health-routes.ts'
import { createReadiness } from './readiness.ts'

const LARGE = async () => 2 ** 40

describe.each(DATABASES)('readiness on $name', ({ start }) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await start()
  })
  afterAll(() => test.stop())

  it('is given if the database accepts writes and media can be stored', async () => {
    expect(await readiness(LARGE).check()).toBeNull()
  })

  it('is not given without the media folder or on a full disk', async () => {
    const { freeBytes } = createMediaFiles(path.join(tmpdir(), 'vitrine-is-not-here'))
    expect(await readiness(freeBytes).check()).toBe('media')
    expect(await readiness(async () => 1_000_000).check()).toBe('disk')
  })

  it('is not given while the database is read-only', async () => {
    // Sequentially, so that the pool uses the same connection each time.
    const setReadOnly = (value: 'on' | 'off') =>
      test.database.onConnection((run) => run(`set default_transaction_read_only = ${value}`))
    await setReadOnly('on')
    expect(await readiness(LARGE).check()).toBe('writes')
    await setReadOnly('off')
    expect(await readiness(LARGE).check()).toBeNull()
  })

  it('is checked at most once every few seconds', async () => {
    let looks = 0
    let time = 0
    const { check } = createReadiness({
      database: test.database,
      now: () => time,
      files: {
        freeBytes: async () => {
          looks += 1
          return 2 ** 40
        },
      },
    })
    await Promise.all([check(), check(), check()])
    expect(looks).toBe(1)
    time = 3_000
    await check()
    expect(looks).toBe(2)
  })

  function readiness(freeBytes: () => Promise<number | null>) {
    return createReadiness({ database: test.database, files: { freeBytes }, now: () => 0 })
  }
})

it('reports the reason at /readyz while /healthz is still ok', async () => {
  const app = Fastify()
  healthRoutes(app, { kind: 'embedded', check: async () => 'disk' })
  const { statusCode, headers, json } = await app.inject('/readyz')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(json()).toEqual({ status: 'unavailable', database: 'embedded', reason: 'disk' })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
