import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, TEST_METRICS_KEY, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { changeData } from '#server/live/change-data.ts'
import { freePort } from './free-port.fixture.ts'
import { ask, isInstalled, type RunningProxy, startCaddy, startNginx } from './proxy.fixture.ts'

const PROXIES = [
  { name: 'nginx', run: startNginx, is: isInstalled('nginx', '-v') && isInstalled('openssl', 'version'), caches: true },
  { name: 'Caddy', run: startCaddy, is: isInstalled('caddy', 'version'), caches: false },
]

describe.each(PROXIES)('behind $name (skipped if it is not installed)', ({ run, is, caches }) => {
  let folder: string
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  let proxy: RunningProxy
  let assetsAsked = 0
  let streamsEnded = 0
  let pagesAsked = 0
  beforeAll(async () => {
    if (!is) return
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-proxy-'))
    await writeFile(path.join(folder, 'main-1a2b.js'), 'export {}')
    test = await DATABASES[0].start()
    sample = await insertSample(test.database.queries)
    const urls = { publicUrl: 'https://catalogue.example', studioUrl: 'https://studio.catalogue.example' }
    const studio = { studioTemplate: async () => '<html>', studioAssetsDir: null, studioBuild: null }
    server = await startTestApp(test, {
      assetsDir: folder,
      trustProxy: 1,
      ...urls,
      studio,
      template: async () => '<html>{{{head}}}{{{rendered}}}</html>',
      renderModule: path.join(import.meta.dirname, '../server/rendering/counting-renderer.fixture.ts'),
    })
    server.app.get('/seen', async ({ ip, host, protocol, headers }) => ({ ip, host, protocol, ...headers }))
    server.app.addHook('onRequest', async ({ url }, reply) => {
      if (url.startsWith('/assets/')) assetsAsked += 1
      if (url.includes('/events?')) reply.raw.on('close', () => (streamsEnded += 1))
    })
    // Kept pages are sent before any route.
    server.app.server.on('request', ({ url = '' }) => {
      if (/^\/(?:\w\w\/)?(?:harbour|coast)/.test(url)) pagesAsked += 1
    })
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const ports = { plain: await freePort(), tls: await freePort(), server: Number(new URL(address).port) }
    proxy = await run(folder, ports)
    await vi.waitFor(async () => expect((await ask(proxy.port, '/healthz')).status).toBe(200), {
      timeout: 100_000,
      interval: 200,
    })
  }, 240_000)
  afterAll(async () => {
    if (!is) return
    await proxy.stop()
    await server.stop()
    await test.stop()
    await rm(folder, { recursive: true })
  })

  it.skipIf(!is)('the server sees the real address of a client that forges headers', async () => {
    const claims = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=203.0.113.9',
    }
    const seen = JSON.parse((await ask(proxy.port, '/seen', { headers: claims })).text)
    expect(seen).toMatchObject({ ip: '127.0.0.1', host: 'catalogue.example', protocol: 'https' })
    expect(JSON.stringify(seen)).not.toMatch(/203\.0\.113\.9|evil/)
  })

  it.skipIf(!is)('the Studio is at its own name alone, and sessions count only there', async () => {
    const host = 'studio.catalogue.example'
    const ours = await ask(proxy.port, '/studio', { headers: { host } })
    expect([ours.status, ours.headers['cross-origin-opener-policy']]).toEqual([200, 'same-origin'])
    expect((await ask(proxy.port, '/studio/account?x=1')).headers.location).toBe(`https://${host}/studio/account?x=1`)
    const open = await ask(proxy.port, '/harbour', { headers: { host } })
    expect(open.headers.location).toBe('https://catalogue.example/harbour')
    const signIn = async (name: string) => {
      const headers = { host: name, origin: `https://${name}`, 'content-type': 'application/json' }
      const body = Buffer.from(JSON.stringify({ email: 'ada@homes.example', lang: 'en' }))
      return (await ask(proxy.port, '/api/v1/manage/sign-in/link', { method: 'POST', headers, body })).status
    }
    expect([await signIn(host), await signIn('catalogue.example')]).toEqual([202, 403])
  })

  it.skipIf(!is)('metrics are hidden from outside, even with the key', async () => {
    const headers = { authorization: `Bearer ${TEST_METRICS_KEY}` }
    for (const place of ['/metrics', '/metrics/', '/%6detrics']) {
      expect((await ask(proxy.port, place, { headers })).status).toBe(404)
    }
  })

  it.skipIf(!is)('sends one HSTS header', async () => {
    const { headers } = await ask(proxy.port, '/harbour')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it.skipIf(!is)('bodies above 1 MB reach the server, which answers them itself', async () => {
    const body = Buffer.alloc(5_000_000)
    const headers = {
      authorization: 'Bearer nobody',
      'content-type': 'image/png',
      'content-length': String(body.length),
    }
    const { status, text } = await ask(proxy.port, '/api/v1/manage/media?name=a.png', { method: 'POST', headers, body })
    expect([status, JSON.parse(text).code]).toEqual([401, 'unauthorized'])
  })

  it.skipIf(!is)('events are passed on at once, and their stream ends when the visitor leaves', async () => {
    const { headers, text } = await ask(proxy.port, '/api/v1/public/events?first_token=harbour')
    expect(headers['content-type']).toBe('text/event-stream')
    expect(text).toMatch(/^retry: 3000\nid: /)
    await expect.poll(() => streamsEnded).toBe(1)
  })

  it.skipIf(!is)('built files are cached for a year, and a caching proxy requests them once', async () => {
    for (const _ of [1, 2, 3]) {
      const { status, headers } = await ask(proxy.port, '/assets/main-1a2b.js')
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
    expect(assetsAsked).toBe(caches ? 1 : 3)
  })

  describe('pages', () => {
    // A shared cache shows a page for up to seven seconds, and the server for up to two after a change.
    const WITHIN = { timeout: 10_000, interval: 200 }
    const open = (place: string, headers: Record<string, string> = {}) => ask(proxy.port, place, { headers })
    const write = (values: object) =>
      changeData(server.services, async (tx) => {
        const id = sample.catalogues.harbour
        await tx.update(catalogues).set(values).where(eq(catalogues.id, id))
        return {
          result: null,
          subjects: [
            { scope: 'directory', id: 0 },
            { scope: 'catalogue', id },
          ],
        }
      })

    it.skipIf(!is || !caches)(
      'of one address reach the server a few times, whatever advertisements add to it',
      async () => {
        const before = pagesAsked
        const start = performance.now()
        const bodies = new Set<string>()
        for (let round = 0; round < 30; round += 1) {
          const visits = Array.from({ length: 20 }, () => open(`/en/harbour/chess?gclid=${randomUUID()}&rooms=1`))
          for (const { status, text } of await Promise.all(visits)) {
            expect(status).toBe(200)
            bodies.add(text)
          }
        }
        const seconds = (performance.now() - start) / 1000
        expect(bodies.size).toBe(1)
        // Once for each four seconds, and once to begin with.
        expect(pagesAsked - before).toBeLessThanOrEqual(Math.ceil(seconds / 4) + 1)
      },
    )

    it.skipIf(!is || !caches)('differ by phone, filter, language and frame, and by nothing else', async () => {
      const tagOf = async (place: string, headers = {}) => (await open(place, headers)).headers.etag
      const desk = await tagOf('/en/harbour/chess')
      for (const headers of [{ 'sec-ch-ua-mobile': '?0' }, { 'user-agent': 'Desk' }, { cookie: 'a=b' }]) {
        expect(await tagOf('/en/harbour/chess', headers)).toBe(desk)
      }
      const others = [
        await tagOf('/en/harbour/chess', { 'user-agent': 'Mobi' }),
        await tagOf('/en/harbour/chess?rooms=2'),
        await tagOf('/en/harbour/chess?Rooms=1&rooms=3'),
        await tagOf('/de/harbour/chess'),
      ]
      expect(new Set([desk, ...others]).size).toBe(5)
      // The upper-case name means nothing, so it must not decide under which filter the page is kept.
      expect(await tagOf('/en/harbour/chess?rooms=3')).toBe(others[2])
      const framed = { 'sec-fetch-dest': 'iframe', referer: 'https://other.example/' }
      expect((await open('/en/harbour/chess', framed)).status).toBe(403)
      expect((await open('/en/harbour/chess')).status).toBe(200)
    })

    it.skipIf(!is || !caches)('for one person are never kept', async () => {
      for (const place of ['/en/harbour?crm=x', '/en/harbour~live', '/en/harbour%7Elive', '/en/harbour?preview=x']) {
        const before = pagesAsked
        for (const _ of [1, 2]) expect((await open(place)).headers['cache-control'], place).toBe('private, no-store')
        expect(pagesAsked - before, place).toBe(2)
      }
    })

    it.skipIf(!is)('never show another domain, or the developer under a partner’s link', async () => {
      const label = await open('/en/harbour', { host: 'homes.example' })
      const ours = await open('/en/harbour')
      expect(label.text).toContain('https://homes.example/privacy')
      expect(ours.text).not.toContain('homes.example/privacy')
      expect((await open('/en/harbour', { host: 'homes.example' })).text).toBe(label.text)
      expect(ours.text).toContain('sales@coast.example')
      expect((await open('/en/harbour/anna')).text).not.toContain('sales@coast.example')
    })

    it.skipIf(!is)('show a new price, a new contact and an end within ten seconds', async () => {
      const { text } = await open('/en/harbour')
      await changeData(server.services, async () => {
        return { result: null, subjects: [{ scope: 'chess', id: sample.projects.harbour }] }
      })
      await vi.waitFor(async () => expect((await open('/en/harbour')).text).not.toBe(text), WITHIN)
      const contact = async (email: string) => {
        await write({ contact_email: email })
        await vi.waitFor(async () => expect((await open('/en/harbour')).text).toContain(email), WITHIN)
      }
      await contact('first@coast.example')
      await contact('second@coast.example')
      expect((await open('/en/harbour')).text).not.toContain('first@coast.example')
      await write({ published: false })
      await vi.waitFor(async () => expect((await open('/en/harbour')).status).toBe(404), WITHIN)
    })
  })
})
