import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { signInLinks } from '#server/db/tables/person.ts'
import { startManage, TEST_NOW, type TestManage } from '#server/manage/manage.fixture.ts'
import { createToken } from '#server/session/secret-token.ts'
import { askLink, nextMail, openBrowser, type TestBrowser } from './browser.fixture.ts'

describe.each(DATABASES)('sign-in by mail on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  }, 60_000)
  afterAll(() => manage.stop())

  const outcome = async (answer: ReturnType<TestBrowser['post']>) => {
    const { statusCode, body } = await answer
    return [statusCode, JSON.parse(body).code ?? 'signed in']
  }
  const spend = (browser: TestBrowser, token: string) => outcome(browser.post('/sign-in/link/spend', { token }))
  const type = (browser: TestBrowser, code: string) => outcome(browser.post('/sign-in/code', { code }))
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const SIGNED_IN = [200, 'signed in']
  const EXPIRED = [403, 'sign_in_expired']

  it('opens a session in the browser that asked', async () => {
    const { id, email } = await manage.personWith({ role: 'editor' })
    const browser = openBrowser(manage)
    await browser.post('/sign-in/link', { email: ` ${email.toUpperCase()}`, lang: 'en' })
    const { token } = await nextMail(manage, email)
    expect((await browser.get('/me')).statusCode).toBe(401)
    const answer = await browser.post(
      '/sign-in/link/spend',
      { token },
      { 'user-agent': 'Gecko/1 (Windows) Firefox/140.0' },
    )
    expect(answer.json().data).toMatchObject({
      kind: 'person',
      id,
      email,
      role: 'editor',
      account: { name: 'Coast Homes' },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await browser.get('/me')).json()).toEqual(answer.json())
    const { data } = (await browser.get('/sessions')).json()
    expect(data[0]).toMatchObject({ agent: 'Firefox, Windows', is_current: true })
  })

  it('sends one mail in the chosen language, with the token only in the fragment of the link', async () => {
    const { email } = await manage.personWith({})
    const browser = openBrowser(manage)
    await browser.post('/sign-in/link', { email, lang: 'de' })
    const { token, code } = await nextMail(manage, email)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(code).toMatch(/^\d{6}$/)
    const mail = manage.mails.at(-1)
    expect(mail).toMatchObject({ to: email, subject: 'Anmeldung bei Vitrine Studio', replyTo: null })
    expect(mail?.html).toContain(`href="http://localhost/studio/sign-in#token=${token}"`)
    expect(mail?.messageId).not.toContain(token)
    const stored = JSON.stringify(await manage.test.database.queries.select().from(signInLinks))
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(`"${code}"`)
  })

  it('works once, and not after 15 minutes', async () => {
    const { email } = await manage.personWith({})
    const browser = openBrowser(manage)
    const { token, code } = await askLink(manage, browser, email)
    const asked = new Map(browser.cookies)
    expect(await spend(browser, token)).toEqual(SIGNED_IN)
    for (const [name, value] of asked) browser.cookies.set(name, value)
    expect(await spend(browser, token)).toEqual(EXPIRED)
    expect(await type(browser, code)).toEqual(EXPIRED)
    const late = openBrowser(manage)
    const second = await askLink(manage, late, email)
    manage.setNow(new Date(TEST_NOW.getTime() + 15 * 60_000))
    expect(await spend(late, second.token)).toEqual(EXPIRED)
    expect(await type(late, second.code)).toEqual(EXPIRED)
    manage.setNow(TEST_NOW)
    expect(await spend(late, second.token)).toEqual(SIGNED_IN)
  })

  it('does not work in another browser, and is not spent there', async () => {
    const { email } = await manage.personWith({})
    const [browser, other] = [openBrowser(manage), openBrowser(manage)]
    const { token, code } = await askLink(manage, browser, email)
    expect(await spend(other, token)).toEqual([403, 'sign_in_other_browser'])
    expect(await type(other, code)).toEqual(EXPIRED)
    await askLink(manage, other, (await manage.personWith({})).email)
    expect(await spend(other, token)).toEqual([403, 'sign_in_other_browser'])
    expect(await type(other, code)).toEqual([403, 'sign_in_code_wrong'])
    expect(await spend(browser, token)).toEqual(SIGNED_IN)
  })

  it('refuses guessed tokens', async () => {
    const browser = openBrowser(manage)
    await askLink(manage, browser, (await manage.personWith({})).email)
    for (const token of [createToken(), 'x', '../..', '0'.repeat(200)])
      expect(await spend(browser, token)).toEqual(EXPIRED)
  })

  it('takes the code of the mail, also with a space', async () => {
    const { email } = await manage.personWith({})
    const browser = openBrowser(manage)
    const { code } = await askLink(manage, browser, email)
    expect(await type(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(SIGNED_IN)
  })

  it('lets a code be tried five times, then it and no later try works, but the link does', async () => {
    const { email } = await manage.personWith({})
    const browser = openBrowser(manage)
    const { token, code } = await askLink(manage, browser, email)
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await type(browser, tries === 1 ? 'abc' : wrong(code))).toEqual([403, 'sign_in_code_wrong'])
    }
    expect(await type(browser, wrong(code))).toEqual(EXPIRED)
    expect(await type(browser, code)).toEqual(EXPIRED)
    expect(await spend(browser, token)).toEqual(SIGNED_IN)
  })

  it('counts tries that arrive at the same time', async () => {
    const { email } = await manage.personWith({})
    const browser = openBrowser(manage)
    const { code } = await askLink(manage, browser, email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => type(browser, wrong(code))))
    expect(answers.filter(([, what]) => what === 'sign_in_code_wrong')).toHaveLength(4)
    expect(await type(browser, code)).toEqual(EXPIRED)
  })

  it('lets one of several simultaneous calls spend a link', async () => {
    const { email } = await manage.personWith({})
    const browser = openBrowser(manage)
    const { token, code } = await askLink(manage, browser, email)
    const answers = await Promise.all([
      spend(browser, token),
      type(browser, code),
      spend(browser, token),
      type(browser, code),
    ])
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  })

  it('still accepts the link of the first of two mails', async () => {
    const { email } = await manage.personWith({})
    const browser = openBrowser(manage)
    const first = await askLink(manage, browser, email)
    await askLink(manage, browser, email)
    expect(await spend(browser, first.token)).toEqual(SIGNED_IN)
  })

  it('does not open a session for a person who left every company', async () => {
    const { id, email } = await manage.personWith({ role: 'reader' })
    const browser = openBrowser(manage)
    const { token } = await askLink(manage, browser, email)
    expect((await manage.owner('DELETE', `/people/${id}`)).statusCode).toBe(204)
    expect(await spend(browser, token)).toEqual(EXPIRED)
  })
})
