import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'

// Pages are kept in memory, so one database is enough.
const [, { start }] = DATABASES

describe('a rendered page', () => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test, {
      template: async () => '<html>{{{rendered}}}</html>',
      renderModule: path.join(import.meta.dirname, 'counting-renderer.fixture.ts'),
    })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const open = (url: string) => server.app.inject({ url, headers: { host: 'vitrine.example' } })
  const renderingsIn = (html: string) => [...html.matchAll(/rendering \d+ of \S+ for \w+/g)].map(([text]) => text)
  const renderings = async (url: string) => renderingsIn((await open(url)).body)

  it('is rendered once, whatever a campaign, a CRM or anybody else adds to its address', async () => {
    const first = await renderings('/en/harbour/premises')
    expect(first.map((text) => text.replace(/\d+/, ''))).toEqual([
      'rendering  of /en/harbour/premises for large',
      'rendering  of /en/harbour/premises for medium',
      'rendering  of /en/harbour/premises for small',
    ])
    const long = 'x'.repeat(1000)
    for (const added of [
      ...Array.from({ length: 20 }, () => `${randomUUID()}=${randomUUID()}`),
      `utm_source=${long}&gclid=${randomUUID()}&fbclid=${randomUUID()}&yclid=${randomUUID()}`,
      `crm=${randomUUID()}`,
    ]) {
      expect(await renderings(`/en/harbour/premises?${added}`), added).toEqual(first)
      expect(await renderings(`/en/harbour/premises/?${added}`), added).toEqual(first)
    }
  })

  it('contains its data in a form that can end no element', async () => {
    const { body } = await open('/en/harbour/premises')
    const [, data = ''] = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(body) ?? []
    expect(data).not.toContain('<')
    expect(JSON.stringify(JSON.parse(data))).toContain('<p>')
  })

  it('is another one for another filter, however the filter is written', async () => {
    const filtered = await renderings('/en/harbour/premises?rooms=1&area=10-90')
    expect(filtered).not.toEqual(await renderings('/en/harbour/premises'))
    expect(filtered[0]).toContain('of /en/harbour/premises?rooms=1&area=10-90 for')
    expect(await renderings('/en/harbour/premises?a=b&area=10-90&utm_source=x&rooms=1&rooms=2')).toEqual(filtered)
  })

  it('is led to with the whole query, which nobody may keep', async () => {
    const query = '?rooms=1&utm_source=ads&crm=secret'
    for (const url of [
      `/de/harbour/chessPlus${query}`,
      `/harbour/chess/details/instance/${sample.instances.s2}${query}`,
    ]) {
      const { statusCode, headers } = await open(url)
      expect(statusCode, url).toBe(302)
      expect(headers.location, url).toContain(query)
      expect(headers['cache-control'], url).toBe('private, no-store')
    }
  })
})
