import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'

// In the sample, `harbour` may be shown only on www.coast.example.
let test: TestDatabase
let server: TestApp
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  await insertSample(test.database.queries)
  server = await startTestApp(test)
}, 180_000)
afterAll(async () => {
  await server.stop()
  await test.stop()
})

const open = (url: string, headers: object = {}) =>
  server.app.inject({ url, headers: { host: 'homes.example', 'sec-fetch-dest': 'iframe', ...headers } })

it('shows an error for a wrong token in a frame, in its language, on any page', async () => {
  const { statusCode, headers, body } = await open('/de/nobody/chess')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect(body).toContain('Hier gibt es keinen Katalog')
  expect(body).toContain('"code":"token_not_found","reason":"There is no catalogue at /de/nobody/chess.')
})

it('shows an error in the language of the host page if the address has none', async () => {
  const wrong = await open('/nobody?lang=ru', { 'accept-language': 'en' })
  expect(wrong.body).toContain('<html lang="ru"')
  const refused = await open('/harbour?lang=ar', { referer: 'https://other.example/' })
  expect(refused.body).toContain('dir="rtl"')
  expect((await open('/de/nobody?lang=ru')).body).toContain('<html lang="de"')
  expect((await open('/nobody?lang=xx', { 'accept-language': 'en' })).body).toContain('<html lang="en')
})

it('shows an error in a frame on a site that may not embed the catalogue, and nothing about the catalogue', async () => {
  const { statusCode, body } = await open('/en/harbour', { referer: 'https://other.example/' })
  expect(statusCode).toBe(403)
  expect(body).toContain('This catalogue may not be shown on this site.')
  expect(body).toContain('Add other.example to its embed_domains.')
  expect(body).not.toContain('Harbour')
})

it.each([
  ['an allowed site', { referer: 'https://www.coast.example/' }],
  ['its own site', { referer: 'http://homes.example/en/harbour' }],
  ['a browser that sends no Referer', {}],
  ['a browser that sends an invalid Referer', { referer: 'https://[' }],
  ['a top-level page', { referer: 'https://other.example/', 'sec-fetch-dest': 'document' }],
])('returns the catalogue to %s, with its policy', async (_, headers) => {
  const { statusCode, headers: sent } = await open('/en/harbour', headers)
  expect(statusCode).toBe(200)
  expect(sent['content-security-policy']).toContain("frame-ancestors 'self' www.coast.example")
})

it('shows the normal error page of a wrong link outside of a frame', async () => {
  const { headers, body } = await open('/en/nobody', { 'sec-fetch-dest': 'document' })
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/)
  expect(body).not.toContain('postMessage')
})
