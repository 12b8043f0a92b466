import { randomUUID } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { catalogues, partners } from '#server/db/tables/catalogue.ts'
import type { Subject } from '#server/live/change.ts'
import { changeData } from '#server/live/change-data.ts'

// Pages go out over a real connection here, since kept ones are sent before the routes.
let test: TestDatabase
let server: TestApp
let sample: Sample
let port = 0
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  sample = await insertSample(test.database.queries)
  server = await startTestApp(test, {
    template: async () => '<html><head>{{{head}}}</head>{{{rendered}}}<script>start()</script></html>',
    renderModule: path.join(import.meta.dirname, '../rendering/counting-renderer.fixture.ts'),
  })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
}, 180_000)
afterAll(async () => {
  await server.stop()
  await test.stop()
})

const inflate = { br: promisify(brotliDecompress), gzip: promisify(gunzip), identity: async (bytes: Buffer) => bytes }

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function open(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ask = get(
      { port, host: '127.0.0.1', path: url, headers: { 'accept-encoding': 'br', ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', async () => {
          const encoding = (answer.headers['content-encoding'] ?? 'identity') as keyof typeof inflate
          const bytes = Buffer.concat(chunks)
          const body = bytes.length > 0 ? String(await inflate[encoding](bytes)) : ''
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
        })
      },
    )
    ask.on('error', reject)
  })
}

const change = (...subjects: readonly Subject[]) =>
  changeData(server.services, async () => ({ result: null, subjects }))
const FRAMED = { 'sec-fetch-dest': 'iframe' }
const HINT = { 'sec-ch-ua-mobile': '?0' }
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36'
const SHARED = 'public, max-age=0, s-maxage=4, stale-while-revalidate=3'

describe('who may keep an answer', () => {
  const [none, revalidated] = ['private, no-store', 'private, no-cache']
  it.each([
    ['a page, asked with a hint', '/en/coast', HINT, 200, SHARED],
    ['a page, asked without a hint', '/en/coast', {}, 200, revalidated],
    ['a page of an advertisement', '/en/coast?gclid=1&utm_source=x', HINT, 200, SHARED],
    ['a page under a partner’s link', '/en/coast/anna', HINT, 200, SHARED],
    ['a page that only some sites may frame', '/en/harbour', HINT, 200, SHARED],
    ['the same in a frame', '/en/harbour', { ...HINT, ...FRAMED }, 200, none],
    ['a page that all may frame, in a frame', '/en/coast', { ...HINT, ...FRAMED }, 200, SHARED],
    ['a page inside a CRM', '/en/harbour?crm=x', HINT, 200, none],
    ['a page inside a CRM, however it is written', '/en/harbour?%63rm=x', HINT, 200, none],
    ['the live view', '/en/harbour~live', HINT, 200, none],
    ['a link to a preview', '/en/harbour?preview=x', HINT, 302, none],
    ['a view that does not exist', '/en/harbour~x', HINT, 404, none],
    ['an unknown link', '/en/nobody', HINT, 404, none],
    ['an unknown link in a frame', '/en/nobody', { ...HINT, ...FRAMED }, 404, 'no-store'],
    ['a missing picture', '/en/harbour/interactive/999999/frame/0', HINT, 404, revalidated],
    ['a redirect to another language', '/ru/harbour?crm=x', HINT, 302, none],
    ['the welcome page, which depends on no data', '/en', HINT, 200, revalidated],
    ['a host that is not ours', '/en/coast', { ...HINT, host: 'other.example' }, 200, revalidated],
    ['a white-label domain', '/en/harbour', { ...HINT, host: 'homes.example' }, 200, SHARED],
  ] as const)('%s', async (_, url, headers, status, cacheControl) => {
    for (const visit of [1, 2]) {
      const answer = await open(url, headers)
      expect([answer.status, answer.headers['cache-control']], `visit ${visit}`).toEqual([status, cacheControl])
      expect(answer.headers['set-cookie']).toBeUndefined()
      if (cacheControl === SHARED) expect(answer.headers.etag).toMatch(/^"[\w-]{22}-br"$/)
      if (cacheControl === none) expect(answer.headers.etag).toBeUndefined()
    }
  })

  it('by what the answer differs', async () => {
    const varyOf = async (url: string, headers = {}) => (await open(url, headers)).headers.vary
    expect(await varyOf('/en/coast', HINT)).toBe('Accept-Encoding, Sec-CH-UA-Mobile')
    expect(await varyOf('/en/coast')).toBe('Accept-Encoding, Sec-CH-UA-Mobile, User-Agent')
    expect(await varyOf('/coast', HINT)).toBe('Accept-Encoding, Sec-CH-UA-Mobile')
    expect(await varyOf('/en/harbour', HINT)).toBe('Accept-Encoding, Sec-CH-UA-Mobile, Sec-Fetch-Dest')
    expect(await varyOf('/', HINT)).toBe('Accept-Encoding, Sec-CH-UA-Mobile, Accept-Language')
    expect(await varyOf('/en', HINT)).toBe('Accept-Encoding, Sec-CH-UA-Mobile')
  })
})

describe('the same bytes', () => {
  it('go to every visit of an advertisement, in whatever order its parameters are', async () => {
    const first = await open('/en/coast/projects?sort=cheaper&rooms=1')
    for (const query of ['rooms=1&sort=cheaper', 'fbclid=1&rooms=1&yclid=2&sort=cheaper&x=y']) {
      const { body, headers } = await open(`/en/coast/projects?${query}&gclid=${randomUUID()}`)
      expect([body, headers.etag]).toEqual([first.body, first.headers.etag])
    }
  })

  it('are sent by the routes and before them, with the same headers', async () => {
    const place = `/de/coast?x=${randomUUID()}`
    await change({ scope: 'catalogue', id: sample.catalogues.coast })
    const [made, kept] = [await open(place), await open(place)]
    const without = ({ date: _, ...headers }: IncomingHttpHeaders) => headers
    expect(without(kept.headers)).toEqual(without(made.headers))
    expect(kept.body).toBe(made.body)
  })

  it('are the same text in every encoding, each with a tag of its own', async () => {
    const answers = [
      await open('/en/coast'),
      await open('/en/coast', { 'accept-encoding': 'gzip' }),
      await open('/en/coast', { 'accept-encoding': 'identity' }),
      await open('/en/coast', { 'accept-encoding': 'gzip' }),
    ]
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined, 'gzip'])
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('are not sent again to a browser that has them, with the policy repeated', async () => {
    const { headers } = await open('/en/coast')
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await open('/en/coast', { 'if-none-match': String(headers.etag), 'accept-encoding': encoding })
      expect([again.status, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        vary: headers.vary,
        'cache-control': headers['cache-control'],
        'content-security-policy': headers['content-security-policy'],
      })
    }
  })

  it('are others for a phone, told by its hint, or else by its name', async () => {
    const [desk, phone] = [await open('/en/coast', HINT), await open('/en/coast', { 'sec-ch-ua-mobile': '?1' })]
    expect(phone.headers.etag).not.toBe(desk.headers.etag)
    expect((await open('/en/coast', { 'user-agent': PHONE })).headers.etag).toBe(phone.headers.etag)
    expect((await open('/en/coast', { ...HINT, 'user-agent': PHONE })).headers.etag).toBe(desk.headers.etag)
  })

  it('never mix two domains', async () => {
    const [ours, label] = [await open('/en/harbour'), await open('/en/harbour', { host: 'homes.example' })]
    expect(label.body).toContain('homes.example')
    expect(label.body).toContain('https://homes.example/privacy')
    expect(ours.body).not.toContain('homes.example/privacy')
    expect((await open('/en/harbour')).body).toBe(ours.body)
  })

  it('under a partner’s link never contain the contacts of the developer', async () => {
    const [own, anna] = [await open('/en/harbour'), await open('/en/harbour/anna')]
    expect(own.body).toContain('sales@coast.example')
    for (const { body } of [anna, await open('/en/harbour/anna')]) {
      expect(body).not.toMatch(/sales@coast\.example|67 000 111/)
      expect(body).toContain('anna@bay.example')
    }
  })
})

describe('a change of rights is on the next page', () => {
  beforeEach(async () => {
    for (const url of ['/en/harbour', '/en/harbour/anna', '/en/coast']) await open(url, HINT)
  })
  const write = async (id: number, values: object) => {
    await changeData(server.services, async (tx) => {
      await tx.update(catalogues).set(values).where(eq(catalogues.id, id))
      return {
        result: null,
        subjects: [
          { scope: 'directory', id: 0 },
          { scope: 'catalogue', id },
        ],
      }
    })
  }

  it('when contacts change', async () => {
    await write(sample.catalogues.harbour, { contact_email: 'other@coast.example' })
    const { body } = await open('/en/harbour', HINT)
    expect(body).toContain('other@coast.example')
    await write(sample.catalogues.harbour, { contact_email: 'sales@coast.example' })
  })

  it('when analytics end', async () => {
    expect(
      (await open('/en/harbour', { ...HINT, host: 'homes.example' })).headers['content-security-policy'],
    ).toContain('yandex')
    await write(sample.catalogues.harbour, { analytics: { metrika_id: null, gtm_id: null, rpt: null } })
    const { headers } = await open('/en/harbour', { ...HINT, host: 'homes.example' })
    expect(headers['content-security-policy']).not.toContain('yandex')
  })

  it('when a catalogue is no longer published, also for its group', async () => {
    expect((await open('/en/coast', HINT)).body).toContain('Harbour Quarter')
    await write(sample.catalogues.harbour, { published: false })
    expect((await open('/en/harbour', HINT)).status).toBe(404)
    expect((await open('/en/coast', HINT)).body).not.toContain('Harbour Quarter')
    await write(sample.catalogues.harbour, { published: true })
    expect((await open('/en/harbour', HINT)).status).toBe(200)
  })

  it('when a partner’s link ends', async () => {
    const revoke = (revoked_at: Date | null) =>
      changeData(server.services, async (tx) => {
        await tx.update(partners).set({ revoked_at }).where(eq(partners.id, sample.partners.anna))
        return { result: null, subjects: [{ scope: 'directory', id: 1 }] }
      })
    await revoke(new Date())
    expect((await open('/en/harbour/anna', HINT)).status).toBe(404)
    await revoke(null)
  })
})

it('a change of prices leaves the page for at most five seconds, and shared caches take the old one for one', async () => {
  const before = await open('/en/harbour/premises', HINT)
  await change({ scope: 'chess', id: sample.projects.harbour })
  const old = await open('/en/harbour/premises', HINT)
  expect([old.body, old.headers['cache-control']]).toEqual([before.body, 'public, max-age=0, s-maxage=1'])
  await expect
    .poll(async () => (await open('/en/harbour/premises', HINT)).body !== before.body, { timeout: 10_000 })
    .toBe(true)
  expect((await open('/en/harbour/premises', HINT)).headers['cache-control']).toBe(SHARED)
})

it('a change elsewhere leaves a page as it is', async () => {
  const before = await open('/en/hill', HINT)
  await change({ scope: 'partner', id: 999 }, { scope: 'catalogue', id: 999 }, { scope: 'directory', id: 0 })
  const after = await open('/en/hill', HINT)
  expect([after.headers.etag, after.headers['cache-control']]).toEqual([before.headers.etag, SHARED])
})

it('nobody keeps what is sent after too many guesses', async () => {
  for (let guess = 0; guess < 40; guess += 1)
    await open(`/en/guess-${guess}`, { ...HINT, 'x-forwarded-for': '198.51.100.9' })
  const { status, headers } = await open('/en/guess', HINT)
  expect([status, headers['cache-control']]).toEqual([429, 'private, no-store'])
})
