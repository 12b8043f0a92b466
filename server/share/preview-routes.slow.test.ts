import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { changeData } from '#server/live/change-data.ts'

describe.each(DATABASES)('link previews on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test)
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const get = (file: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.app.inject({
      url: `/api/v1/public/previews/${file}?${new URLSearchParams({ first_token: 'harbour', ...query })}`,
      headers,
    })
  const unit = (name: keyof Sample['instances']) => `instances/${sample.instances[name]}.jpg`
  const etagOf = async (file: string, query = {}) => String((await get(file, query)).headers.etag)

  it.each([
    ['a unit', () => unit('u101'), {}],
    ['a unit that is sold', () => unit('u201'), {}],
    ['a parking space', () => unit('p1'), {}],
    ['a house', () => unit('h1'), { first_token: 'hill' }],
    ['a unit seen in a group', () => unit('h1'), { first_token: 'coast' }],
    ['a project', () => 'project.jpg', {}],
    ['a project without pictures', () => 'project.jpg', { first_token: 'hill' }],
    ['a group', () => 'project.jpg', { first_token: 'coast' }],
    ['a partner’s link', () => 'project.jpg', { second_token: 'anna' }],
  ])('show %s in 1200 × 630 below the size limit', async (_, file, query) => {
    const { statusCode, headers, rawPayload } = await get(file(), query)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-cache'])
    const { width, height, format } = await sharp(rawPayload).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect(rawPayload.length).toBeLessThan(150_000)
  })

  it('show an estate, and a list with some deleted units', async () => {
    const { u101, u102, u201, s2, p1 } = sample.instances
    const list = { units: [u101, 999999, u102, u201, s2, p1].join(',') }
    for (const answer of [
      await get('project.jpg', { estate: String(sample.estates.south) }),
      await get('favorites.jpg', list),
    ]) {
      const { width, height } = await sharp(answer.rawPayload).metadata()
      expect([width, height]).toEqual([1200, 630])
    }
  })

  it('show something light in the brand colour if there is no picture', async () => {
    for (const [file, first_token] of [
      [unit('h1'), 'hill'],
      ['project.jpg', 'hill'],
    ] as const) {
      const right = sharp((await get(file, { first_token })).rawPayload).extract({
        left: 560,
        top: 0,
        width: 640,
        height: 630,
      })
      const [red, green, blue] = (await right.stats()).channels
      expect(red?.mean).toBeGreaterThan(150)
      // The colour of the sample is #0a5bd3.
      expect([(blue?.mean ?? 0) > (green?.mean ?? 0), (green?.mean ?? 0) > (red?.mean ?? 0)]).toEqual([true, true])
    }
  })

  it('are available in every language', async () => {
    await changeData(server.services, async (tx) => {
      const languages = LANGUAGES.map(({ code }) => code)
      await tx.update(catalogues).set({ languages }).where(eq(catalogues.id, sample.catalogues.harbour))
      return {
        result: null,
        subjects: [
          { scope: 'directory', id: 0 },
          { scope: 'catalogue', id: sample.catalogues.harbour },
        ],
      }
    })
    const pictures = await Promise.all(LANGUAGES.map(({ code }) => get(unit('u101'), { lang: code })))
    expect(pictures.every(({ statusCode }) => statusCode === 200)).toBe(true)
    // British and American English have the same text here.
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(LANGUAGES.length - 1)
  })

  it('have an ETag that changes with the price', async () => {
    const before = await get(unit('s10'))
    const etag = String(before.headers.etag)
    const again = await get(unit('s10'), { v: 'anything' }, { 'if-none-match': etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    await changeData(server.services, async (tx) => {
      await tx.update(instances).set({ price: 165_000_00 }).where(eq(instances.id, sample.instances.s10))
      return { result: null, subjects: [{ scope: 'chess', id: sample.projects.harbour }] }
    })
    const after = await get(unit('s10'), {}, { 'if-none-match': etag })
    expect(after.statusCode).toBe(200)
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    expect(await etagOf(unit('s2'))).toBe(await etagOf(unit('s2')))
  })

  it.each([
    ['instances/999999.jpg', {}, 404],
    ['instances/999999999999999.jpg', {}, 404],
    ['instances/x.jpg', {}, 400],
    ['project.jpg', { estate: '999999' }, 404],
    ['project.jpg', { estate: '1', first_token: 'coast' }, 404],
    ['project.jpg', { first_token: 'meadow' }, 404],
    ['project.jpg', { second_token: 'boris' }, 404],
    ['favorites.jpg', {}, 400],
    ['favorites.jpg', { units: '1,x' }, 400],
    ['favorites.jpg', { units: '999999' }, 404],
    ['favorites.jpg', { units: Array.from({ length: 101 }, (_, index) => index).join(',') }, 400],
  ])('refuse %s with %j', async (file, query, status) => {
    const { statusCode, headers } = await get(file, query)
    expect([statusCode, headers['content-type']]).toEqual([
      status,
      expect.stringMatching(/^application\/problem\+json/),
    ])
  })

  it('show nothing that is not published', async () => {
    expect((await get(unit('u204'))).statusCode).toBe(404)
    expect((await get(unit('w1'))).statusCode).toBe(404)
    expect((await get(unit('h1'))).statusCode).toBe(404)
  })
})
