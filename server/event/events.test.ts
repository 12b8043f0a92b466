import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, TEST_METRICS_KEY, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { changeData } from '#server/live/change-data.ts'
import { openEvents } from './open-events.fixture.ts'

describe.each(DATABASES)('live events on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  let origin: string
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test)
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const open = (query: string, headers?: Record<string, string>) =>
    openEvents(`${origin}/api/v1/public/events?${query}`, headers)
  const change = (scope: 'catalogue' | 'partner' | 'project' | 'chess' | 'pictures', id: number, instances = []) =>
    changeData(server.services, async () => ({ result: null, subjects: [{ scope, id }], instances }))

  it('report changes of the page’s own project only', async () => {
    const events = await open('first_token=harbour')
    await change('chess', sample.projects.hill)
    await change('chess', sample.projects.harbour)
    await change('project', sample.projects.harbour)
    await change('pictures', sample.projects.harbour)
    await change('catalogue', sample.catalogues.harbour)
    const project_id = sample.projects.harbour
    expect(await events.take(4)).toMatchObject([
      { event: 'chess', data: { project_id, version: 1 } },
      { event: 'project', data: { project_id, version: 1 } },
      { event: 'interactive', data: { version: 1 } },
      { event: 'token', data: { version: 1 } },
    ])
    events.close()
  })

  it('report changes in the projects of a group', async () => {
    const events = await open('first_token=coast')
    await change('chess', sample.projects.hill)
    expect(await events.take(1)).toMatchObject([{ event: 'chess', data: { project_id: sample.projects.hill } }])
    events.close()
  })

  it('report changes of a partner only under the partner’s link', async () => {
    const [own, other] = [await open('first_token=harbour&second_token=anna'), await open('first_token=harbour')]
    await change('partner', sample.partners.anna)
    await change('project', sample.projects.harbour)
    expect(await own.take(2)).toMatchObject([{ event: 'token' }, { event: 'project' }])
    expect(await other.take(1)).toMatchObject([{ event: 'project' }])
    own.close()
    other.close()
  })

  it('catch up on missed changes after a lost connection', async () => {
    const before = await open('first_token=harbour')
    await change('chess', sample.projects.harbour)
    const [seen] = await before.take(1)
    before.close()
    await change('chess', sample.projects.harbour)
    await change('catalogue', sample.catalogues.harbour)
    const after = await open('first_token=harbour', { 'last-event-id': String(seen?.id) })
    expect((await after.take(2)).map(({ event }) => event)).toEqual(['token', 'chess'])
    const current = after.lastId()
    after.close()
    const upToDate = await open(`first_token=harbour&last_event_id=${current}`)
    await change('project', sample.projects.harbour)
    expect((await upToDate.take(1)).map(({ event }) => event)).toEqual(['project'])
    upToDate.close()
  })

  it('send everything for an invalid event id', async () => {
    const events = await open('first_token=hill&last_event_id=%00;drop')
    expect((await events.take(4)).map(({ event }) => event)).toEqual(['token', 'project', 'chess', 'interactive'])
    events.close()
  })

  it('release their streams when pages are closed', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => open('first_token=harbour')))
    expect(await openStreams()).toBe(20)
    for (const stream of streams) stream.close()
    await expect.poll(openStreams).toBe(0)
  })

  it('are refused without a valid token', async () => {
    const response = await fetch(`${origin}/api/v1/public/events?first_token=nobody`)
    expect(response.status).toBe(404)
  })

  async function openStreams(): Promise<number> {
    const { body } = await server.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TEST_METRICS_KEY}` },
    })
    return Number(/^vitrine_open_streams (\d+)$/m.exec(body)?.[1])
  }
})

describe('two processes on one PostgreSQL', () => {
  it('report changes to each other’s pages', async () => {
    const test = await DATABASES[1].start()
    const sample = await insertSample(test.database.queries)
    const second = await DATABASES[1].join(test)
    const [here, there] = [await startTestApp(test), await startTestApp(second)]
    const origin = await there.app.listen({ port: 0, host: '127.0.0.1' })
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=harbour`)
    await changeData(here.services, async () => ({
      result: null,
      subjects: [{ scope: 'chess', id: sample.projects.harbour }],
    }))
    expect(await events.take(1)).toMatchObject([{ event: 'chess' }])
    events.close()
    await there.stop()
    await here.stop()
    await second.stop()
    await test.stop()
  })
})
