import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'

// In the sample `harbour` may be shown on www.coast.example alone.
let test: TestDatabase
let server: TestApp
beforeAll(async () => {
  test = await DATABASES[0].start()
  await insertSample(test.database.queries)
  server = await startTestApp(test)
}, 180_000)
afterAll(async () => {
  await server.stop()
  await test.stop()
})

const open = (url: string, headers: object = {}) =>
  server.app.inject({ url, headers: { host: 'homes.example', 'sec-fetch-dest': 'iframe', ...headers } })

it('tells a frame with a wrong token so, in its language, on any page', async () => {
  const { statusCode, headers, body } = await open('/de/nobody/chess')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect(body).toContain('Hier gibt es keinen Katalog')
  expect(body).toContain('"code":"token_not_found","reason":"There is no catalogue at /de/nobody/chess.')
})

it('tells a frame on a site that may not show the catalogue so, and nothing of the catalogue', async () => {
  const { statusCode, body } = await open('/en/harbour', { referer: 'https://other.example/' })
  expect(statusCode).toBe(403)
  expect(body).toContain('This catalogue may not be shown on this site.')
  expect(body).toContain('Add other.example to its embed_domains.')
  expect(body).not.toContain('Harbour')
})

it.each([
  ['a site that may show it', { referer: 'https://www.coast.example/' }],
  ['its own site', { referer: 'http://homes.example/en/harbour' }],
  ['a browser that does not say where', {}],
  ['one that says nonsense', { referer: 'https://[' }],
  ['no frame', { referer: 'https://other.example/', 'sec-fetch-dest': 'document' }],
])('gives the catalogue to %s, guarded by its policy', async (_, headers) => {
  const { statusCode, headers: sent } = await open('/en/harbour', headers)
  expect(statusCode).toBe(200)
  expect(sent['content-security-policy']).toContain("frame-ancestors 'self' www.coast.example")
})

it('opens the page of a wrong link outside a frame as before', async () => {
  const { headers, body } = await open('/en/nobody', { 'sec-fetch-dest': 'document' })
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/)
  expect(body).not.toContain('postMessage')
})
