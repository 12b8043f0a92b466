import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ManagedPreview, PreviewAnswer } from '#contract/previews.ts'
import type { Grant } from '#server/account/grant.ts'
import { createAccount, issueKey, type KeyDraft } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { history } from '#server/db/tables/history.ts'
import { openEvents } from '#server/event/open-events.fixture.ts'
import { openSession } from '#server/session/session-store.ts'
import { findOrCreatePerson, putMembership } from './person-store.ts'

// Whole seconds, as tokens have. The directory of previews follows the clock of the database.
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000)
const HOUR = 3_600_000

describe.each(DATABASES)('what somebody opened, on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  let origin: string
  let now = NOW
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test, { now: () => now })
    // The name under which sessions count.
    origin = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  /** A caller of the management API. */
  interface Someone {
    readonly id: number
    readonly headers: Readonly<Record<string, string>>
  }
  const keyWith = async (draft: Partial<KeyDraft> = {}): Promise<Someone> => {
    const whole = { name: 'Key', role: 'owner', projects: null, expires_at: null, created_by: null } as const
    const { row, key } = await issueKey(test.database.queries, sample.account, { ...whole, ...draft })
    return { id: row.id, headers: { authorization: `Bearer ${key}` } }
  }
  let count = 0
  const personWith = async (grant: Partial<Grant> = {}): Promise<Someone> => {
    count += 1
    const { queries } = test.database
    const draft = { email: `maker${count}@homes.example`, name: `Maker ${count}`, lang: 'en' } as const
    const { id } = await findOrCreatePerson(queries, draft, NOW)
    const accountId = sample.account
    await putMembership(queries, { personId: id, accountId, role: 'editor', projects: null, ...grant }, NOW)
    const { token } = await openSession(queries, { personId: id, accountId, agent: '' }, NOW)
    return { id, headers: { cookie: `vitrine-session=${token}`, origin } }
  }
  type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  const call = ({ headers }: Someone, method: Verb, url: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/v1/manage${url}`,
      headers: { host: new URL(origin).host, ...headers },
      ...(payload && { payload }),
    })
  const preview = async (by: Someone, name: 'meadow' | 'hill' = 'meadow') => {
    const answer = await call(by, 'POST', '/previews', { catalogue_id: sample.catalogues[name], days: 90 })
    return answer.json<PreviewAnswer>().data
  }
  /** Whether the link of a preview still opens the catalogue. */
  const opens = async ({ direct_url }: PreviewAnswer['data']) => {
    const token = new URL(direct_url).pathname.slice(1)
    const answer = await server.app.inject({ url: `/api/v1/public/token?first_token=${token}` })
    return answer.statusCode === 200
  }
  const listed = async () =>
    (await call(await keyWith(), 'GET', '/previews'))
      .json<{ data: ManagedPreview[] }>()
      .data.map(({ id, who }) => ({ id, who: who.id }))
  const historyOf = async (id: number) =>
    (
      await test.database.queries
        .select()
        .from(history)
        .where(and(eq(history.field, 'preview')))
    )
      .map(({ new_value, who_id }) => ({ ...Object(new_value), who: who_id }))
      .filter((change) => change.id === id)

  it('as a preview ends with a person who is removed, and other previews stay', async () => {
    const [maker, other, owner] = [await personWith(), await personWith(), await personWith({ role: 'owner' })]
    const [own, theirs] = [await preview(maker), await preview(other)]
    expect(await opens(own)).toBe(true)
    expect((await call(owner, 'DELETE', `/people/${maker.id}`)).statusCode).toBe(204)
    expect([await opens(own), await opens(theirs)]).toEqual([false, true])
    expect((await listed()).map(({ id }) => id)).toEqual([theirs.id])
    expect(await historyOf(own.id)).toMatchObject([
      { state: 'created', who: maker.id },
      { state: 'revoked', who: owner.id },
    ])
  })

  it('as a preview goes over to the owner who keeps it, alone or with all others', async () => {
    const [maker, owner] = [await personWith(), await personWith({ role: 'owner' })]
    const [first, second] = [await preview(maker), await preview(maker, 'hill')]
    expect((await call(owner, 'DELETE', `/people/${maker.id}?previews=some`)).statusCode).toBe(400)
    expect((await call(owner, 'DELETE', `/people/${maker.id}?previews=${second.id},999999`)).statusCode).toBe(204)
    expect([await opens(first), await opens(second)]).toEqual([false, true])
    expect(await listed()).toContainEqual({ id: second.id, who: owner.id })
    expect((await historyOf(second.id)).at(-1)).toMatchObject({ state: 'taken_over', who: owner.id })
    const next = await personWith({ role: 'owner' })
    const third = await preview(owner)
    expect((await call(next, 'DELETE', `/people/${owner.id}?previews=keep`)).statusCode).toBe(204)
    expect([await opens(second), await opens(third)]).toEqual([true, true])
    expect((await listed()).filter(({ who }) => who === next.id).map(({ id }) => id)).toEqual([second.id, third.id])
  })

  it('as a preview ends when its maker leaves, who can keep none', async () => {
    const maker = await personWith()
    const own = await preview(maker)
    expect((await call(maker, 'DELETE', `/people/${maker.id}?previews=keep`)).statusCode).toBe(422)
    expect((await call(maker, 'DELETE', `/people/${maker.id}`)).statusCode).toBe(204)
    expect(await opens(own)).toBe(false)
  })

  it('as a preview ends when its maker may not describe any more, or sees other projects', async () => {
    const owner = await personWith({ role: 'owner' })
    const [sales, narrow] = [await personWith(), await personWith()]
    const [ofSales, out, kept] = [await preview(sales), await preview(narrow), await preview(narrow, 'hill')]
    expect((await call(owner, 'PATCH', `/people/${sales.id}`, { role: 'sales' })).statusCode).toBe(200)
    const projects = [sample.projects.hill]
    expect((await call(owner, 'PATCH', `/people/${narrow.id}`, { projects })).statusCode).toBe(200)
    expect([await opens(ofSales), await opens(out), await opens(kept)]).toEqual([false, false, true])
    expect((await historyOf(out.id)).at(-1)).toMatchObject({ state: 'revoked', who: owner.id })
  })

  it('as a preview ends with a key that is revoked or expires, and goes over with `keep`', async () => {
    const owner = await personWith({ role: 'owner' })
    const expires_at = new Date(NOW.getTime() + HOUR)
    const [ends, keeps, short] = [await keyWith(), await keyWith({ source: 'feed' }), await keyWith({ expires_at })]
    const [ended, kept, brief] = [await preview(ends), await preview(keeps), await preview(short)]
    expect((await call(owner, 'DELETE', `/keys/${ends.id}`)).statusCode).toBe(204)
    expect((await call(owner, 'DELETE', `/keys/${keeps.id}?previews=keep`)).statusCode).toBe(204)
    expect([await opens(ended), await opens(kept)]).toEqual([false, true])
    expect(brief.expires_at).toBe(expires_at.toISOString())
    expect((await call(short, 'DELETE', `/people/${owner.id}?previews=keep`)).statusCode).toBe(204)
    expect([await opens(brief), await opens(kept)]).toEqual([true, true])
    now = expires_at
    expect([await opens(brief), await opens(kept)]).toEqual([false, false])
    now = NOW
  })

  it('as an invitation ends with the key that sent it', async () => {
    const [maker, owner] = [await keyWith(), await personWith({ role: 'owner' })]
    const made = await call(maker, 'POST', '/people/invitations', { email: 'mine@homes.example', role: 'owner' })
    expect(made.statusCode).toBe(201)
    const open = async () => (await call(owner, 'GET', '/people')).json().data.invitations.length
    expect(await open()).toBe(1)
    expect((await call(owner, 'DELETE', `/keys/${maker.id}`)).statusCode).toBe(204)
    expect(await open()).toBe(0)
  })

  it.each([
    ['was removed', 'DELETE'],
    ['signed out', 'SIGN OUT'],
    ['works in another company by now', 'SWITCH'],
  ])('as a stream of events ends at once for a person who %s', async (_, act) => {
    const [reader, owner] = [await personWith({ role: 'reader' }), await personWith({ role: 'owner' })]
    const events = await openEvents(`${origin}/api/v1/manage/events`, reader.headers)
    if (act === 'DELETE') await call(owner, 'DELETE', `/people/${reader.id}`)
    if (act === 'SIGN OUT') await call(reader, 'POST', '/sign-out')
    if (act === 'SWITCH') {
      const accountId = await createAccount(test.database.queries, 'Second company')
      await putMembership(
        test.database.queries,
        { personId: reader.id, accountId, role: 'reader', projects: null },
        NOW,
      )
      await call(reader, 'POST', '/me/account', { account_id: accountId })
    }
    await expect(events.take(1)).rejects.toThrow('the stream has ended')
  })

  it('as a stream of events ends at once for a key that is revoked', async () => {
    const [reader, owner] = [await keyWith(), await personWith({ role: 'owner' })]
    const events = await openEvents(`${origin}/api/v1/manage/events`, reader.headers)
    await call(owner, 'DELETE', `/keys/${reader.id}`)
    await expect(events.take(1)).rejects.toThrow('the stream has ended')
  })

  it('as a stream of events follows at once what its reader may see', async () => {
    const [reader, owner] = [await personWith(), await personWith({ role: 'owner' })]
    const events = await openEvents(`${origin}/api/v1/manage/events`, reader.headers)
    const { hill, harbour } = sample.projects
    expect((await call(owner, 'PATCH', `/people/${reader.id}`, { projects: [hill] })).statusCode).toBe(200)
    for (const id of [harbour, hill]) await call(owner, 'POST', '/presence', { project_id: id, screen: 'units' })
    expect((await events.take(1)).map(({ data }) => data)).toMatchObject([{ project_id: hill }])
    events.close()
  })
})
