import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectAnswer } from '#contract/projects.ts'
import { tokenAnswer } from '#contract/token.ts'
import { createKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { openEvents } from '#server/event/open-events.fixture.ts'

// No other number in the sample contains these.
const SOON = { timeout: 10_000 }
const PRICES = { reserved: 781_313, sold: 782_323, withheld: 783_333 }

describe.each(DATABASES)('the prices of units that are not free, on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  let origin: string
  let authorization: string
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    authorization = `Bearer ${await createKey(test.database.queries, sample.account, 'test')}`
    server = await startTestApp(test)
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { instances, statuses } = sample
    const extra_price = 784_343
    await manage('PATCH', '/instances', [
      { id: instances.u101, status_id: statuses.reserved, price: PRICES.reserved, extra_price },
      { id: instances.u102, status_id: statuses.sold, price: PRICES.sold, extra_price },
      { id: instances.u112, status_id: statuses.withheld, price: PRICES.withheld, extra_price },
    ])
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const manage = (method: 'PATCH' | 'POST' | 'DELETE', path: string, payload?: object) =>
    server.app.inject({ method, url: `/api/v1/manage${path}`, headers: { authorization }, ...(payload && { payload }) })
  const read = async (path: string) => (await server.app.inject(path)).body
  const chessPath = (token: string) => `/api/v1/public/projects/${sample.projects.harbour}/chess?first_token=${token}`
  const showTaken = async (isShown: boolean) => {
    const view = { enabled: true, order: 1, default_sort: 'default', cell: ['number', 'price'] }
    const chess = { ...view, taken_prices: isShown }
    expect((await manage('PATCH', `/catalogues/${sample.catalogues.harbour}`, { chess })).statusCode).toBe(200)
  }

  it('are in no answer, page or document', async () => {
    const project = sample.projects.harbour
    const { u101, u102 } = sample.instances
    const tokens = 'first_token=harbour'
    const bodies = await Promise.all(
      [
        chessPath('harbour'),
        chessPath('coast'),
        `/api/v1/public/projects/${project}?${tokens}`,
        `/api/v1/public/token?${tokens}`,
        '/harbour/chess',
        '/harbour/premises',
        `/harbour/premises/details/instance/${u101}`,
        `/harbour/premises/details/instance/${u102}`,
        `/harbour/pdf/${u102}`,
      ].map(read),
    )
    for (const body of bodies) expect(body).not.toMatch(/78[1-4],?[0-9]{3}/)
  })

  it('are sent if the catalogue shows them, but never those of units that are not for sale', async () => {
    const free = JSON.parse(await read('/api/v1/public/token?first_token=harbour')).data.catalogs
    await showTaken(true)
    const chess = await read(chessPath('harbour'))
    for (const price of [PRICES.reserved, PRICES.sold]) expect(chess).toContain(`"price":${price}`)
    expect(chess).not.toContain(String(PRICES.withheld))
    // The group has a setting of its own, and the prices of free units do not change.
    expect(await read(chessPath('coast'))).not.toContain(String(PRICES.sold))
    const token = tokenAnswer.parse(JSON.parse(await read('/api/v1/public/token?first_token=harbour'))).data
    expect(token).toMatchObject({ chess: { taken_prices: true }, catalogs: free })
    projectAnswer.parse(
      JSON.parse(await read(`/api/v1/public/projects/${sample.projects.harbour}?first_token=harbour`)),
    )
    await showTaken(false)
    expect(await read(chessPath('harbour'))).not.toContain(String(PRICES.sold))
  })

  it('are not in live events, which contain the price of a unit that becomes free', async () => {
    const { u101 } = sample.instances
    const { free, sold } = sample.statuses
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=harbour`)
    await manage('PATCH', '/instances', [{ id: u101, status_id: free }])
    await manage('PATCH', '/instances', [{ id: u101, status_id: sold, price: 785_353 }])
    await manage('PATCH', '/instances', [{ id: u101, price: 786_363 }])
    const [freed, taken, quiet] = await events.take(3)
    expect(freed?.data).toMatchObject({
      changed: [{ id: u101, status_id: free, price: PRICES.reserved, extra_price: 784_343 }],
    })
    expect(taken?.data).toMatchObject({ changed: [{ id: u101, status_id: sold, price: null, extra_price: null }] })
    expect(quiet?.data).not.toHaveProperty('changed')
    events.close()
  })

  it('are in no answer, page or document while a unit is held, and return with its end', async () => {
    const { s10 } = sample.instances
    const [project, price] = [sample.projects.harbour, 787_373]
    await manage('PATCH', '/instances', [{ id: s10, price }])
    const tokens = 'first_token=harbour'
    const paths = [
      chessPath('harbour'),
      chessPath('coast'),
      `/api/v1/public/token?${tokens}`,
      `/api/v1/public/projects/${project}?${tokens}`,
      '/harbour/chess',
      `/harbour/premises/details/instance/${s10}`,
      `/harbour/pdf/${s10}`,
    ]
    const readAll = async () => (await Promise.all(paths.map(read))).filter((body) => /787,?373/.test(body)).length
    const freeCount = async () =>
      tokenAnswer.parse(JSON.parse(await read(`/api/v1/public/token?${tokens}`))).data.catalogs[0]?.free_count
    // Read twice, so that the answers are cached.
    const before = [await readAll(), await freeCount()]
    expect(before[0]).toBeGreaterThan(0)
    const held = await manage('POST', '/holds', { id: s10 })
    expect(held.statusCode).toBe(201)
    // Answers at once, and pages when they have been made again.
    const now = async () => [await readAll(), await freeCount()]
    await expect.poll(now, SOON).toEqual([0, (before[1] ?? 0) - 1])
    expect(await read(chessPath('harbour'))).toContain(`"id":${s10},`)
    await manage('DELETE', `/holds/${held.json().data.id}`)
    await expect.poll(now, SOON).toEqual(before)
  })

  it('make open pages reload the chess when they are switched on or off, and on each change while shown', async () => {
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=harbour`)
    await showTaken(true)
    await manage('PATCH', '/instances', [{ id: sample.instances.u102, price: 787_373 }])
    const received = await events.take(3)
    expect(received.map(({ event }) => event).toSorted()).toEqual(['chess', 'chess', 'token'])
    for (const { data } of received) expect(data).not.toHaveProperty('changed')
    events.close()
    await showTaken(false)
  })
})
