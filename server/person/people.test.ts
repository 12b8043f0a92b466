import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { memberships } from '#server/db/tables/person.ts'
import { startManage, TEST_NOW, type TestManage } from '#server/manage/manage.fixture.ts'
import { openBrowser } from '#server/sign-in/browser.fixture.ts'

const HOUR = 3_600_000

describe.each(DATABASES)('manage/people on $name', ({ start }) => {
  let manage: TestManage
  let unmailed: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
    unmailed = await startManage(start, { isMailed: false })
  }, 60_000)
  afterAll(async () => {
    await manage.stop()
    await unmailed.stop()
  })

  let count = 0
  const newAccount = () => {
    count += 1
    return createAccount(manage.test.database.queries, `Company ${count}`)
  }
  const invite = async (body: object) => {
    const answer = await manage.owner('POST', '/people/invitations', body)
    await manage.settleMails()
    return answer
  }
  const tokenTo = (email: string) => {
    const mail = manage.mails.findLast(({ to }) => to === email)
    return /\/studio\/invitation#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const accept = (token: string, browser = openBrowser(manage)) =>
    browser.post('/sign-in/invitation', { token, name: 'Bea', lang: 'de' })

  it('invites a person, who joins once with the given rights', async () => {
    const { harbour } = manage.sample.projects
    const email = 'bea@example.com'
    const answer = await invite({ email: 'Bea@Example.com', role: 'sales', projects: [harbour], lang: 'de' })
    expect(answer.json().data).toMatchObject({
      email,
      role: 'sales',
      projects: [harbour],
      link: null,
      invited_by: null,
    })
    expect(manage.mails.at(-1)).toMatchObject({ to: email, subject: 'Einladung zu Coast Homes' })
    const token = tokenTo(email)
    const check = () => openBrowser(manage).post('/sign-in/invitation/check', { token })
    expect((await check()).json().data).toEqual({ company: 'Coast Homes', role: 'sales', email })
    const browser = openBrowser(manage)
    const answers = await Promise.all([accept(token, browser), accept(token), accept(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403])
    const joined = answers.find(({ statusCode }) => statusCode === 200)?.json().data
    expect(joined).toMatchObject({ name: 'Bea', email, lang: 'de', role: 'sales', projects: [harbour] })
    expect((await check()).statusCode).toBe(403)
    expect((await invite({ email, role: 'reader' })).statusCode).toBe(409)
    const { members, invitations } = (await manage.owner('GET', '/people')).json().data
    expect(members).toContainEqual(expect.objectContaining({ id: joined.id, email, role: 'sales' }))
    expect(invitations).toEqual([])
    const history = (await manage.owner('GET', `/history?subject_kind=person&subject_id=${joined.id}`)).json().data
    expect(history).toMatchObject([{ who: { kind: 'person', id: joined.id, name: 'Bea' }, new: 'created' }])
    expect(JSON.stringify(history)).not.toContain(email)
  })

  it('ends an invitation after three days, when withdrawn, or when sent again', async () => {
    const email = 'cleo@example.com'
    const { id } = (await invite({ email, role: 'reader' })).json().data
    const first = tokenTo(email)
    expect((await manage.owner('DELETE', `/people/invitations/${id}`)).statusCode).toBe(204)
    expect((await accept(first)).json().code).toBe('sign_in_expired')
    await invite({ email, role: 'reader' })
    const second = tokenTo(email)
    await invite({ email, role: 'reader' })
    expect((await accept(second)).statusCode).toBe(403)
    manage.setNow(new Date(TEST_NOW.getTime() + 72 * HOUR))
    expect((await accept(tokenTo(email))).statusCode).toBe(403)
    manage.setNow(TEST_NOW)
    expect((await accept(tokenTo(email))).statusCode).toBe(200)
  })

  it('sends at most five invitations a day to one address', async () => {
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await invite({ email: 'dan@example.com', role: 'reader' })).statusCode)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    expect((await invite({ email: 'dan2@example.com', role: 'reader' })).statusCode).toBe(201)
    manage.setNow(new Date(TEST_NOW.getTime() + 24 * HOUR))
    expect((await invite({ email: 'dan@example.com', role: 'reader' })).statusCode).toBe(201)
    manage.setNow(TEST_NOW)
  })

  it('lets one person join several companies under one name', async () => {
    const { id, email } = await manage.personWith({ accountId: manage.strangerId, name: 'Dora' })
    await invite({ email, role: 'editor' })
    const answer = await accept(tokenTo(email))
    expect(answer.json().data).toMatchObject({ id, name: 'Dora', role: 'editor', account: { name: 'Coast Homes' } })
    const names = answer.json().data.accounts.map(({ name }: { name: string }) => name)
    expect(names.toSorted()).toEqual(['Coast Homes', 'Stranger'])
  })

  it('gives nobody more rights than the giver has', async () => {
    const { hill, harbour } = manage.sample.projects
    const { call } = await manage.personWith({ projects: [hill] })
    const { id: whole } = await manage.personWith({ role: 'reader' })
    const { id: narrowed } = await manage.personWith({ role: 'reader', projects: [hill] })
    const give = async (body: object) =>
      (await call('POST', '/people/invitations', { email: 'x@example.com', role: 'owner', ...body })).statusCode
    expect([await give({}), await give({ projects: [harbour] }), await give({ projects: [hill] })]).toEqual([
      403, 404, 201,
    ])
    const change = async (id: number, body: object) => (await call('PATCH', `/people/${id}`, body)).statusCode
    expect([
      await change(whole, { role: 'sales' }),
      await change(narrowed, { projects: null }),
      await change(narrowed, { projects: [hill, harbour] }),
      await change(narrowed, { role: 'owner' }),
    ]).toEqual([404, 403, 404, 200])
    const { members } = (await call('GET', '/people')).json().data
    expect(members.every(({ projects }: { projects: number[] | null }) => projects?.join() === String(hill))).toBe(true)
  })

  it('changes rights at once, and records them', async () => {
    await manage.personWith({})
    const { id, call } = await manage.personWith({})
    expect((await call('GET', '/people')).statusCode).toBe(200)
    const answer = await manage.owner('PATCH', `/people/${id}`, {
      role: 'reader',
      projects: [manage.sample.projects.hill],
    })
    expect(answer.json().data).toMatchObject({ id, role: 'reader' })
    expect((await call('GET', '/people')).statusCode).toBe(403)
    const rows = (await manage.owner('GET', `/history?subject_kind=person&subject_id=${id}`)).json().data
    expect(rows.map(({ field, old, new: value }: Record<string, unknown>) => [field, old, value])).toEqual([
      ['projects', null, [manage.sample.projects.hill]],
      ['role', 'owner', 'reader'],
    ])
  })

  it('removes a person, whose sessions end at once', async () => {
    const { id, call, email } = await manage.personWith({ role: 'editor' })
    const second = await manage.personWith({ email, role: 'editor' })
    expect((await manage.owner('DELETE', `/people/${id}`)).statusCode).toBe(204)
    expect([(await call('GET', '/me')).statusCode, (await second.call('GET', '/me')).statusCode]).toEqual([401, 401])
  })

  it('ends the invitations of an owner who is removed or loses rights', async () => {
    await manage.personWith({})
    const owners = [await manage.personWith({}), await manage.personWith({})] as const
    const emails = ['back1@example.com', 'back2@example.com'] as const
    for (const [index, { call }] of owners.entries()) {
      await call('POST', '/people/invitations', { email: emails[index], role: 'owner' })
    }
    await manage.settleMails()
    expect((await manage.owner('DELETE', `/people/${owners[0].id}`)).statusCode).toBe(204)
    expect((await manage.owner('PATCH', `/people/${owners[1].id}`, { role: 'editor' })).statusCode).toBe(200)
    for (const email of emails) expect((await accept(tokenTo(email))).json().code).toBe('sign_in_expired')
  })

  it('does not show when a person worked in another company', async () => {
    const { id, email } = await manage.personWith({})
    const elsewhere = await manage.personWith({ email, accountId: manage.strangerId })
    const seen = async () => {
      const { members } = (await manage.owner('GET', '/people')).json().data
      return members.find((each: { id: number }) => each.id === id).last_seen_at
    }
    manage.setNow(new Date(TEST_NOW.getTime() + HOUR))
    expect((await elsewhere.call('GET', '/me')).statusCode).toBe(200)
    expect(await seen()).toBeNull()
    await elsewhere.call('POST', '/me/account', { account_id: manage.sample.account })
    manage.setNow(new Date(TEST_NOW.getTime() + 2 * HOUR))
    await elsewhere.call('GET', '/me')
    expect(await seen()).toBe(new Date(TEST_NOW.getTime() + 2 * HOUR).toISOString())
    manage.setNow(TEST_NOW)
  })

  it('lets everybody leave, and only owners remove others', async () => {
    const sales = await manage.personWith({ role: 'sales' })
    const reader = await manage.personWith({ role: 'reader' })
    expect((await sales.call('DELETE', `/people/${reader.id}`)).statusCode).toBe(404)
    expect((await reader.call('DELETE', `/people/${reader.id}`)).statusCode).toBe(204)
    expect((await reader.call('GET', '/me')).statusCode).toBe(401)
  })

  it('keeps the last owner of all projects', async () => {
    const accountId = await newAccount()
    const owner = await manage.personWith({ accountId })
    const narrowed = await manage.personWith({ accountId, projects: [1] })
    expect((await owner.call('DELETE', `/people/${owner.id}`)).json().code).toBe('conflict')
    expect((await owner.call('PATCH', `/people/${owner.id}`, { role: 'editor' })).json().code).toBe('conflict')
    expect((await narrowed.call('DELETE', `/people/${narrowed.id}`)).statusCode).toBe(204)
    const second = await manage.personWith({ accountId })
    expect((await owner.call('PATCH', `/people/${owner.id}`, { role: 'editor' })).statusCode).toBe(200)
    expect((await second.call('DELETE', `/people/${second.id}`)).json().code).toBe('conflict')
  })

  it('keeps one of two owners who leave at the same time', async () => {
    const accountId = await newAccount()
    const owners = [await manage.personWith({ accountId }), await manage.personWith({ accountId })]
    const answers = await Promise.all(owners.map(({ call, id }) => call('DELETE', `/people/${id}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const left = await manage.test.database.queries
      .select()
      .from(memberships)
      .where(eq(memberships.account_id, accountId))
    expect(left).toHaveLength(1)
  })

  it('shows the link of an invitation only if it can not be mailed; then it proves no mailbox', async () => {
    const { call } = await unmailed.personWith({})
    const { email } = await unmailed.personWith({ accountId: unmailed.strangerId })
    const link = async (to: string): Promise<string> =>
      (await call('POST', '/people/invitations', { email: to, role: 'reader' })).json().data.link
    const tokenOf = (text: string) => text.split('/studio/invitation#token=')[1] ?? ''
    const joined = await accept(tokenOf(await link('eve@example.com')), openBrowser(unmailed))
    expect(joined.json().data).toMatchObject({ email: 'eve@example.com', role: 'reader' })
    // Otherwise an owner could act as any person of another company.
    const browser = openBrowser(unmailed)
    expect((await accept(tokenOf(await link(email)), browser)).json().code).toBe('conflict')
    expect(browser.cookies.size).toBe(0)
    expect(unmailed.mails).toEqual([])
    expect((await browser.get('/sign-in')).json().data).toEqual({
      mail: false,
      passkey: true,
      oidc: null,
      first_start: false,
    })
  })

  it.each([
    [{ email: 'nobody', role: 'reader' }, 422],
    [{ role: 'reader' }, 422],
    [{ email: 'a@example.com', role: 'admin' }, 400],
    [{ email: 'a@example.com', role: 'reader', projects: [] }, 422],
    [{ email: 'a@example.com', role: 'reader', projects: [987_654_321_000] }, 404],
  ])('refuses the invitation %j with %i', async (body, status) => {
    expect((await invite(body)).statusCode).toBe(status)
  })
})
