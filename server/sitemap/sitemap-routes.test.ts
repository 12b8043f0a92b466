import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { changeData } from '#server/live/change-data.ts'
import { readHead } from '#server/share/read-head.fixture.ts'
import { readSitemap, readSitemapIndex } from './read-sitemap.fixture.ts'

const SITE = 'https://vitrine.example'

describe.each(DATABASES)('on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test, { publicUrl: SITE })
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

  describe('the sitemap', () => {
    it('has every page and every free unit of indexable catalogues, in every language', async () => {
      const { body, headers } = await open('/sitemap.xml')
      expect(headers['content-type']).toBe('application/xml; charset=utf-8')
      const { u101, u102, u112, u202, u203, p1, s2, s10 } = sample.instances
      const units = [u101, u102, u112, u202, u203, p1, s2, s10].map((id) => `/harbour/premises/details/instance/${id}`)
      const pages = ['', '/projects', '/premises', '/chess', '/info', '/about', '/panorama']
      const group = ['', '/projects', '/info', '/about']
      const paths = [...pages.map((page) => `/harbour${page}`), ...units, ...group.map((page) => `/coast${page}`)]
      const expected = paths.flatMap((path) => ['', '/de', '/ar'].map((lang) => SITE + lang + path))
      expect(
        readSitemap(body)
          .map(({ loc }) => loc)
          .toSorted(),
      ).toEqual(expected.toSorted())
    })

    it('lists the same languages as the pages, which all exist and are indexable', async () => {
      for (const { loc, alternates } of readSitemap((await open('/sitemap.xml')).body)) {
        const answer = await open(new URL(loc).pathname)
        const head = readHead(answer.body)
        expect([answer.statusCode, head.canonical, head.meta('robots')]).toEqual([200, loc, undefined])
        expect(head.alternates).toEqual(alternates)
      }
    })

    it('leaves out sold units', async () => {
      await changeData(server.services, async (tx) => {
        const sold = { status_id: sample.statuses.sold }
        await tx.update(instances).set(sold).where(eq(instances.id, sample.instances.s10))
        return { result: null, subjects: [{ scope: 'chess', id: sample.projects.harbour }] }
      })
      expect((await open('/sitemap.xml')).body).not.toContain(`instance/${sample.instances.s10}<`)
    })

    it('has only its own catalogues on a white-label domain, with URLs of that domain', async () => {
      const entries = readSitemap((await open('/sitemap.xml', { host: 'homes.example' })).body)
      expect(entries.length).toBeGreaterThan(10)
      expect(entries.every(({ loc }) => loc.startsWith('http://homes.example/'))).toBe(true)
      await changeCatalogue(sample.catalogues.hill, { indexable: true })
      const domain = (await open('/sitemap.xml', { host: 'homes.example' })).body
      expect(domain).not.toContain('/hill')
      expect((await open('/sitemap.xml')).body).toContain(`${SITE}/hill`)
    })

    it('is empty on a white-label domain without indexable catalogues', async () => {
      await changeCatalogue(sample.catalogues.harbour, { indexable: false })
      await changeCatalogue(sample.catalogues.coast, { indexable: false })
      expect(readSitemap((await open('/sitemap.xml', { host: 'homes.example' })).body)).toEqual([])
    })

    it('can be requested in parts', async () => {
      const { body } = await open('/sitemap.xml?catalogue=hill&part=1')
      expect(readSitemap(body)[0]?.loc).toBe(`${SITE}/hill`)
      for (const query of ['catalogue=hill&part=2', 'catalogue=meadow', 'catalogue=nobody']) {
        expect((await open(`/sitemap.xml?${query}`)).statusCode).toBe(404)
      }
      expect((await open('/sitemap.xml?part=x')).statusCode).toBe(400)
    })

    it('is an index of parts beyond a thousand places, which together have each place once', async () => {
      await changeCatalogue(sample.catalogues.harbour, { indexable: true })
      const before = readSitemap((await open('/sitemap.xml')).body).map(({ loc }) => loc)
      const ids = await addVillas(1000)
      const { body, headers } = await open('/sitemap.xml')
      expect(headers['content-type']).toBe('application/xml; charset=utf-8')
      const parts = readSitemapIndex(body)
      // The hill had fewer than a thousand places, and has more now.
      expect(parts).toEqual([
        `${SITE}/sitemap.xml?catalogue=harbour&part=1`,
        `${SITE}/sitemap.xml?catalogue=hill&part=1`,
        `${SITE}/sitemap.xml?catalogue=hill&part=2`,
      ])
      const read = await Promise.all(parts.map(async (part) => readSitemap((await open(part.slice(SITE.length))).body)))
      const languages = ['', '/de', '/ar']
      expect(read[1]).toHaveLength(1000 * languages.length)
      const added = ids.flatMap((id) => languages.map((lang) => `${SITE}${lang}/hill/premises/details/instance/${id}`))
      expect(
        read
          .flat()
          .map(({ loc }) => loc)
          .toSorted(),
      ).toEqual([...before, ...added].toSorted())
      expect((await open('/sitemap.xml?catalogue=hill&part=3')).statusCode).toBe(404)
    })
  })

  it('an index reads no project, and a part only its own: there may be thousands', async () => {
    let reads = 0
    const read: typeof test.database.read = (work) => {
      reads += 1
      return test.database.read(work)
    }
    const counted = await startTestApp({ ...test, database: { ...test.database, read } }, { publicUrl: SITE })
    expect(readSitemapIndex((await counted.app.inject('/sitemap.xml')).body)).toHaveLength(3)
    expect(reads).toBe(0)
    expect((await counted.app.inject('/sitemap.xml?catalogue=hill&part=2')).statusCode).toBe(200)
    // Its token, its project and its chess grid.
    expect(reads).toBe(3)
    await counted.app.close()
  })

  /** Adds free houses on the hill, copies of the existing one. */
  async function addVillas(count: number): Promise<readonly number[]> {
    return changeData(server.services, async (tx) => {
      const [like] = await tx.select().from(instances).where(eq(instances.id, sample.instances.h1))
      if (!like) throw new Error('the sample has no house')
      const { id: _, ...villa } = like
      const villas = Array.from({ length: count }, (__, index) => ({
        ...villa,
        external_id: `n${index}`,
        number: `N${index}`,
        position: index + 3,
      }))
      const rows = await tx.insert(instances).values(villas).returning({ id: instances.id })
      return { result: rows.map(({ id }) => id), subjects: [{ scope: 'chess', id: sample.projects.hill }] }
    })
  }

  async function changeCatalogue(id: number, values: { readonly indexable: boolean }) {
    await changeData(server.services, async (tx) => {
      await tx.update(catalogues).set(values).where(eq(catalogues.id, id))
      return { result: null, subjects: [{ scope: 'catalogue', id }] }
    })
  }

  it('robots.txt names the sitemap, and allows the data that pages and previews need', async () => {
    const { body, headers } = await open('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /api/v1/public/',
        'Disallow: /api/',
        'Sitemap: https://vitrine.example/sitemap.xml',
      ]),
    )
    const domain = await open('/robots.txt', { host: 'homes.example' })
    expect(domain.body).toContain('Sitemap: http://homes.example/sitemap.xml')
  })
})
