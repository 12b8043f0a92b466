import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, TEST_METRICS_KEY, type TestApp } from './app.fixture.ts'
import { DATABASES, type TestDatabase } from './db/databases.fixture.ts'

describe.each(DATABASES)('the app on $name', ({ start }) => {
  let test: TestDatabase
  let assetsDir: string
  let server: TestApp
  const logged: string[] = []
  beforeAll(async () => {
    test = await start()
    assetsDir = await mkdtemp(path.join(tmpdir(), 'vitrine-assets-'))
    await writeFile(path.join(assetsDir, 'main-1a2b.js'), 'export {}')
    await writeFile(path.join(assetsDir, 'main-1a2b.js.br'), 'compressed')
    const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } }
    server = await startTestApp(test, { assetsDir, logger })
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
    await rm(assetsDir, { recursive: true })
  })

  it('serves built files precompressed and cacheable for a year, and a missing one as a problem', async () => {
    const found = await server.app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } })
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(found.headers['content-encoding']).toBe('br')
    expect(found.headers['x-content-type-options']).toBe('nosniff')
    const missing = await server.app.inject('/assets/gone.js')
    expect(missing.json()).toMatchObject({ code: 'not_found', status: 404 })
  })

  it.each([
    [{ method: 'POST', url: '/no/such/call' }, 405, 'method_not_allowed'],
    [{ method: 'GET', url: '/%zz' }, 400, 'bad_request'],
    [{ method: 'GET', url: '/api/v1/public/token' }, 400, 'bad_request'],
    [{ method: 'GET', url: '/api/v1/manage/catalogues' }, 401, 'unauthorized'],
    [{ method: 'GET', url: '/api/v1/no-such-call' }, 404, 'not_found'],
  ] as const)('returns problem+json for %o', async (request, status, code) => {
    const { statusCode, headers, body } = await server.app.inject(request)
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ code, status })
  })

  it('is alive, and ready while the database responds', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ok', database: test.database.kind })
  })

  it('counts requests by route, not by URL', async () => {
    await server.app.inject('/api/v1/public/token?first_token=secret-token')
    const { body, headers } = await server.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TEST_METRICS_KEY}` },
    })
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('route="/api/v1/public/token",status="404"')
    expect(body).toContain('vitrine_open_streams 0')
    expect(body).not.toContain('secret-token')
  })

  it("logs one line for each request, without whole tokens or the visitor's address", async () => {
    logged.length = 0
    await server.app.inject({ url: '/secret-token/chess?crm=context', remoteAddress: '203.0.113.9' })
    expect(logged).toHaveLength(1)
    const line = String(logged[0])
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', url: '/secr…/chess?crm', status: 404 })
    expect(line).not.toMatch(/secret-token|context|203\.0\.113\.9/)
  })

  it('describes the API for programs and for people', async () => {
    const { openapi, paths } = (await server.app.inject('/api/v1/openapi.json')).json()
    expect(openapi).toBe('3.1.1')
    const page = await server.app.inject('/api/v1')
    expect(page.headers['content-type']).toContain('text/html')
    for (const place of Object.keys(paths)) expect(page.body).toContain(place)
  })

  it('keeps idle connections open longer than a proxy does, so that no request hits a closing one', async () => {
    const { headers } = await fetch(`${await server.app.listen({ port: 0 })}/healthz`)
    expect(headers.get('keep-alive')).toBe('timeout=90')
  })

  it('is not ready if the database does not respond', async () => {
    const queries = { execute: () => Promise.reject(new Error('gone')) } as never
    const parts = { ...test, database: { ...test.database, queries: test.database.queries } }
    const broken = await startTestApp(parts)
    Object.assign(broken.services.database, { queries })
    expect((await broken.app.inject('/readyz')).statusCode).toBe(503)
    await broken.stop()
  })
})
