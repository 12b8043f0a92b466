import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, TEST_METRICS_KEY, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
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
  let proxy: RunningProxy
  let assetsAsked = 0
  let streamsEnded = 0
  beforeAll(async () => {
    if (!is) return
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-proxy-'))
    await writeFile(path.join(folder, 'main-1a2b.js'), 'export {}')
    test = await DATABASES[0].start()
    await insertSample(test.database.queries)
    const urls = { publicUrl: 'https://catalogue.example', studioUrl: 'https://studio.catalogue.example' }
    const studio = { studioTemplate: async () => '<html>', studioAssetsDir: null, studioBuild: null }
    server = await startTestApp(test, { assetsDir: folder, trustProxy: 1, ...urls, studio })
    server.app.get('/seen', async ({ ip, host, protocol, headers }) => ({ ip, host, protocol, ...headers }))
    server.app.addHook('onRequest', async ({ url }, reply) => {
      if (url.startsWith('/assets/')) assetsAsked += 1
      if (url.includes('/events?')) reply.raw.on('close', () => (streamsEnded += 1))
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
})
