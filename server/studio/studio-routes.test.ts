import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'

const studio = {
  studioTemplate: async () =>
    '<html lang="{{lang}}" dir="{{dir}}"><script nonce="{{nonce}}"></script>{{{boot}}}</html>',
  studioAssetsDir: null,
  studioBuild: 'b1',
}

describe.each(DATABASES)('the Studio on $name', ({ start }) => {
  let test: TestDatabase
  let app: TestApp
  beforeAll(async () => {
    test = await start()
    await insertSample(test.database.queries)
    app = await startTestApp(test, { studio })
  }, 60_000)
  afterAll(async () => {
    await app.stop()
    await test.stop()
  })

  const open = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ url, headers: { host: 'localhost:3000', 'accept-encoding': 'identity', ...headers } })
  const bootOf = (body: string) => JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '')

  it('answers every address below /studio with its document, in the language of the browser', async () => {
    for (const url of ['/studio', '/studio/', '/studio/sign-in', '/studio/units/12?x=1']) {
      const answer = await open(url, { 'accept-language': 'ar' })
      expect([url, answer.statusCode]).toEqual([url, 200])
      expect(answer.body).toMatch(/^<html lang="ar-AE-u-nu-latn" dir="rtl">/)
      expect(bootOf(answer.body)).toMatchObject({ lang: 'ar', build: 'b1' })
    }
  })

  it('is never framed, and runs only scripts of its own document', async () => {
    const { headers, body } = await open('/studio')
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
    const again = /nonce="([^"]+)"/.exec((await open('/studio')).body)?.[1]
    expect(again).not.toBe(nonce)
  })

  it('answers only on localhost without PUBLIC_URL, and only on its host with it', async () => {
    expect((await open('/studio', { host: 'sales.developer.example' })).statusCode).toBe(404)
    expect((await open('/studio/sign-in', { host: 'sales.developer.example' })).statusCode).toBe(404)
    const own = await startTestApp(test, { studio, publicUrl: 'https://vitrine.example' })
    const status = async (host: string) => (await own.app.inject({ url: '/studio', headers: { host } })).statusCode
    expect([await status('vitrine.example'), await status('localhost:3000')]).toEqual([200, 404])
    await own.stop()
  })

  it('shows the cover of a public project, but not that of one company to another', async () => {
    expect(bootOf((await open('/studio')).body).picture).toEqual({
      src: expect.stringMatching(/^\/media\//),
      name: expect.any(String),
    })
    await createAccount(test.database.queries, 'Another company')
    expect(bootOf((await open('/studio')).body).picture).toBeNull()
  })
})
