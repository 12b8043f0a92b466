import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startManage, TEST_NOW, type TestManage } from '#server/manage/manage.fixture.ts'
import { askLink, openBrowser, type TestBrowser } from './browser.fixture.ts'

const HOUR = 3_600_000

describe.each(DATABASES)('limits of sign-in on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  }, 60_000)
  afterAll(() => manage.stop())

  const ask = (browser: TestBrowser, email: string) => browser.post('/sign-in/link', { email, lang: 'en' })
  const mailsTo = (email: string) => manage.mails.filter(({ to }) => to === email).length
  /** Mails are sent after the answer; those of an earlier ask are sent before those of a later one. */
  const countMails = async (email: string) => {
    const { email: other } = await manage.personWith({})
    await askLink(manage, openBrowser(manage), other)
    return mailsTo(email)
  }

  it('answers known and unknown addresses alike: status, body, headers, cookie, and wrong codes', async () => {
    const { email } = await manage.personWith({})
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map(async (asked) => {
        const browser = openBrowser(manage)
        const { statusCode, body, headers } = await ask(browser, asked)
        const shape = Object.entries({ ...headers, date: '' }).map(([name, value]) => [
          name,
          String(value).replace(/[\w-]{43}/, 'token'),
        ])
        const wrong = await browser.post('/sign-in/code', { code: 'no' })
        const spent = await browser.post('/sign-in/link/spend', { token: 'no' })
        return { statusCode, body, shape, wrong: wrong.json(), spent: spent.json() }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ statusCode: 202, body: '', wrong: { code: 'sign_in_code_wrong' } })
    expect(await countMails('nobody@example.com')).toBe(0)
  })

  it('does not let a stranger at one address use up the links of a person', async () => {
    const { email } = await manage.personWith({})
    const stranger = openBrowser(manage)
    for (let asks = 0; asks < 30; asks += 1) expect((await ask(stranger, email)).statusCode).toBe(202)
    expect(await countMails(email)).toBe(5)
    const { token } = await askLink(manage, openBrowser(manage), email)
    expect(token).not.toBe('')
  })

  it('mails at most twenty links an hour for strangers at many addresses, and more for a browser of the person', async () => {
    const { email } = await manage.personWith({})
    const own = openBrowser(manage)
    const first = await askLink(manage, own, email)
    expect((await own.post('/sign-in/link/spend', { token: first.token })).statusCode).toBe(200)
    for (let asks = 0; asks < 25; asks += 1) await ask(openBrowser(manage), email)
    expect(await countMails(email)).toBe(20)
    const { token } = await askLink(manage, own, email)
    expect((await own.post('/sign-in/link/spend', { token })).statusCode).toBe(200)
    // The mark of one person's browser is worth nothing for another address.
    const { email: other } = await manage.personWith({})
    for (let asks = 0; asks < 20; asks += 1) await ask(openBrowser(manage), other)
    await ask(own, other)
    expect(await countMails(other)).toBe(20)
    manage.setNow(new Date(TEST_NOW.getTime() + HOUR))
    await askLink(manage, openBrowser(manage), other)
    manage.setNow(TEST_NOW)
  })

  it('lets strangers try twenty codes a day; then only links and browsers of the person work', async () => {
    const { email } = await manage.personWith({})
    const own = openBrowser(manage)
    const first = await askLink(manage, own, email)
    await own.post('/sign-in/link/spend', { token: first.token })
    for (let asks = 0; asks < 4; asks += 1) {
      const stranger = openBrowser(manage)
      await askLink(manage, stranger, email)
      for (let tries = 0; tries < 5; tries += 1) await stranger.post('/sign-in/code', { code: 'wrong' })
    }
    const guesser = openBrowser(manage)
    const guessed = await askLink(manage, guesser, email)
    expect((await guesser.post('/sign-in/code', { code: guessed.code })).json().code).toBe('sign_in_expired')
    expect((await guesser.post('/sign-in/link/spend', { token: guessed.token })).statusCode).toBe(200)
    const { code } = await askLink(manage, own, email)
    expect((await own.post('/sign-in/code', { code })).statusCode).toBe(200)
  })

  it('holds against ten thousand tries from one address, which lock nobody else out', async () => {
    const { email } = await manage.personWith({})
    const stranger = openBrowser(manage)
    const link = await askLink(manage, stranger, email)
    const counts = new Map<number, number>()
    for (let round = 0; round < 100; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          stranger.post('/sign-in/code', { code: String(round * 100 + index).padStart(6, '0') }),
        ),
      )
      for (const { statusCode } of answers) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
    }
    // A guess of the five tries may be right, once in two hundred thousand runs.
    expect(counts.get(429)).toBeGreaterThan(9000)
    expect([...counts.keys()].toSorted()).toEqual([403, 429])
    expect(link.code).toMatch(/^\d{6}$/)
    const own = openBrowser(manage)
    const { code } = await askLink(manage, own, email)
    expect((await own.post('/sign-in/code', { code })).statusCode).toBe(200)
  })
})
