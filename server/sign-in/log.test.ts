import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import type { MailMessage } from '#server/mail/mail-message.ts'
import { createOwnerLink } from './owner-links.ts'

// The same code logs on both databases.
const [, { start }] = DATABASES

describe('the log of sign-ins', () => {
  let test: TestDatabase
  let server: TestApp
  let log = ''
  const mails: MailMessage[] = []
  beforeAll(async () => {
    test = await start()
    const stream = new Writable({
      write: (chunk, _, done) => {
        log += chunk
        done()
      },
    })
    server = await startTestApp(test, {
      logger: { level: 'trace', stream },
      mailer: {
        send: async (mail) => {
          mails.push(mail)
          return { ok: false, error: 'SMTP 451 to DATA' }
        },
        close: () => {},
      },
    })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  it('contains no mail address, name or token', async () => {
    const cookies = new Map<string, string>()
    const post = async (call: string, payload: object, path = '/sign-in') => {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const headers = { origin: 'http://localhost', ...(cookie && { cookie }) }
      const answer = await server.app.inject({ method: 'POST', url: `/api/v1/manage${path}${call}`, headers, payload })
      for (const { name, value } of answer.cookies) cookies.set(name, value)
      return answer
    }
    const lastToken = async (sent: number) => {
      await expect.poll(() => mails.length, { timeout: 30_000 }).toBe(sent)
      return /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    }
    const owner = await createOwnerLink(test.database.queries, null, new Date())
    const ada = { email: 'ada@homes.example', name: 'Ada Byron', lang: 'en' }
    expect((await post('/owner', { ...ada, token: owner })).statusCode).toBe(200)
    expect((await post('/owner', { ...ada, token: owner })).statusCode).toBe(403)
    await post('/link', { email: ada.email, lang: 'en' })
    const link = await lastToken(1)
    expect((await post('/link/spend', { token: link })).statusCode).toBe(200)
    expect((await post('/invitations', { email: 'bea@homes.example', role: 'owner' }, '/people')).statusCode).toBe(201)
    const invitation = await lastToken(2)
    expect((await post('/invitation', { token: invitation, name: 'Bea Curie', lang: 'en' })).statusCode).toBe(200)
    await test.database.onConnection((run) => run('alter table people rename to away'))
    await post('/link', { email: ada.email, lang: 'en' })
    expect((await post('/owner', { ...ada, token: 'x' })).statusCode).toBe(403)
    const unspent = await createOwnerLink(test.database.queries, null, new Date())
    expect((await post('/owner', { ...ada, token: unspent })).statusCode).toBe(500)
    await test.database.onConnection((run) => run('alter table sign_in_links rename to gone'))
    expect((await post('/link', { email: ada.email, lang: 'en' })).statusCode).toBe(500)
    await post('/invitations', { email: 'bea@homes.example', role: 'owner' }, '/people')
    await post('/link/spend', { token: '\u0000' })
    await post('/code', { code: '123456' })
    const secrets = [owner, link, invitation, unspent, ...cookies.values()].filter((text) => text !== '')
    expect(secrets.length).toBeGreaterThan(4)
    for (const text of [...secrets, 'homes.example', 'Ada', 'Bea']) expect(log).not.toContain(text)
    expect(log).toContain('/api/v1/manage/sign-in/link/spend')
    expect(log).toContain('A query failed (42P01)')
    expect(log).toContain('could not be sent: SMTP 451 to DATA')
  })
})
