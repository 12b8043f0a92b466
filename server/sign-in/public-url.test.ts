import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
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
