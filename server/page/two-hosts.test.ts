import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Boot } from '#contract/boot.ts'
import { issueKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { signPreview } from '#server/preview/preview-token.ts'

const SECRET = 'a secret of tests, and of nothing else'
const SITES = {
  trial: { publicUrl: null, studioUrl: null },
  one: { publicUrl: 'https://homes.test', studioUrl: null },
  two: { publicUrl: 'https://homes.test', studioUrl: 'https://studio.homes.test' },
} as const
const studio = { studioTemplate: async () => '<html>{{{boot}}}</html>', studioAssetsDir: null, studioBuild: 'b1' }

let test: TestDatabase
let sample: Sample
const servers = new Map<keyof typeof SITES, TestApp>()
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  sample = await insertSample(test.database.queries)
  for (const name of ['trial', 'one', 'two'] as const) {
    servers.set(name, await startTestApp(test, { ...SITES[name], studio, secretKey: SECRET }))
  }
}, 120_000)
afterAll(async () => {
  for (const server of servers.values()) await server.stop()
  await test.stop()
})

const ask = async (name: keyof typeof SITES, host: string, url: string, method: 'GET' | 'POST' = 'GET') => {
  const answer = await servers.get(name)?.app.inject({ method, url, headers: { host } })
  if (!answer) throw new Error(`no server ${name}`)
  return answer
}
const bootOf = (body: string): Boot => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')

describe('analytics of a catalogue', () => {
  // `homes.example` is a domain of the sample's catalogue.
  it.each([
    ['trial', '127.0.0.1:3000', true],
    ['trial', 'homes.example', true],
    ['trial', 'localhost:3000', false],
    ['trial', 'a.localhost:3000', false],
    ['one', 'homes.test', false],
    ['one', 'HOMES.test:8443', false],
    ['one', 'homes.example', true],
    ['two', 'homes.test', true],
    ['two', 'homes.example', true],
  ] as const)('%s: on %s they run: %s', async (name, host, runs) => {
    const { body, headers } = await ask(name, host, '/harbour')
    const policy = String(headers['content-security-policy'])
    expect(policy.includes('mc.yandex')).toBe(runs)
    expect(bootOf(body).token?.analytics.metrika_id === null).toBe(!runs)
    // The settings do not depend on the host.
    const token = await ask(name, host, '/api/v1/public/token?first_token=harbour')
    expect(token.json().data.analytics.metrika_id).not.toBeNull()
  })
})

describe('the host of the Studio', () => {
  const own = (url: string, method?: 'GET' | 'POST') => ask('two', 'studio.homes.test', url, method)

  it('answers the Studio, its calls, media and health', async () => {
    expect((await own('/studio/sign-in')).statusCode).toBe(200)
    expect((await own('/api/v1/manage/me')).statusCode).toBe(401)
    expect((await own('/api/v1/public/token?first_token=harbour')).statusCode).toBe(200)
    expect((await own('/healthz')).statusCode).toBe(200)
    expect((await own('/media/none/320')).json()).toMatchObject({ status: 404 })
  })

  it('leads everything else to the address of visitors, and its bare name to the Studio', async () => {
    for (const url of [
      '/harbour',
      '/en/harbour/anna/chess?rooms=1',
      '/harbour?preview=x',
      '/en',
      '/robots.txt',
      '/embed.js',
      '//evil.test/x',
      '/harbour/x~y',
      '/demo/host',
      '/oembed?url=x',
      '/studios',
    ]) {
      const { statusCode, headers } = await own(url)
      expect([url, statusCode, headers.location]).toEqual([url, 302, `https://homes.test${url}`])
      expect(headers['cache-control']).toBe('private, no-store')
    }
    expect((await own('/')).headers.location).toBe('/studio')
    expect((await own('/harbour', 'POST')).statusCode).toBe(404)
  })

  it('shows views, which run no scripts of others, and lets only its own pages frame them', async () => {
    const { token } = signPreview(SECRET, sample.catalogues.harbour, new Date())
    for (const url of ['/en/harbour~live/chess', `/harbour~${token}`, `/harbour~draft.${token}`]) {
      const { statusCode, headers, body } = await own(url)
      expect([url, statusCode]).toEqual([url, 200])
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toMatch(/frame-ancestors 'self' \S|yandex|google/)
      expect([headers['cache-control'], headers['set-cookie']]).toEqual(['private, no-store', undefined])
      expect(bootOf(body).token?.analytics).toEqual({ metrika_id: null, gtm_id: null, rpt: null })
    }
  })

  it('may frame views that visitors open, whatever the catalogue allows', async () => {
    const framers = async (url: string) =>
      /frame-ancestors[^;]*/.exec(String((await ask('two', 'homes.test', url)).headers['content-security-policy']))?.[0]
    const listed = await framers('/harbour')
    expect(listed).not.toContain('studio.homes.test')
    expect(await framers('/harbour~live')).toBe(`${listed} studio.homes.test`)
  })
})

describe('the host of the catalogues', () => {
  it('leads to the Studio, with path and query', async () => {
    const led = async (name: keyof typeof SITES, host: string, url: string) => {
      const { statusCode, headers } = await ask(name, host, url)
      return [statusCode, headers.location]
    }
    const url = '/studio/c/1/publish?x=1'
    expect(await led('two', 'homes.test', url)).toEqual([302, `https://studio.homes.test${url}`])
    expect(await led('two', 'homes.test', '/studio')).toEqual([302, 'https://studio.homes.test/studio'])
    expect(await led('trial', '127.0.0.1:3000', url)).toEqual([302, `http://localhost:3000${url}`])
    expect(await led('one', 'homes.test', url)).toEqual([200, undefined])
    for (const [name, host] of [
      ['two', 'homes.example'],
      ['one', 'homes.example'],
      ['trial', 'homes.example'],
    ] as const) {
      expect((await led(name, host, url))[0]).toBe(404)
    }
  })

  it('answers keys, as the host of the Studio does', async () => {
    const draft = { name: 'k', role: 'reader', projects: null, expires_at: null, created_by: null } as const
    const { key } = await issueKey(test.database.queries, sample.account, draft)
    for (const host of ['homes.test', 'studio.homes.test']) {
      const headers = { host, authorization: `Bearer ${key}` }
      const answer = await servers.get('two')?.app.inject({ url: '/api/v1/manage/catalogues', headers })
      expect(answer?.statusCode).toBe(200)
      // Wherever it is asked, a catalogue is at the address of visitors.
      expect(answer?.json().data[0].url).toMatch(/^https:\/\/homes\.test\//)
    }
  })

  it('signs nobody in', async () => {
    for (const [name, host] of [
      ['two', 'homes.test'],
      ['trial', '127.0.0.1:3000'],
      ['one', 'homes.example'],
    ] as const) {
      const { statusCode } = await ask(name, host, '/api/v1/manage/sign-in/passkey', 'POST')
      expect([host, statusCode]).toEqual([host, 403])
    }
  })
})

it('a window of the Studio is kept apart from the page that opened it, where browsers do that', async () => {
  const opener = async (name: keyof typeof SITES, host: string) =>
    (await ask(name, host, '/studio')).headers['cross-origin-opener-policy']
  expect(await opener('two', 'studio.homes.test')).toBe('same-origin')
  expect(await opener('trial', 'localhost:3000')).toBe('same-origin')
  const plain = await startTestApp(test, { studio, publicUrl: 'http://homes.test' })
  const { headers } = await plain.app.inject({ url: '/studio', headers: { host: 'homes.test' } })
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
  await plain.stop()
})
