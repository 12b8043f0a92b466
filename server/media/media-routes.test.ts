import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import { drawPicture, film, openTestMedia, PLAN, stored } from './media.fixture.ts'
import { mediaRoutes } from './media-routes.ts'

const FILM = film(5000)

interface TestApp {
  readonly app: FastifyInstance
  readonly picture: string
  readonly plan: string
  readonly film: string
  readonly pdf: string
}

async function openApp(): Promise<TestApp> {
  const { files } = await openTestMedia()
  // A client that disconnects early may leave a connection open, for which closing would wait a minute.
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true })
  problemHandlers(app)
  mediaRoutes(app, files)
  app.get('/*', async () => 'the page of the web app')
  const picture = stored(await files.add(await drawPicture(480, 20).png().toBuffer(), 'image/png'))
  const plan = stored(await files.add(Buffer.from(PLAN), 'image/svg+xml'))
  const film = stored(await files.add(FILM, 'video/mp4'))
  const pdf = stored(await files.add(Buffer.from('%PDF-1.7'), 'application/pdf'))
  return {
    app,
    picture: `/media/${picture.hash}/480`,
    plan: `/media/${plan.hash}/file.svg`,
    film: `/media/${film.hash}/file.mp4`,
    pdf: `/media/${pdf.hash}/file.pdf`,
  }
}

it('returns the format that the URL names, whatever the browser accepts', async () => {
  const { app, picture } = await openApp()
  for (const format of ['avif', 'webp']) {
    const { statusCode, headers } = await app.inject({ url: `${picture}.${format}`, headers: { accept: 'image/avif' } })
    expect([statusCode, headers['content-type'], headers.vary]).toEqual([200, `image/${format}`, undefined])
  }
  expect((await app.inject(`${picture}.jpeg`)).statusCode).toBe(404)
})

it('lets pages of every host read media, which a panorama behind a CDN needs', async () => {
  const { app, picture, film, plan } = await openApp()
  for (const url of [picture, film, plan]) {
    const { headers } = await app.inject({ url, headers: { origin: 'https://homes.example' } })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
})

it.each([
  ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/avif;q=0, image/webp', 'image/webp'],
  ['*/*', 'image/webp'],
  [undefined, 'image/webp'],
])('for a browser that accepts %j, returns %s', async (accept, type) => {
  const { app, picture } = await openApp()
  const { statusCode, headers, rawPayload } = await app.inject({ url: picture, headers: accept ? { accept } : {} })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept', 'x-content-type-options': 'nosniff' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
})

it('lets caches keep everything for a year, and returns 304 if nothing changed', async () => {
  const { app, picture, film } = await openApp()
  for (const url of [picture, film]) {
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.etag).toMatch(/^"[0-9a-f]{32}-[^"]+"$/)
    const again = await app.inject({ url, headers: { 'if-none-match': `"other", W/${headers.etag}` } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(headers.etag)
  }
})

it('gives each format its own ETag', async () => {
  const { app, picture } = await openApp()
  const [webp, avif] = [
    await app.inject(picture),
    await app.inject({ url: picture, headers: { accept: 'image/avif' } }),
  ]
  expect(webp.headers.etag).not.toBe(avif.headers.etag)
})

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, identity', undefined],
])('sends a drawing to a client that accepts %j as %s, with scripts disabled', async (accepted, encoding) => {
  const { app, plan } = await openApp()
  const { headers } = await app.inject({ url: plan, headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
})

it('serves a document inline', async () => {
  const { app, pdf } = await openApp()
  const { headers, body } = await app.inject(pdf)
  expect(body).toBe('%PDF-1.7')
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'inline' })
})

it.each([
  ['bytes=0-99', 0, 99],
  ['bytes=4900-', 4900, 4999],
  ['bytes=-10', 4990, 4999],
])('serves the range %s of a video', async (range, start, end) => {
  const { app, film } = await openApp()
  const { statusCode, headers, rawPayload } = await app.inject({ url: film, headers: { range } })
  expect(statusCode).toBe(206)
  expect(headers['content-range']).toBe(`bytes ${start}-${end}/5000`)
  expect(rawPayload).toEqual(FILM.subarray(start, end + 1))
})

it('refuses a range beyond the end, and does not let caches keep the error', async () => {
  const { app, film } = await openApp()
  const { statusCode, headers, body } = await app.inject({ url: film, headers: { range: 'bytes=5000-' } })
  expect([statusCode, body]).toEqual([416, ''])
  expect(headers).toMatchObject({ 'content-range': 'bytes */5000', 'cache-control': 'no-store' })
})

it('serves a range only if If-Range matches the file', async () => {
  const { app, film } = await openApp()
  const { etag } = (await app.inject(film)).headers
  const ask = (condition: string) => app.inject({ url: film, headers: { range: 'bytes=0-1', 'if-range': condition } })
  expect((await ask(String(etag))).statusCode).toBe(206)
  for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
    expect((await ask(other)).rawPayload).toEqual(FILM)
  }
})

it('answers HEAD with headers only', async () => {
  const { app, film } = await openApp()
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: film, headers: { range: 'bytes=0-1' } })
  expect([statusCode, body]).toEqual([200, ''])
  expect(headers).toMatchObject({ 'content-length': '5000', 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  expect((await app.inject({ method: 'HEAD', url: '/media/no/480' })).statusCode).toBe(404)
})

it('returns 404 for path tricks', async () => {
  const { app, picture, film } = await openApp()
  const hash = String(film.split('/')[2])
  const tricks = [
    `/media/${hash}`,
    `/media/${hash}/`,
    `/media/${hash}/meta.json`,
    `/media/${hash}/file.mp4/more`,
    `/media/${hash}/file.pdf`,
    `/media/${hash}/480.avif`,
    `/media/${hash}/0480`,
    `/media/${hash}/%00`,
    `/media/${hash}/file.mp4%00.svg`,
    `/media/${hash}/..%2f${hash}%2ffile.mp4`,
    `/media/${hash.toUpperCase()}/file.mp4`,
    `/media/../media/${hash}/file.mp4`,
    `/media/..%2f..%2f..%2fetc%2fpasswd`,
    `/media/%2e%2e/%2e%2e/etc/passwd`,
    '/media/incoming/file.mp4',
    '/media//etc/passwd',
    '/media/%5c..%5c..%5cwindows/480',
    `/media/${'0'.repeat(32)}/480`,
    picture.replace('/480', '/481'),
    picture.replace('/480', '/__proto__'),
    picture.replace('/480', '/constructor'),
  ]
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (const path of tricks) {
    const { statusCode, headers, body } = await getRaw(Number(port), path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(body)).toMatchObject({ code: 'not_found' })
  }
  await app.close()
})

it('streams to a real client, even if another disconnects early', async () => {
  const { app, film } = await openApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const early = await fetch(address + film, { signal: leaving.signal })
  leaving.abort()
  await expect(early.arrayBuffer()).rejects.toThrow()
  const whole = await fetch(address + film)
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(FILM)
  await app.close()
})

/** Requests a path exactly as written. Other clients resolve its dots first. */
async function getRaw(port: number, path: string) {
  const request = get({ host: '127.0.0.1', port, path, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { statusCode: response.statusCode, headers: response.headers, body: await text(response) }
}
