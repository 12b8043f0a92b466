import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followManageKey } from '#server/account/first-key.ts'
import { startTestApp, TEST_TEMPLATE, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { walkAnswers, walkPages } from '#server/partner/walk-catalogue.fixture.ts'

const CDN = 'https://cdn.example/homes'
const KEY = 'a-key-of-tests-and-of-nothing-else'
/** A media URL that does not go through the CDN. */
const OWN = /(?<!https:\/\/cdn\.example\/homes)\/media\/[0-9a-f]{32}/

describe('with a CDN in front of media', () => {
  let test: TestDatabase
  let server: TestApp
  beforeAll(async () => {
    test = await DATABASES[1].start()
    await insertSample(test.database.queries)
    await followManageKey(test.database.queries, KEY, new Date())
    const template = async () => TEST_TEMPLATE.replace('{{{head}}}', '{{{head}}}{{{preloads}}}')
    server = await startTestApp(test, { mediaUrl: CDN, demo: 'coast', template })
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  it.each([
    { first: 'harbour', second: null },
    { first: 'harbour', second: 'anna' },
    { first: 'coast', second: null },
  ])('every media URL in responses and pages of %o uses it', async (link) => {
    const sent = [
      ...(await walkAnswers(server.app, link, { lang: 'en', withPictures: true })),
      ...(await walkPages(server.app, link, 'en')),
    ]
    expect(sent.filter(({ text }) => OWN.test(text)).map(({ url }) => url)).toEqual([])
    expect(sent.filter(({ text }) => text.includes(`${CDN}/media/`)).length).toBeGreaterThan(5)
  })

  it.each(['/', '/sitemap.xml', '/demo/host', '/oembed?url=http%3A%2F%2Flocalhost%2Fharbour'])(
    '%s contains only URLs that use it',
    async (url) => {
      const { statusCode, body } = await server.app.inject({ url, headers: { host: 'localhost' } })
      expect([statusCode, OWN.exec(body)]).toEqual([200, null])
    },
  )

  it.each(['media', 'catalogues', 'partners'])('manage/%s returns URLs that use it', async (noun) => {
    const authorization = `Bearer ${KEY}`
    const { statusCode, body } = await server.app.inject({ url: `/api/v1/manage/${noun}`, headers: { authorization } })
    expect([statusCode, OWN.exec(body)]).toEqual([200, null])
    expect(body).toContain(`${CDN}/media/`)
  })

  it('pages may load media from it, and preconnect to it', async () => {
    const { body, headers } = await server.app.inject('/harbour')
    expect(headers['content-security-policy']).toContain("media-src 'self' https://cdn.example;")
    expect(body).toContain('<link rel="preconnect" href="https://cdn.example">')
    const host = await server.app.inject('/demo/host')
    expect(host.headers['content-security-policy']).toContain("img-src 'self' data: https://cdn.example;")
  })
})
