import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { changeData } from '#server/live/change-data.ts'
import { signPreview } from '#server/preview/preview-token.ts'
import { readHead } from './read-head.fixture.ts'

const SECRET = 'a secret of tests, and of nothing else'
const SITE = 'https://vitrine.example'

describe.each(DATABASES)('the head of a page on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test, { secretKey: SECRET, publicUrl: SITE })
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const open = async (url: string, headers: Record<string, string> = {}) =>
    readHead((await server.app.inject({ url, headers })).body)

  describe('of a unit', () => {
    it('has its name, kind, price and place', async () => {
      const { title, meta } = await open(`/harbour/chess/details/instance/${sample.instances.u101}`)
      expect(title).toBe('Apartment 101 — Harbour Quarter')
      expect(meta('og:title')).toBe(title)
      expect(meta('og:description')).toBe('Studio, 30.5 m², €95,000 · North · Entrance 1 · Floor 1 · 3 Quay Street')
      expect(meta('description')).toBe(meta('og:description'))
    })

    it.each([
      ['chess', 'details'],
      ['premises', 'details'],
      ['chess', 'preview'],
      ['chess-plus', 'details'],
      ['favorites', 'details'],
    ])('has one canonical URL, also on %s with a %s panel', async (page, panel) => {
      const { u101 } = sample.instances
      const { canonical } = await open(`/harbour/${page}/${panel}/instance/${u101}?rooms=1&utm_source=mail`)
      expect(canonical).toBe(page === 'favorites' ? undefined : `${SITE}/harbour/premises/details/instance/${u101}`)
    })

    it('shows a picture whose URL changes with the price, and with nothing else', async () => {
      const url = `/de/harbour/premises/details/instance/${sample.instances.s10}`
      const before = new URL((await open(url)).meta('og:image') ?? '')
      expect(before.pathname).toBe(`/api/v1/public/previews/instances/${sample.instances.s10}.jpg`)
      expect([before.searchParams.get('first_token'), before.searchParams.get('lang')]).toEqual(['harbour', 'de'])
      await setPrice(sample.instances.s2, 241_000_00)
      expect((await open(url)).meta('og:image')).toBe(before.href)
      await setPrice(sample.instances.s10, 161_000_00)
      expect((await open(url)).meta('og:image')).not.toBe(before.href)
    })

    it('is that of the error page if there is no such unit', async () => {
      const { title, canonical, thingCount } = await open('/harbour/chess/details/instance/999999')
      expect(title).toBe('Page not found — Harbour Quarter')
      expect(canonical).toBeUndefined()
      expect(thingCount).toBe(0)
    })
  })

  async function setPrice(id: number, price: number) {
    await changeData(server.services, async (tx) => {
      await tx.update(instances).set({ price }).where(eq(instances.id, id))
      return { result: null, subjects: [{ scope: 'chess', id: sample.projects.harbour }] }
    })
  }

  it('describes the size and type of its picture', async () => {
    const { meta } = await open('/harbour')
    expect(['width', 'height', 'type', 'alt'].map((name) => meta(`og:image:${name}`))).toEqual([
      '1200',
      '630',
      'image/jpeg',
      'Harbour Quarter',
    ])
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('og:image')).toMatch(`${SITE}/api/v1/public/previews/project.jpg?first_token=harbour&lang=en&v=`)
  })

  it("keeps the visitor's filters in the URL to share, and drops tracking parameters", async () => {
    const { meta, canonical } = await open('/harbour/premises?rooms=1,2&sort=cheaper&utm_source=mail&crm=x&theme=dark')
    expect(meta('og:url')).toBe(`${SITE}/harbour/premises?rooms=1,2&sort=cheaper`)
    expect(canonical).toBe(`${SITE}/harbour/premises`)
  })

  it('lists every language of the catalogue, the same on each page', async () => {
    const expected = {
      'en-GB': `${SITE}/harbour/info`,
      de: `${SITE}/de/harbour/info`,
      'ar-AE': `${SITE}/ar/harbour/info`,
      'x-default': `${SITE}/harbour/info`,
    }
    for (const url of Object.values(expected)) {
      const { alternates, canonical } = await open(new URL(url).pathname)
      expect(alternates).toEqual(expected)
      expect(canonical).toBe(url)
    }
    const { alternates, canonical, meta, metas } = await open('/en/harbour/info')
    expect([alternates, canonical]).toEqual([expected, `${SITE}/harbour/info`])
    expect([meta('og:locale'), metas('og:locale:alternate')]).toEqual(['en_GB', ['de_DE', 'ar_AE']])
  })

  it('uses the first frame of a turned picture, and the main page for the root picture', async () => {
    const { north_facade, masterplan } = sample.interactives
    expect((await open(`/harbour/interactive/${masterplan}/frame/0`)).canonical).toBe(`${SITE}/harbour`)
    expect((await open(`/harbour/interactive/${north_facade}/frame/1`)).canonical).toBe(
      `${SITE}/harbour/interactive/${north_facade}/frame/0`,
    )
  })

  it('shows a shared list', async () => {
    const { u101, u201, s2 } = sample.instances
    const { meta, canonical } = await open(`/harbour/favorites?units=${u101},${u201},999999,${s2}`)
    expect(meta('og:description')).toMatch(/^3 favourites · Studio, 30\.5 m², €95,000 · Studio, 30\.5 m², Sold · /)
    expect(new URL(meta('og:image') ?? '').searchParams.get('units')).toBe(`${u101},${u201},999999,${s2}`)
    expect(meta('og:url')).toBe(`${SITE}/harbour/favorites?units=${u101},${u201},999999,${s2}`)
    expect([canonical, meta('robots')]).toEqual([undefined, 'noindex'])
  })

  it.each(['/harbour/anna', '/harbour/anna/premises', '/harbour/favorites', '/harbour/error-404', '/hill'])(
    'keeps search engines away from %s',
    async (url) => {
      expect((await open(url)).meta('robots')).toBe('noindex')
    },
  )

  it("keeps search engines away from sheets, which can't be embedded either", async () => {
    for (const page of [`pdf/${sample.instances.u101}`, 'pdf/chess', 'anna/instructions']) {
      const { meta, canonical, alternates, oembed } = await open(`/harbour/${page}`)
      expect([meta('robots'), canonical, alternates, oembed]).toEqual(['noindex', undefined, {}, undefined])
    }
    expect((await open('/harbour/chess')).oembed).toBe(
      `${SITE}/oembed?url=${encodeURIComponent(`${SITE}/harbour/chess`)}&format=json`,
    )
  })

  it('belongs to the partner under a partner link: no canonical URL, and the partner token in every link', async () => {
    const { meta, canonical, alternates, things } = await open(
      `/de/harbour/anna/chess/details/instance/${sample.instances.u101}`,
    )
    expect([meta('robots'), canonical, alternates]).toEqual(['noindex', undefined, {}])
    expect(meta('og:url')).toBe(`${SITE}/de/harbour/anna/chess/details/instance/${sample.instances.u101}`)
    expect(new URL(meta('og:image') ?? '').searchParams.get('second_token')).toBe('anna')
    expect(things.RealEstateListing?.url).toBe(
      `${SITE}/de/harbour/anna/premises/details/instance/${sample.instances.u101}`,
    )
  })

  it('reveals nothing about a preview', async () => {
    const { token } = signPreview(SECRET, sample.catalogues.meadow, new Date())
    const { title, meta, canonical, thingCount, oembed } = await open(`/meadow~${token}`)
    expect(title).toContain('Meadow')
    expect([canonical, thingCount, oembed]).toEqual([undefined, 0, undefined])
    expect([meta('robots'), meta('og:image')]).toEqual(['noindex', undefined])
  })

  it('uses the requested white-label domain', async () => {
    const { canonical, meta } = await open('/harbour', { host: 'homes.example' })
    expect([canonical, meta('og:url')]).toEqual(['http://homes.example/harbour', 'http://homes.example/harbour'])
    expect((await open('/hill', { host: 'homes.example' })).meta('og:url')).toBe(`${SITE}/hill`)
  })
})
