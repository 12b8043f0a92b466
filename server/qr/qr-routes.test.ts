import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { signPreview } from '#server/preview/preview-token.ts'
import { encodeQr } from './draw-qr.ts'
import { qrApp, readQr } from './qr.fixture.ts'

let test: TestDatabase
let sample: Sample
let server: TestApp
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  sample = await insertSample(test.database.queries)
  server = await startTestApp(test)
})
afterAll(async () => {
  await server.stop()
  await test.stop()
})

const get = (file: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  qrApp(server.services, 'https://vitrine.example').inject({
    url: `/api/v1/public/documents/${file}?${new URLSearchParams({ first_token: 'harbour', ...query })}`,
    headers,
  })

describe.each(['svg', 'png'])('qr.%s', (ending) => {
  it.each([
    ['the catalogue', {}, 'https://vitrine.example/harbour'],
    ['the partner’s link', { second_token: 'anna' }, 'https://vitrine.example/harbour/anna'],
    ['the language', { second_token: 'anna', lang: 'de' }, 'https://vitrine.example/de/harbour/anna'],
    ['no language prefix for the default language', { lang: 'en' }, 'https://vitrine.example/harbour'],
    [
      'a page',
      { second_token: 'anna', page: '/ar/harbour/anna/premises/details/instance/3?rooms=1%2C2&preview=x&crm=y' },
      'https://vitrine.example/ar/harbour/anna/premises/details/instance/3?rooms=1%2C2',
    ],
  ])('leads to %s', async (_, query, link) => {
    const { statusCode, rawPayload, headers } = await get(`qr.${ending}`, { ...query, size: '400' })
    expect([statusCode, headers['content-type']]).toEqual([200, ending === 'svg' ? 'image/svg+xml' : 'image/png'])
    expect(await readQr(rawPayload)).toBe(link)
  })

  it('has an ETag', async () => {
    const { headers } = await get(`qr.${ending}`, { second_token: 'anna' })
    const same = await get(`qr.${ending}`, { second_token: 'anna' }, { 'if-none-match': String(headers.etag) })
    expect([same.statusCode, same.rawPayload.length, headers['cache-control']]).toEqual([304, 0, 'no-cache'])
    const other = await get(
      `qr.${ending}`,
      { second_token: 'anna', size: '100' },
      { 'if-none-match': String(headers.etag) },
    )
    expect(other.statusCode).toBe(200)
  })

  it.each([
    [{ size: '63' }, 400],
    [{ size: '2049' }, 400],
    [{ size: '1e3' }, 400],
    [{ page: '/hill' }, 400],
    [{ page: '//evil.example' }, 400],
    [{ page: 'https://evil.example/harbour' }, 400],
    [{ page: '/harbour/anna' }, 400],
    [{ page: '/harbour/chess/nowhere' }, 400],
    [{ page: `/harbour?a=${'я'.repeat(900)}` }, 400],
    [{ second_token: 'boris' }, 404],
    [{ second_token: 'nobody' }, 404],
    [{ first_token: 'meadow' }, 404],
  ])('is refused for %j', async (query, status) => {
    const answer = await get(`qr.${ending}`, query)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  })
})

it('has the plain link if the address names the preview', async () => {
  const { token } = signPreview('secret', sample.catalogues.meadow, new Date())
  const first_token = `meadow~${token}`
  for (const query of [{}, { page: `/${first_token}` }, { page: '/meadow' }, { page: '/meadow?preview=x&crm=y' }]) {
    const { rawPayload, headers } = await get('qr.png', { first_token, ...query })
    expect(await readQr(rawPayload)).toBe('https://vitrine.example/meadow')
    expect(headers['cache-control']).toBe('private, no-store')
  }
})

it('leads to the requested host if no address is configured', async () => {
  const { rawPayload } = await qrApp(server.services, null).inject({
    url: '/api/v1/public/documents/qr.png?first_token=harbour',
    headers: { host: 'catalogue.example:8080' },
  })
  expect(await readQr(rawPayload)).toBe('http://catalogue.example:8080/harbour')
})

it('leads to the requested white-label domain', async () => {
  const { rawPayload } = await get('qr.png', { second_token: 'anna' }, { host: 'homes.example' })
  expect(await readQr(rawPayload)).toBe('http://homes.example/harbour/anna')
})

it.each([64, 150, 512, 2048])('a PNG of %i pixels has that size', async (size) => {
  const { width, height } = await sharp((await get('qr.png', { size: String(size) })).rawPayload).metadata()
  expect([width, height]).toEqual([size, size])
})

it('a text can be as long as the largest code allows', () => {
  expect(encodeQr('a'.repeat(2953))?.rows).toHaveLength(177 + 8)
  expect(encodeQr('a'.repeat(2954))).toBeNull()
})
