import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { buildApp } from './app.ts'
import { DATABASES, type TestDatabase } from './db/databases.fixture.ts'

const TEMPLATE =
  '<html lang="{{lang}}" dir="{{dir}}" data-page="{{page}}"><title>{{title}}</title><script nonce="{{nonce}}"></script>'

describe.each(DATABASES)('the app on $name', ({ start }) => {
  let test: TestDatabase
  let assetsDir: string
  let app: FastifyInstance
  beforeAll(async () => {
    test = await start()
    assetsDir = await mkdtemp(path.join(tmpdir(), 'vitrine-assets-'))
    await writeFile(path.join(assetsDir, 'main-1a2b.js'), 'export {}')
    app = buildApp({
      database: test.database,
      template: async () => TEMPLATE,
      assetsDir,
      logger: false,
      trustProxy: false,
    })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await test.stop()
    await rm(assetsDir, { recursive: true })
  })

  it.each(LANGUAGES)('serves the first page in $own_name at /$code', async ({ code, tag }) => {
    const { statusCode, body } = await app.inject(`/${code}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`lang="${tag}"`)
    expect(body).toContain((await loadMessages(code))['welcome.title'])
  })

  it('serves the first page in the language of the browser', async () => {
    const { headers, body } = await app.inject({ url: '/', headers: { 'accept-language': 'he-IL, en;q=0.5' } })
    expect(body).toContain('lang="he" dir="rtl" data-page="welcome"')
    expect(headers.vary).toBe('Accept-Language')
  })

  it.each(['/some-token', '/some-token/chess', '/ru/some-token/partner/premises'])(
    'answers the unknown token of %s with the page that says so',
    async (url) => {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('data-page="token-not-found"')
    },
  )

  it('allows its own scripts by a nonce that is new for every answer', async () => {
    const answers = await Promise.all([app.inject('/'), app.inject('/')])
    const nonces = answers.map(({ headers, body }) => {
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
      expect(body).toContain(`nonce="${nonce}"`)
      return nonce
    })
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('serves built files for a year, and a missing one as a problem', async () => {
    const found = await app.inject('/assets/main-1a2b.js')
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(found.headers['x-content-type-options']).toBe('nosniff')
    const missing = await app.inject('/assets/gone.js')
    expect(missing.statusCode).toBe(404)
    expect(missing.json()).toMatchObject({ code: 'not_found', status: 404 })
  })

  it('answers what it does not know with problem+json', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/no/such/call' })
    expect(statusCode).toBe(405)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ code: 'method_not_allowed', status: 405 })
  })

  it('is alive, and ready while the database answers', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', database: test.database.kind })
  })

  it('is not ready when the database does not answer', async () => {
    const broken = { ...test.database, query: () => Promise.reject(new Error('gone')) }
    const parts = { template: async () => TEMPLATE, assetsDir: null, logger: false, trustProxy: false }
    const { statusCode } = await buildApp({ ...parts, database: broken }).inject('/readyz')
    expect(statusCode).toBe(503)
  })
})
