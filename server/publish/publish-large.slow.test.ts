import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatedFile } from '#demo/generated-file.ts'
import { createKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { openEvents } from '#server/event/open-events.fixture.ts'
import { addCatalogue } from '#server/export/answers.fixture.ts'
import { importInto } from '#server/export/export.fixture.ts'
import { startImport, type TestImport } from '#server/import/import.fixture.ts'

// The largest project that the catalogue is built for.
const UNITS = 20_000

describe.each(DATABASES)('a publication of 12 changes to a project of 20,000 units on $name', ({ start }) => {
  let test: TestImport
  let server: TestApp
  let authorization: string
  let projectId: number
  beforeAll(async () => {
    test = await startImport(start)
    projectId = await importInto(test, generatedFile(UNITS))
    await addCatalogue(test, 'large', projectId)
    authorization = `Bearer ${await createKey(test.test.database.queries, test.accountId, 'test')}`
    server = await startTestApp(test.test)
  }, 600_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  it('sends open pages these units and nothing else', async () => {
    const manage = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
      server.app.inject({
        method,
        url: `/api/v1/manage${url}`,
        headers: { authorization },
        ...(payload && { payload }),
      })
    const { data } = (await manage('GET', `/instances?project_id=${projectId}&limit=500`)).json()
    type Listed = { id: number; external_id: string; price: number | null; status: { type: number } }
    const free = (data as Listed[]).filter(({ status, price }) => status.type === 1 && price !== null).slice(0, 12)
    expect(free).toHaveLength(12)
    const changes = free.map(({ external_id, price }) => ({
      kind: 'instance',
      id: external_id,
      field: 'price',
      value: (price ?? 0) + 1000,
      base: price,
    }))
    expect((await manage('PATCH', `/projects/${projectId}/draft`, changes)).statusCode).toBe(200)
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=large`)
    const published = await manage('POST', `/projects/${projectId}/publications`, {})
    expect(published.statusCode, published.body).toBe(201)
    const [event] = await events.take(1)
    const changed = free.map(({ id, price }) => ({ id, price: (price ?? 0) + 1000 }))
    expect(event).toMatchObject({ event: 'chess', data: { project_id: projectId, changed } })
    expect(JSON.stringify(event).length).toBeLessThan(1000)
    // Nothing came before or after it.
    await manage('PATCH', '/instances', [{ id: free[0]?.id, price: 1 }])
    expect(await events.take(1)).toMatchObject([{ data: { changed: [{ id: free[0]?.id, price: 1 }] } }])
    events.close()
  }, 300_000)
})
