import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InteractiveData, interactiveAnswer } from '#contract/interactive.ts'
import { HEADINGS, twoOrbitsFile, twoOrbitsPictures } from '#contract/two-orbits.fixture.ts'
import { containsPoint, totalAreaOf } from '#domain/picture/polygon.ts'
import { createKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { accounts } from '#server/db/tables/account.ts'

describe.each(DATABASES)('a building in two orbits on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let key: string
  let picture: string
  beforeAll(async () => {
    test = await start()
    const { queries } = test.database
    const [account] = await queries.insert(accounts).values({ name: 'Test' }).returning({ id: accounts.id })
    server = await startTestApp(test)
    key = await createKey(queries, account?.id ?? 0, 'test')
    for (const [name, drawing] of twoOrbitsPictures()) {
      expect((await send(`media?name=${name}`, drawing, 'image/svg+xml')).statusCode).toBe(201)
    }
    const imported = await send('imports', twoOrbitsFile())
    expect(imported.json()).toMatchObject({ data: { rows: [] } })
    const contacts = { name: 'S', company: null, phones: [], email: null, profile_type: null, photo_id: null }
    const made = await send('catalogues', {
      token: 'orbits',
      type: 'InteractiveCatalogue',
      name: { en: 'Orbits' },
      default_lang: 'en',
      project_id: imported.json().data.project_id,
      published: true,
      contacts: { ...contacts, logo_id: null },
      sales: { email: 'sales@example.com', lang: 'en' },
    })
    expect(made.statusCode).toBe(201)
    const token = (await server.app.inject('/api/v1/public/token?first_token=orbits')).json()
    picture = token.data.interactive.root.id
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const send = (path: string, payload: object | string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1/manage/${path}`,
      payload,
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
    })

  async function show(frame: number): Promise<InteractiveData> {
    const query = `first_token=orbits&id=${picture}&frame=${frame}`
    const answer = await server.app.inject(`/api/v1/public/interactive/show?${query}`)
    return interactiveAnswer.parse(answer.json()).data
  }

  it('lists its orbits, and the orbit and heading of every frame', async () => {
    const { orbits, frames } = await show(0)
    expect(orbits).toEqual([
      { id: 0, name: 'From above' },
      { id: 1, name: 'From the street' },
    ])
    expect(frames.map(({ orbit }) => orbit)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1])
    const headings = frames.map(({ heading }) => Math.round((heading ?? -1) * 1000) / 1000)
    expect(headings).toEqual([...HEADINGS.high, ...HEADINGS.street])
  })

  it('shows the terrace and the roof as parts of their storey from above, but not from the street', async () => {
    const { frame, storeys } = await show(0)
    const top = storeys.find(({ number }) => number === 4)
    const region = frame.regions.find(({ target }) => target.id === top?.id)
    expect(frame.regions).toHaveLength(5)
    // One outline, although the storey has three volumes.
    expect(region?.polygons).toHaveLength(1)
    // The terrace is in front of the storey: in the middle of the picture, below the walls.
    expect(containsPoint(region?.polygons ?? [], [0.5, 0.5])).toBe(true)
    // The same side from the street: heading 20 is the third of four frames.
    const { regions } = (await show(10)).frame
    expect(regions).toHaveLength(4)
    const street = regions.find(({ target }) => target.id === top?.id)
    expect(totalAreaOf(street?.polygons ?? [])).toBeGreaterThan(0)
    expect(totalAreaOf(street?.polygons ?? [])).toBeLessThan(totalAreaOf(region?.polygons ?? []) / 2)
  })

  it('returns to a single orbit when a later file has none', async () => {
    const file = twoOrbitsFile()
    const [facade] = file.interactives ?? []
    if (!facade) throw new Error('no facade')
    delete facade.orbits
    for (const frame of facade.frames) delete frame.orbit
    expect((await send('imports', file)).statusCode).toBe(200)
    const { orbits, frames } = await show(0)
    expect(orbits).toBeUndefined()
    expect(frames[0]).not.toHaveProperty('orbit')
    expect(frames[0]).not.toHaveProperty('heading')
    expect((await send('imports', twoOrbitsFile())).json()).toMatchObject({ data: { rows: [], updated: 1 } })
    expect((await show(0)).orbits).toHaveLength(2)
    expect((await send('imports', twoOrbitsFile())).json()).toMatchObject({ data: { updated: 0 } })
  })
})
