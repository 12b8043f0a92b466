import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, TEST_METRICS_KEY, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const publicUrl = 'https://homes.example'

describe('public security endpoints', () => {
  let test: TestDatabase
  let open: TestApp
  let plain: TestApp
  beforeAll(async () => {
    test = await DATABASES[1].start()
    await insertSample(test.database.queries)
    open = await startTestApp(test, { publicUrl, securityContact: 'mailto:security@homes.example', now: () => NOW })
    plain = await startTestApp(test, { metricsKey: null })
  })
  afterAll(async () => {
    await open.stop()
    await plain.stop()
    await test.stop()
  })

  it('security.txt says where to report vulnerabilities, and never expires', async () => {
    const answer = await open.app.inject('/.well-known/security.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      answer.body.split('\n').flatMap((line) => (line ? [line.split(/: (.*)/).slice(0, 2)] : [])),
    )
    expect(fields).toEqual({
      Contact: 'mailto:security@homes.example',
      Expires: expect.any(String),
      Canonical: 'https://homes.example/.well-known/security.txt',
    })
    const days = (new Date(fields.Expires).getTime() - NOW.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
    expect((await plain.app.inject('/.well-known/security.txt')).statusCode).toBe(404)
  })

  it('metrics require their key', async () => {
    const status = async ({ app }: TestApp, authorization?: string) =>
      (await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode
    expect(await status(open)).toBe(404)
    expect(await status(open, 'Bearer wrong')).toBe(404)
    expect(await status(open, `Bearer ${TEST_METRICS_KEY}`)).toBe(200)
    expect(await status(plain)).toBe(404)
    expect(await status(plain, 'Bearer null')).toBe(404)
  })

  it('HSTS is sent if visitors use https', async () => {
    expect((await open.app.inject('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await plain.app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('HSTS is also on cached responses and on errors for malformed URLs', async () => {
    const origin = await open.app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (path: string) => {
      const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } })
      await response.arrayBuffer()
      return response.headers
    }
    const token = '/api/v1/public/token?first_token=harbour'
    const first = await ask(token)
    const kept = await ask(token)
    expect(kept.get('content-encoding')).toBe('br')
    for (const name of ['strict-transport-security', 'referrer-policy', 'x-content-type-options', 'etag']) {
      expect([name, kept.get(name)]).toEqual([name, first.get(name)])
    }
    expect(kept.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await ask('/%')).get('strict-transport-security')).toBe('max-age=31536000')
  })
})
