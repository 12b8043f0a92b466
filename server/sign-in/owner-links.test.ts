import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { accounts } from '#server/db/tables/account.ts'
import { memberships, people } from '#server/db/tables/person.ts'
import { startManage, TEST_NOW, type TestManage } from '#server/manage/manage.fixture.ts'
import { askLink, openBrowser, type TestBrowser } from './browser.fixture.ts'
import { createFirstStartLink, createOwnerLink } from './owner-links.ts'

const DAY = 86_400_000

describe.each(DATABASES)('owner links on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  }, 60_000)
  afterAll(() => manage.stop())

  let count = 0
  const ownerOf = (token: string, fields: object = {}) => {
    count += 1
    return { token, email: `owner${count}@example.com`, name: 'Ada', lang: 'en', ...fields }
  }
  const spend = (browser: TestBrowser, body: object) => browser.post('/sign-in/owner', body)
  const check = async (token: string) => (await openBrowser(manage).post('/sign-in/owner/check', { token })).statusCode

  it('of the first start make the first owner, who names the company', async () => {
    const { queries } = manage.test.database
    const firstStart = async () => (await openBrowser(manage).get('/sign-in')).json().data.first_start
    const before = await createFirstStartLink(queries, TEST_NOW)
    const token = (await createFirstStartLink(queries, TEST_NOW)) ?? ''
    expect([await check(before ?? ''), await check(token), await firstStart()]).toEqual([403, 200, true])
    const browser = openBrowser(manage)
    const answer = await spend(browser, ownerOf(token, { company: 'Bay Homes', time_zone: 'Asia/Dubai' }))
    expect(answer.json().data).toMatchObject({
      kind: 'person',
      name: 'Ada',
      role: 'owner',
      projects: null,
      account: { id: manage.sample.account, name: 'Bay Homes', time_zone: 'Asia/Dubai' },
    })
    expect((await browser.get('/people')).json().data.members).toHaveLength(1)
    expect([await createFirstStartLink(queries, TEST_NOW), await firstStart()]).toEqual([null, false])
    await queries.update(accounts).set({ name: 'Coast Homes' }).where(eq(accounts.id, manage.sample.account))
  })

  it('keep the time zone that a company has', async () => {
    const { queries } = manage.test.database
    const token = await createOwnerLink(queries, manage.sample.account, TEST_NOW)
    const answer = await spend(openBrowser(manage), ownerOf(token, { time_zone: 'Pacific/Honolulu' }))
    expect(answer.json().data.account.time_zone).toBe('Asia/Dubai')
  })

  it('are not spent by looking at them, but by the first call that uses them', async () => {
    const { queries } = manage.test.database
    const token = await createOwnerLink(queries, manage.strangerId, TEST_NOW)
    for (let looks = 0; looks < 3; looks += 1) expect(await check(token)).toBe(200)
    expect((await manage.send({ url: `/api/v1/manage/sign-in/owner?token=${token}` })).statusCode).toBe(404)
    const answers = await Promise.all(Array.from({ length: 4 }, () => spend(openBrowser(manage), ownerOf(token))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403, 403])
    expect(await check(token)).toBe(403)
    const owners = await queries.select().from(memberships).where(eq(memberships.account_id, manage.strangerId))
    expect(owners).toHaveLength(1)
  })

  it('end after three days, and guessed ones do not exist', async () => {
    const token = await createOwnerLink(manage.test.database.queries, manage.strangerId, TEST_NOW)
    manage.setNow(new Date(TEST_NOW.getTime() + 3 * DAY))
    expect((await spend(openBrowser(manage), ownerOf(token))).json().code).toBe('sign_in_expired')
    manage.setNow(TEST_NOW)
    expect((await spend(openBrowser(manage), ownerOf('guess'))).json().code).toBe('sign_in_expired')
  })

  it('refuse the name of another company, and are still good then', async () => {
    const token = await createOwnerLink(manage.test.database.queries, manage.strangerId, TEST_NOW)
    const answer = await spend(openBrowser(manage), ownerOf(token, { company: 'Coast Homes' }))
    expect([answer.statusCode, answer.json().detail]).toEqual([422, expect.stringContaining('company')])
    expect(await check(token)).toBe(200)
  })

  it('open no session of a person of another company who is only named', async () => {
    const { queries } = manage.test.database
    const victim = await manage.personWith({})
    const accountId = await createAccount(queries, `Attacker ${count}`)
    const token = await createOwnerLink(queries, accountId, TEST_NOW)
    const browser = openBrowser(manage)
    const answer = await spend(browser, ownerOf(token, { email: victim.email.toUpperCase() }))
    expect([answer.statusCode, browser.cookies.size]).toEqual([409, 0])
    expect(await check(token)).toBe(200)
    // The person can use it while signed in.
    const own = openBrowser(manage)
    own.cookies.set('vitrine-session', victim.cookie.split('=')[1] ?? '')
    const joined = await spend(own, ownerOf(token, { email: victim.email }))
    expect(joined.json().data).toMatchObject({ id: victim.id, account: { id: accountId } })
    expect(joined.json().data.accounts).toHaveLength(2)
  })

  it('lead back into the own company when mails were never sent', async () => {
    const { queries } = manage.test.database
    const accountId = await createAccount(queries, `Alone ${count}`)
    const body = ownerOf(await createOwnerLink(queries, accountId, TEST_NOW))
    const first = await spend(openBrowser(manage), body)
    const again = await createOwnerLink(queries, accountId, TEST_NOW)
    const second = await spend(openBrowser(manage), { ...body, token: again })
    expect(second.json().data.id).toBe(first.json().data.id)
  })

  it('give no rights of the true owner of a mail address to somebody who typed it in first', async () => {
    const { queries } = manage.test.database
    const accountId = await createAccount(queries, `Early ${count}`)
    const email = `ceo${count}@example.com`
    const attacker = openBrowser(manage)
    await spend(attacker, ownerOf(await createOwnerLink(queries, accountId, TEST_NOW), { email }))
    expect((await attacker.get('/me')).statusCode).toBe(200)
    await manage.owner('POST', '/people/invitations', { email, role: 'owner' })
    await manage.settleMails()
    const mail = manage.mails.findLast(({ to }) => to === email)
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const owner = openBrowser(manage)
    const accepted = await owner.post('/sign-in/invitation', { token, name: 'Ceo', lang: 'en' })
    expect(accepted.json().data.account.id).toBe(manage.sample.account)
    expect((await attacker.get('/me')).statusCode).toBe(401)
    const [person] = await queries.select().from(people).where(eq(people.email, email))
    expect(person?.email_proven_at).toEqual(TEST_NOW)
  })

  it('keep other sessions if the person is signed in while proving the mailbox', async () => {
    const { queries } = manage.test.database
    const accountId = await createAccount(queries, `Same ${count}`)
    const body = ownerOf(await createOwnerLink(queries, accountId, TEST_NOW))
    const [browser, phone] = [openBrowser(manage), openBrowser(manage)]
    await spend(phone, body)
    await spend(browser, { ...body, token: await createOwnerLink(queries, accountId, TEST_NOW) })
    const { token } = await askLink(manage, browser, body.email)
    await browser.post('/sign-in/link/spend', { token })
    expect([(await browser.get('/me')).statusCode, (await phone.get('/me')).statusCode]).toEqual([200, 200])
  })
})
