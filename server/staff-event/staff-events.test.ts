import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#domain/account/role.ts'
import { createAccount, createKey, endKey, issueKey, type KeyDraft, listKeys } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { versions } from '#server/db/tables/account.ts'
import { type OpenEvents, openEvents, type ReceivedEvent } from '#server/event/open-events.fixture.ts'
import { announceRights, announceStaff } from './announce-staff.ts'
import { createPresence } from './presence.ts'
import { createStaffHub, mayRead, type StaffReader } from './staff-hub.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

describe.each(DATABASES)('events for staff on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  let origin: string
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    // The clock stands still, so that nobody counts as gone on a slow machine.
    server = await startTestApp(test, { now: () => NOW })
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  async function keyOf(draft: Partial<KeyDraft> = {}, accountId = sample.account) {
    const whole = { name: 'Mila', role: 'owner', projects: null, expires_at: null, created_by: null } as const
    const { key, row } = await issueKey(test.database.queries, accountId, { ...whole, ...draft })
    return { id: row.id, authorization: `Bearer ${key}` }
  }
  const follow = (authorization: string) => openEvents(`${origin}/api/v1/manage/events`, { authorization })
  /** Waits for a number of events of a kind; others are left out. */
  async function takeOf(events: OpenEvents, kind: string, count: number): Promise<readonly ReceivedEvent[]> {
    const taken: ReceivedEvent[] = []
    while (taken.length < count) taken.push(...(await events.take(1)).filter(({ event }) => event === kind))
    return taken
  }
  const call = (authorization: string, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url: `/api/v1/manage${url}`, headers: { authorization }, ...(payload && { payload }) })
  const announce = (kind: 'order' | 'draft' | 'publication', projects: readonly number[], accountId = sample.account) =>
    test.database.queries.transaction(async (tx) => {
      const base = { accountId, projects }
      const order = { act: 'changed', id: 1, catalogue_id: 2, state: 'done', assignee_id: null } as const
      if (kind === 'order') await announceStaff(tx, { kind, ...base, data: order })
      else await announceStaff(tx, { kind, ...base, data: { projects } })
    })

  it('reach everybody who may see them, and nobody else', async () => {
    const { harbour, hill } = sample.projects
    const strangerId = await createAccount(test.database.queries, 'Other')
    const keys = {
      owner: await keyOf(),
      reader: await keyOf({ role: 'reader' }),
      editor: await keyOf({ role: 'editor' }),
      hill: await keyOf({ role: 'sales', projects: [hill] }),
      stranger: await keyOf({}, strangerId),
    }
    const streams = Object.fromEntries(
      await Promise.all(
        Object.entries(keys).map(async ([name, { authorization }]) => [name, await follow(authorization)]),
      ),
    ) as Record<keyof typeof keys, Awaited<ReturnType<typeof follow>>>
    await announce('order', [harbour])
    await announce('order', [hill])
    await announce('draft', [harbour])
    await announce('publication', [harbour, hill])
    // Everybody of the account gets the last one, so nothing that came before it is still on its way.
    const { authorization } = keys.owner
    expect((await call(authorization, 'POST', '/presence', { project_id: hill, screen: 'units' })).statusCode).toBe(204)
    const kindsOf = async (name: keyof typeof keys, count: number) =>
      (await streams[name].take(count)).map(({ event }) => event)
    expect(await kindsOf('owner', 5)).toEqual(['order', 'order', 'draft', 'publication', 'presence'])
    expect(await kindsOf('editor', 3)).toEqual(['draft', 'publication', 'presence'])
    expect(await kindsOf('reader', 2)).toEqual(['publication', 'presence'])
    expect(await kindsOf('hill', 2)).toEqual(['order', 'presence'])
    await announce('publication', [], strangerId)
    expect(await kindsOf('stranger', 1)).toEqual(['publication'])
    for (const stream of Object.values(streams)) stream.close()
  })

  it('begin with the build of the Studio, so that older pages notice', async () => {
    const { authorization } = await keyOf()
    const studio = { studioTemplate: async () => '', studioAssetsDir: null, studioBuild: 'b2' }
    const newer = await startTestApp(test, { studio })
    const events = await openEvents(`${await newer.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/manage/events`, {
      authorization,
    })
    expect(await events.take(1)).toMatchObject([{ event: 'studio', data: { build: 'b2' } }])
    events.close()
    await newer.stop()
  })

  it('tell of holds, without the buyer’s name', async () => {
    const { authorization } = await keyOf()
    const events = await follow(authorization)
    const made = await call(authorization, 'POST', '/holds', { id: sample.instances.u101, for_whom: 'Ivan Petrov' })
    const { id } = made.json().data
    expect((await call(authorization, 'DELETE', `/holds/${id}`)).statusCode).toBe(204)
    const received = await takeOf(events, 'hold', 2)
    expect(received).toMatchObject([
      { event: 'hold', data: { act: 'made', id, instance_id: sample.instances.u101 } },
      { event: 'hold', data: { act: 'ended', id } },
    ])
    expect(JSON.stringify(received)).not.toContain('Petrov')
    events.close()
  })

  it('tell of a publication while it runs, and when it ends without success', async () => {
    const { authorization } = await keyOf()
    const project = sample.projects.hill
    const events = await follow(authorization)
    const publishing = (running: boolean) => ({
      event: 'publishing',
      data: { project_id: project, catalogue_id: null, running },
    })
    const publish = (entries: readonly object[]) =>
      call(authorization, 'POST', `/projects/${project}/publications`, { entries })
    const name = { kind: 'project', id: 'project', field: 'time_zone' }
    const refused = await publish([{ ...name, value: 'Europe/Berlin' }])
    expect(refused.statusCode, refused.body).toBe(409)
    expect(await takeOf(events, 'publishing', 2)).toMatchObject([publishing(true), publishing(false)])
    const draft = await call(authorization, 'PATCH', `/projects/${project}/draft`, [
      { ...name, value: 'Europe/Berlin', base: null },
    ])
    expect(draft.statusCode, draft.body).toBe(200)
    const published = await publish([{ ...name, value: 'Europe/Berlin' }])
    expect(published.statusCode, published.body).toBe(201)
    const order = [...(await takeOf(events, 'publishing', 1)), ...(await takeOf(events, 'publication', 1))]
    expect(order).toMatchObject([publishing(true), { data: { project_id: project, state: 'published' } }])
    events.close()
  })

  it('show who is already there to those who come later', async () => {
    const { id, authorization } = await keyOf({ name: 'Olga' })
    const early = await follow(authorization)
    const place = { project_id: sample.projects.harbour, screen: 'units', cell: 'u101/price' }
    await call(authorization, 'POST', '/presence', place)
    await takeOf(early, 'presence', 2)
    const late = await follow((await keyOf({ role: 'reader' })).authorization)
    const seen = await takeOf(late, 'presence', 2)
    expect(seen.map(({ data }) => data)).toContainEqual({ who: { kind: 'key', id, name: 'Olga' }, ...place })
    early.close()
    late.close()
    const hill = await keyOf({ projects: [sample.projects.hill] })
    expect((await call(hill.authorization, 'POST', '/presence', place)).statusCode).toBe(404)
  })

  it('never touch the versions and the ready answers of visitors', async () => {
    const { authorization } = await keyOf()
    const url = `/api/v1/public/projects/${sample.projects.harbour}/chess?first_token=harbour`
    const read = async () => (await server.app.inject(url)).headers.etag
    const versionsNow = async () => test.database.queries.select().from(versions).orderBy(versions.scope, versions.id)
    const changes: unknown[] = []
    const before = { etag: await read(), versions: await versionsNow() }
    const stop = server.services.feed.subscribe((change) => void changes.push(change))
    const events = await follow(authorization)
    for (const kind of ['order', 'draft', 'publication'] as const) await announce(kind, [sample.projects.harbour])
    await call(authorization, 'POST', '/presence', { project_id: sample.projects.harbour, screen: 'units' })
    for (const kind of ['order', 'draft', 'publication']) await takeOf(events, kind, 1)
    expect(changes).toEqual([])
    expect({ etag: await read(), versions: await versionsNow() }).toEqual(before)
    stop()
    events.close()
  })

  it('that are too long make staff read again', async () => {
    const { authorization } = await keyOf()
    const events = await follow(authorization)
    await test.database.queries.transaction((tx) =>
      announceStaff(tx, {
        kind: 'draft',
        accountId: sample.account,
        projects: [sample.projects.harbour],
        data: { text: 'x'.repeat(9000) },
      }),
    )
    await takeOf(events, 'reload', 1)
    events.close()
  })

  it('end for a key that was revoked, and follow what a key may see', async () => {
    const hub = createStaffHub(test.database, () => NOW)
    await hub.ready()
    const who = { kind: 'key', keyId: 1, source: 'system' } as const
    let reader: StaffReader | null = { accountId: sample.account, role: 'owner', projects: null }
    const http = createServer((_, response) => {
      if (reader) hub.add(response, { ...reader, who }, async () => reader)
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const events = await openEvents(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
    reader = { ...reader, role: 'reader' }
    await hub.beat()
    await announce('order', [sample.projects.harbour])
    await announce('publication', [sample.projects.harbour])
    expect((await events.take(1)).map(({ event }) => event)).toEqual(['publication'])
    reader = null
    await hub.beat()
    await expect(events.take(1)).rejects.toThrow('the stream has ended')
    await expect.poll(hub.size, { timeout: 60_000 }).toBe(0)
    hub.close()
    http.close()
  })

  it('need a key, and a revoked key is refused', async () => {
    expect((await fetch(`${origin}/api/v1/manage/events`)).status).toBe(401)
    const { id, authorization } = await keyOf()
    await endKey(test.database.queries, id, NOW)
    expect((await fetch(`${origin}/api/v1/manage/events`, { headers: { authorization } })).status).toBe(401)
  })
})

describe('two processes on one PostgreSQL', () => {
  it('tell each other’s staff', async () => {
    const test = await DATABASES[1].start()
    const sample = await insertSample(test.database.queries)
    const authorization = `Bearer ${await createKey(test.database.queries, sample.account, 'test')}`
    const second = await DATABASES[1].join(test)
    const there = await startTestApp(second)
    const origin = await there.app.listen({ port: 0, host: '127.0.0.1' })
    const events = await openEvents(`${origin}/api/v1/manage/events`, { authorization })
    const data = { act: 'taken', project_id: sample.projects.hill, field: 'price' } as const
    const event = { kind: 'field_owner', accountId: sample.account, projects: [sample.projects.hill], data } as const
    await test.database.queries.transaction((tx) => announceStaff(tx, event))
    expect(await events.take(1)).toMatchObject([{ event: 'field_owner', data }])
    const [key] = await listKeys(test.database.queries, sample.account)
    await test.database.queries.transaction(async (tx) => {
      await endKey(tx, key?.id ?? 0, new Date())
      await announceRights(tx, { kind: 'key', id: key?.id ?? 0 })
    })
    await expect(events.take(1)).rejects.toThrow('the stream has ended')
    await there.stop()
    await second.stop()
    await test.stop()
  }, 60_000)
})

describe('who may read an event', () => {
  const reader = (role: Role, projects: readonly number[] | null) => ({ accountId: 1, role, projects })
  const order = { accountId: 1, kind: 'order', projects: [7] } as const

  it('depends on the account, the role and the projects', () => {
    expect(mayRead(reader('sales', null), order)).toBe(true)
    expect(mayRead(reader('sales', [7, 8]), order)).toBe(true)
    expect(mayRead(reader('sales', [8]), order)).toBe(false)
    expect(mayRead(reader('reader', null), order)).toBe(false)
    expect(mayRead(reader('editor', null), order)).toBe(false)
    expect(mayRead({ ...reader('owner', null), accountId: 2 }, order)).toBe(false)
  })

  it('of several projects needs all of them, and of none the whole account', () => {
    expect(mayRead(reader('sales', [7]), { ...order, projects: [7, 8] })).toBe(false)
    expect(mayRead(reader('sales', [7]), { ...order, projects: [] })).toBe(false)
    expect(mayRead(reader('sales', null), { ...order, projects: [] })).toBe(true)
  })
})

describe('presence', () => {
  const place = (id: number, screen: string | null = 'units') => ({
    who: { kind: 'person' as const, id, name: 'Mila' },
    project_id: 1,
    screen,
    cell: null,
  })

  it('ends 45 seconds after the last report, or when the person leaves', () => {
    const presence = createPresence()
    presence.note(1, place(1), 0)
    presence.note(1, place(2), 30_000)
    presence.note(2, place(3), 30_000)
    expect(presence.list(1, 44_999).map(({ who }) => who.id)).toEqual([1, 2])
    expect(presence.sweep(44_999)).toEqual([])
    expect(presence.sweep(45_000)).toEqual([{ accountId: 1, place: place(1, null) }])
    expect(presence.list(1, 45_000).map(({ who }) => who.id)).toEqual([2])
    presence.note(1, place(2, null), 46_000)
    expect(presence.list(1, 46_000)).toEqual([])
    expect(presence.sweep(100_000).map(({ place: { who } }) => who.id)).toEqual([3])
  })

  it('moves with the person', () => {
    const presence = createPresence()
    presence.note(1, place(1), 0)
    presence.note(1, place(1, 'pictures'), 10)
    expect(presence.list(1, 20)).toMatchObject([{ screen: 'pictures' }])
    const elsewhere = { ...place(1), project_id: 2 }
    expect(presence.note(1, elsewhere, 30)).toEqual({ ...place(1, null), screen: null })
    expect(presence.note(1, elsewhere, 40)).toBeNull()
    expect(presence.list(1, 50)).toEqual([elsewhere])
  })
})
