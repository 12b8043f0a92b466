import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import type { MailMessage } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createOwnerLink } from './owner-links.ts'

// Nothing here depends on the database.
const [, { start }] = DATABASES

describe('sign-in behind an https proxy', () => {
  let test: TestDatabase
  let server: TestApp
  beforeAll(async () => {
    test = await start()
    server = await startTestApp(test, { publicUrl: 'https://homes.example' })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const signIn = async (host: string, origin: string) => {
    const token = await createOwnerLink(test.database.queries, null, new Date())
    return server.app.inject({
      method: 'POST',
      url: '/api/v1/manage/sign-in/owner',
      headers: { host, origin },
      payload: { token, email: 'ada@homes.example', name: 'Ada', lang: 'en' },
    })
  }
  const statusOf = async (host: string, cookie: string) =>
    (await server.app.inject({ url: '/api/v1/manage/me', headers: { host, cookie } })).statusCode

  it('reads no body of a page of another site', async () => {
    for (const url of [
      'passkey',
      'passkey/options',
      'link',
      'link/spend',
      'code',
      'owner',
      'owner/check',
      'invitation',
    ]) {
      for (const payload of ['{', '{}', 'x'.repeat(2_000_000)]) {
        const answer = await server.app.inject({
          method: 'POST',
          url: `/api/v1/manage/sign-in/${url}`,
          headers: { host: 'homes.example', origin: 'https://evil.example', 'content-type': 'application/json' },
          payload,
        })
        expect([url, answer.statusCode]).toEqual([url, 403])
      }
    }
  })

  it('sets cookies that only its own host and https can have', async () => {
    const answer = await signIn('homes.example', 'https://homes.example')
    expect(answer.statusCode).toBe(200)
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-vitrine-\w+=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    const session = cookies[0]?.split(';')[0] ?? ''
    expect(await statusOf('homes.example', session)).toBe(200)
    expect(await statusOf('pages.example', session)).toBe(401)
    expect(await statusOf('homes.example', session.replace('__Host-', ''))).toBe(401)
  })

  it.each([
    ['pages.example', 'https://pages.example'],
    ['pages.example', 'https://homes.example'],
    ['localhost', 'http://localhost'],
    ['homes.example', 'http://homes.example'],
  ])('opens no session at %s for a page of %s', async (host, origin) => {
    const answer = await signIn(host, origin)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
  })
})

describe('links to the Studio', () => {
  it.each([
    ['in a trial have the port of the server, whatever the Host header claims', null, null],
    ['lead to PUBLIC_URL', 'http://homes.test', 'http://homes.test'],
  ])(
    '%s',
    async (_, publicUrl, shown) => {
      const mails: MailMessage[] = []
      const mailer: Mailer = {
        send: async (mail) => {
          mails.push(mail)
          return { ok: true }
        },
        close: () => {},
      }
      const test = await start()
      const server = await startTestApp(test, { publicUrl, mailer })
      const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
      const token = await createOwnerLink(test.database.queries, null, new Date())
      const origin = publicUrl ?? 'http://localhost:9999'
      const post = async (call: string, payload: object, cookie = '') => {
        const body = JSON.stringify(payload)
        const sent = request({ port, method: 'POST', path: `/api/v1/manage/${call}`, host: '127.0.0.1' })
        const { host } = new URL(origin)
        for (const [name, value] of Object.entries({ host, origin, cookie, 'content-type': 'application/json' }))
          sent.setHeader(name, value)
        sent.end(body)
        const [answer] = await once(sent, 'response')
        answer.resume()
        return [answer.statusCode, String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? ''] as const
      }
      const person = { email: 'ada@homes.example', name: 'Ada', lang: 'en' }
      const [, cookie] = await post('sign-in/owner', { token, ...person })
      expect((await post('people/invitations', { email: 'bo@homes.example', role: 'sales' }, cookie))[0]).toBe(201)
      expect((await post('sign-in/link', { email: person.email, lang: 'en' }))[0]).toBe(202)
      await expect.poll(() => mails.length).toBe(2)
      const own = shown ?? `http://localhost:${port}`
      for (const { html } of mails) expect(/href="([^"]*)\/studio\//.exec(html ?? '')?.[1]).toBe(own)
      await server.stop()
      await test.stop()
    },
    60_000,
  )
})
