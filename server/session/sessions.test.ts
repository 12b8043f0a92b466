import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { memberships, sessions } from '#server/db/tables/person.ts'
import { startManage, TEST_NOW, TEST_ORIGIN, type TestManage } from '#server/manage/manage.fixture.ts'
import { askLink, openBrowser } from '#server/sign-in/browser.fixture.ts'
import { createToken } from './secret-token.ts'

const DAY = 86_400_000

describe.each(DATABASES)('sessions on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  }, 60_000)
  afterAll(() => manage.stop())

  const statusOf = async (cookie: string, headers: Record<string, string> = {}) =>
    (await manage.send({ url: '/api/v1/manage/me', headers: { cookie, ...headers } })).statusCode

  it('get a new token at every sign-in, so that nobody can plant one', async () => {
    const { email } = await manage.personWith({})
    const planted = createToken()
    const browser = openBrowser(manage)
    browser.cookies.set('vitrine-session', planted)
    const { token } = await askLink(manage, browser, email)
    await browser.post('/sign-in/link/spend', { token })
    const first = browser.cookies.get('vitrine-session')
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(first).not.toBe(planted)
    expect(await statusOf(`vitrine-session=${planted}`)).toBe(401)
    const next = await askLink(manage, browser, email)
    await browser.post('/sign-in/link/spend', { token: next.token })
    expect(browser.cookies.get('vitrine-session')).not.toBe(first)
    expect(await statusOf(`vitrine-session=${first}`)).toBe(401)
  })

  it.each([undefined, 'null', 'https://evil.example', 'http://localhost.evil.example', 'https://localhost'])(
    'make no changes for a page of the origin %s',
    async (origin) => {
      const { cookie } = await manage.personWith({})
      const answer = await manage.send({
        method: 'PATCH',
        url: '/api/v1/manage/me',
        headers: { cookie, ...(origin && { origin }) },
        payload: { name: 'Mallory' },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
      expect((await manage.send({ url: '/api/v1/manage/me', headers: { cookie } })).json().data.name).not.toBe(
        'Mallory',
      )
      const asked = await manage.send({
        method: 'POST',
        url: '/api/v1/manage/sign-in/link',
        headers: { ...(origin && { origin }) },
        payload: { email: 'a@example.com', lang: 'en' },
      })
      expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([403, undefined])
    },
  )

  it('are ignored on other hosts, such as the domain of a catalogue', async () => {
    const { cookie } = await manage.personWith({})
    expect(await statusOf(cookie)).toBe(200)
    expect(await statusOf(cookie, { host: 'homes.example' })).toBe(401)
    expect(await statusOf(cookie, { host: 'homes.example', origin: 'http://homes.example' })).toBe(401)
    expect(await statusOf(`__Host-${cookie}`)).toBe(401)
  })

  it('count less than a key, even than a wrong one', async () => {
    const { cookie } = await manage.personWith({})
    expect(await statusOf(cookie, { authorization: 'Bearer vk_wrong' })).toBe(401)
    expect(await statusOf(cookie, { authorization: 'Basic abc' })).toBe(401)
    const key = await manage.callerWith({ role: 'reader' })
    const answer = await key('GET', '/me', undefined, { cookie })
    expect(answer.json().data).toMatchObject({ kind: 'key', role: 'reader', email: null })
    // A key needs no origin.
    expect((await key('DELETE', '/people/999999', undefined, { cookie })).statusCode).toBe(404)
  })

  it('are listed and ended by the person, and by nobody else', async () => {
    const { id, email, call, cookie } = await manage.personWith({ role: 'reader' })
    const other = await manage.personWith({ email, role: 'reader' })
    const stranger = await manage.personWith({})
    const { data } = (await call('GET', '/sessions')).json()
    expect(data).toHaveLength(2)
    expect(data.filter((each: { is_current: boolean }) => each.is_current)).toHaveLength(1)
    const session = data.find((each: { is_current: boolean }) => !each.is_current).id
    expect((await stranger.call('DELETE', `/sessions/${session}`)).statusCode).toBe(404)
    expect(await statusOf(other.cookie)).toBe(200)
    expect((await call('DELETE', `/sessions/${session}`)).statusCode).toBe(204)
    expect([await statusOf(other.cookie), await statusOf(cookie)]).toEqual([401, 200])
    expect((await call('DELETE', `/sessions/${session}`)).statusCode).toBe(404)
    const history = (await manage.owner('GET', `/history?subject_kind=session&subject_id=${session}`)).json().data
    expect(history).toMatchObject([{ who: { kind: 'person', id, name: expect.any(String) }, new: 'deleted' }])
  })

  it('end when the person signs out', async () => {
    const { call, cookie } = await manage.personWith({ role: 'sales' })
    const answer = await call('POST', '/sign-out')
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect(await statusOf(cookie)).toBe(401)
  })

  it('end 30 days after their last use, and after 180 days in any case', async () => {
    const { queries } = manage.test.database
    const wait = (days: number) => manage.setNow(new Date(TEST_NOW.getTime() + days * DAY))
    const { id, cookie } = await manage.personWith({})
    for (const days of [29, 58, 87, 116, 145, 174, 179]) {
      wait(days)
      expect(await statusOf(cookie)).toBe(200)
    }
    wait(180)
    expect(await statusOf(cookie)).toBe(401)
    wait(0)
    const { cookie: unused } = await manage.personWith({})
    wait(30)
    expect(await statusOf(unused)).toBe(401)
    wait(0)
    const [membership] = await queries.select().from(memberships).where(eq(memberships.person_id, id))
    expect(membership?.last_seen_at).toEqual(new Date(TEST_NOW.getTime() + 179 * DAY))
  })

  it('keep no token and no address, only the browser in words', async () => {
    const { cookie } = await manage.personWith({})
    const stored = JSON.stringify(await manage.test.database.queries.select().from(sessions))
    expect(stored).not.toContain(cookie.split('=')[1])
    expect(stored).not.toContain('10.1.')
  })

  it('work in one company at a time', async () => {
    const { call, email } = await manage.personWith({ role: 'editor' })
    await manage.personWith({ email, accountId: manage.strangerId, role: 'reader' })
    const tokens = async () => (await call('GET', '/catalogues')).json().data.length
    expect(await tokens()).toBeGreaterThan(0)
    const moved = await call('POST', '/me/account', { account_id: manage.strangerId })
    expect(moved.json().data).toMatchObject({ role: 'reader', account: { id: manage.strangerId, name: 'Stranger' } })
    expect(await tokens()).toBe(0)
    expect((await call('POST', '/previews', { catalogue_id: 1 })).statusCode).toBe(403)
    const { call: alone } = await manage.personWith({})
    expect((await alone('POST', '/me/account', { account_id: manage.strangerId })).statusCode).toBe(404)
    expect((await alone('POST', '/me/account', { account_id: 999_999_999_999 })).statusCode).toBe(404)
  })

  it('let people change their name and language', async () => {
    const { id, call } = await manage.personWith({ role: 'reader' })
    const answer = await call('PATCH', '/me', { name: ' Ada Byron ', lang: 'ka' })
    expect(answer.json().data).toMatchObject({ id, name: 'Ada Byron', lang: 'ka' })
    expect((await call('PATCH', '/me', { email: 'x@example.com' })).statusCode).toBe(400)
    expect((await call('PATCH', '/me', { name: '' }, { origin: TEST_ORIGIN })).statusCode).toBe(422)
  })
})
