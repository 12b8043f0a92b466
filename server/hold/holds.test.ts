import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chessAnswer } from '#contract/chess.ts'
import { hold as holdSchema } from '#contract/holds.ts'
import { buildChessAnswer } from '#server/chess/chess-answer.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { holds } from '#server/db/tables/hold.ts'
import { openDirectory } from '#server/link/link-directory.ts'
import { type Caller, startManage, TEST_NOW, type TestManage } from '#server/manage/manage.fixture.ts'
import { endDueHolds } from './end-holds.ts'
import { eraseExpiredHolds } from './erase-holds.ts'

const DAY = 86_400_000
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY)

describe.each(DATABASES)('holds on $name', ({ start }) => {
  let manage: TestManage
  let sales: Caller
  beforeAll(async () => {
    manage = await startManage(start)
    sales = await manage.callerWith({ name: 'Mila', role: 'sales' })
  }, 60_000)
  afterAll(() => manage.stop())
  beforeEach(async () => {
    await manage.test.database.queries.execute(sql`delete from holds`)
    manage.takeChanges()
  })

  async function hold(body: object, caller = sales) {
    const answer = await caller('POST', '/holds', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return holdSchema.parse(answer.json().data)
  }

  async function unit(id: number) {
    const { data } = (await manage.owner('GET', `/instances?after=${id - 1}&limit=1`)).json()
    return data[0]
  }

  /** Every unit of the project as a visitor of the catalogue sees it. */
  async function visible(token = 'harbour', takenPrices = false) {
    const { database } = manage.test
    const directory = await openDirectory(database, manage.feed)
    const visit = directory.resolve(token, undefined)
    if (!visit) throw new Error(`no catalogue ${token}`)
    const catalogue = { ...visit.catalogue, taken_prices: takenPrices }
    const call = { ...visit, catalogue, lang: 'en', isPreview: false, domain: null } as const
    const built = await database.read((queries) => buildChessAnswer(queries, call, manage.sample.projects.harbour))
    const estates = chessAnswer.parse({ data: built?.data }).data
    const units = estates.flatMap(({ sections }) => sections.flatMap(({ storeys }) => storeys))
    return new Map(units.flatMap(({ instances }) => instances).map((each) => [each.id, each]))
  }

  it('make a unit reserved for everybody at once, and open pages receive exactly that unit', async () => {
    const { instances, statuses, projects } = manage.sample
    const before = (await visible()).get(instances.u101)
    expect(before).toMatchObject({ status_id: statuses.free, price: expect.any(Number) })
    const made = await hold({ id: instances.u101, for_whom: 'Ivan Petrov', note: 'calls on Monday' })
    expect(made).toMatchObject({ until: inDays(3).toISOString(), by: { kind: 'key', name: 'Mila' }, ended_at: null })
    expect(manage.takeChanges()).toMatchObject([
      {
        scope: 'chess',
        id: projects.harbour,
        changed: [{ id: instances.u101, status_id: statuses.reserved, price: null }],
      },
    ])
    expect((await visible()).get(instances.u101)).toMatchObject({ status_id: statuses.reserved, price: null })
    expect((await visible('harbour', true)).get(instances.u101)).toMatchObject({ price: before?.price })
    const listed = await unit(instances.u101)
    expect(listed).toMatchObject({
      status: { id: statuses.free },
      effective_status: { id: statuses.reserved, type: 2, name: 'Reserved' },
      hold: { id: made.id, by: { name: 'Mila' } },
    })
    // For whom a unit is held is only for those who sell.
    expect(JSON.stringify(listed)).not.toMatch(/Ivan|Monday/)
  })

  it('end by themselves, and open pages receive the stored status and price', async () => {
    const { instances, statuses, projects } = manage.sample
    const before = (await visible()).get(instances.u101)
    await hold({ id: instances.u101, until: inDays(2).toISOString() })
    manage.takeChanges()
    const deps = { database: manage.test.database, feed: manage.feed }
    expect(await endDueHolds(deps, new Date(inDays(2).getTime() - 1))).toBe(0)
    expect(manage.takeChanges()).toEqual([])
    expect(await endDueHolds(deps, inDays(2))).toBe(1)
    expect(await endDueHolds(deps, inDays(2))).toBe(0)
    expect(manage.takeChanges()).toMatchObject([
      { id: projects.harbour, changed: [{ id: instances.u101, status_id: statuses.free, price: before?.price }] },
    ])
    expect((await visible()).get(instances.u101)).toEqual(before)
    const [ended] = (await sales('GET', '/holds?ended=only')).json().data
    expect(ended).toMatchObject({ end_reason: 'expired', ended_at: inDays(2).toISOString() })
    const [entry] = (await manage.owner('GET', `/history?subject_id=${instances.u101}&limit=1`)).json().data
    expect(entry).toMatchObject({ who: { kind: 'system' }, field: 'hold', new: null })
  })

  it('can be at most one a unit: a second is refused with the name of the first holder', async () => {
    const { u101 } = manage.sample.instances
    await hold({ id: u101 })
    const second = await manage.owner('POST', '/holds', { id: u101 })
    expect(second.statusCode).toBe(409)
    expect(second.json().detail).toContain('Mila')
    const both = await Promise.all([1, 2].map(() => sales('POST', '/holds', { id: manage.sample.instances.u102 })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  it('are refused for sold units and in projects without a reserved status, with what to do', async () => {
    const { instances, statuses } = manage.sample
    await manage.owner('PATCH', '/instances', [{ id: instances.u102, status_id: statuses.sold }])
    const sold = await sales('POST', '/holds', { id: instances.u102 })
    expect([sold.statusCode, sold.json().detail]).toEqual([409, expect.stringContaining('sold')])
    const none = await sales('POST', '/holds', { id: instances.h1 })
    expect([none.statusCode, none.json().detail]).toEqual([409, expect.stringContaining('POST manage/imports')])
    await manage.owner('PATCH', '/instances', [{ id: instances.u102, status_id: statuses.free }])
  })

  it('last as long as the role allows, from now on', async () => {
    const { u101 } = manage.sample.instances
    const until = (days: number) => inDays(days).toISOString()
    for (const [caller, most] of [
      [sales, 14],
      [manage.owner, 30],
    ] as const) {
      const long = await caller('POST', '/holds', { id: u101, until: until(most + 0.001) })
      expect([long.statusCode, long.json().detail]).toEqual([422, expect.stringContaining(`${most} days`)])
      const past = await caller('POST', '/holds', { id: u101, until: until(0) })
      expect(past.statusCode).toBe(422)
      const made = await hold({ id: u101, until: until(most) }, caller)
      const extended = await caller('PATCH', `/holds/${made.id}`, { until: until(most + 1) })
      expect(extended.statusCode).toBe(422)
      expect((await caller('DELETE', `/holds/${made.id}`)).statusCode).toBe(204)
    }
    const lengths = { sales: { default_days: 1, max_days: 2 } }
    expect((await manage.owner('PATCH', '/account', { hold_days: lengths })).json().data.hold_days).toMatchObject({
      sales: { default_days: 1, max_days: 2 },
      owner: { default_days: 3, max_days: 30 },
    })
    expect((await hold({ id: u101 })).until).toBe(until(1))
    expect((await manage.owner('PATCH', '/account', { hold_days: null })).json().data.hold_days.sales.max_days).toBe(14)
  })

  it('can be extended, which visitors do not notice, and ended, which they do', async () => {
    const { instances, statuses } = manage.sample
    const made = await hold({
      external_id: (await unit(instances.u101)).external_id,
      project: manage.sample.projects.harbour,
    })
    manage.takeChanges()
    const changed = await sales('PATCH', `/holds/${made.id}`, { until: inDays(10).toISOString(), for_whom: 'Olga' })
    expect(changed.json().data).toMatchObject({ until: inDays(10).toISOString(), for_whom: 'Olga' })
    expect(manage.takeChanges()).toEqual([])
    expect((await sales('DELETE', `/holds/${made.id}`)).statusCode).toBe(204)
    expect(manage.takeChanges()).toMatchObject([{ changed: [{ id: instances.u101, status_id: statuses.free }] }])
    expect((await sales('DELETE', `/holds/${made.id}`)).statusCode).toBe(204)
    expect(manage.takeChanges()).toEqual([])
    expect((await sales('PATCH', `/holds/${made.id}`, { note: 'x' })).statusCode).toBe(409)
    const history = (await manage.owner('GET', `/history?subject_id=${instances.u101}&limit=3`)).json().data
    const until = (days: number) => inDays(days).toISOString()
    expect(history.map(({ old, new: value }: { old: unknown; new: unknown }) => [old, value])).toEqual([
      [until(10), null],
      [until(3), until(10)],
      [null, until(3)],
    ])
  })

  it('hide later changes of status and price from visitors, and do not outlast a sale', async () => {
    const { instances, statuses } = manage.sample
    await hold({ id: instances.u101 })
    manage.takeChanges()
    await manage.owner('PATCH', '/instances', [{ id: instances.u101, price: 123_456 }])
    expect(manage.takeChanges()[0]).not.toHaveProperty('changed')
    await manage.owner('PATCH', '/instances', [{ id: instances.u101, status_id: statuses.sold }])
    expect(manage.takeChanges()).toMatchObject([{ changed: [{ id: instances.u101, status_id: statuses.sold }] }])
    expect((await visible()).get(instances.u101)).toMatchObject({ status_id: statuses.sold })
    await manage.owner('PATCH', '/instances', [{ id: instances.u101, status_id: statuses.free }])
    expect(manage.takeChanges()).toMatchObject([{ changed: [{ id: instances.u101, status_id: statuses.reserved }] }])
  })

  it('do not count as free units, and exports keep the stored status', async () => {
    const { instances, statuses, projects } = manage.sample
    const freeIds = async () =>
      [...(await visible()).values()].filter(({ status_id }) => status_id === statuses.free).map(({ id }) => id)
    const before = await freeIds()
    await hold({ id: instances.u101 })
    expect(await freeIds()).toEqual(before.filter((id) => id !== instances.u101))
    const file = (await manage.owner('GET', `/projects/${projects.harbour}/file`)).body
    expect(file).toMatch(/"id":"u101"[^{}]*"status":"free"/)
  })

  it('are out of reach for readers, other projects and other accounts', async () => {
    const { instances, projects } = manage.sample
    const { id } = await hold({ id: instances.u101, for_whom: 'Ivan' })
    const reader = await manage.callerWith({ role: 'reader' })
    const hill = await manage.callerWith({ role: 'sales', projects: [projects.hill] })
    for (const [method, url] of [
      ['GET', '/holds'],
      ['POST', '/holds'],
      ['DELETE', `/holds/${id}`],
    ] as const) {
      expect((await reader(method, url, method === 'POST' ? { id: instances.u102 } : undefined)).statusCode).toBe(403)
    }
    for (const caller of [hill, manage.stranger]) {
      expect((await caller('GET', '/holds')).json().data).toEqual([])
      expect((await caller('POST', '/holds', { id: instances.u102 })).statusCode).toBe(404)
      expect((await caller('PATCH', `/holds/${id}`, { note: 'x' })).statusCode).toBe(404)
      expect((await caller('DELETE', `/holds/${id}`)).statusCode).toBe(404)
    }
    expect((await hill('PATCH', '/account', { time_zone: 'UTC' })).statusCode).toBe(403)
    expect((await sales('GET', '/holds')).json().data).toMatchObject([{ id, for_whom: 'Ivan' }])
  })

  it('lose the words about a buyer when the retention period of the catalogue is over', async () => {
    const { queries } = manage.test.database
    const months = (retention_months: number | null) =>
      queries.update(catalogues).set({ retention_months }).where(eq(catalogues.id, manage.sample.catalogues.harbour))
    const ended = await hold({ id: manage.sample.instances.u101, for_whom: 'Ivan' })
    await sales('DELETE', `/holds/${ended.id}`)
    const open = await hold({ id: manage.sample.instances.u102, for_whom: 'Olga' })
    const wordsAt = async (now: string) => {
      await eraseExpiredHolds(queries, new Date(now))
      const rows = await queries.select().from(holds).orderBy(holds.id)
      return rows.map(({ for_whom }) => for_whom)
    }
    expect(await wordsAt('2036-01-01T00:00:00Z')).toEqual(['Ivan', 'Olga'])
    await months(6)
    expect(await wordsAt('2026-09-01T11:59:00Z')).toEqual(['Ivan', 'Olga'])
    expect(await wordsAt('2026-09-01T12:01:00Z')).toEqual([null, 'Olga'])
    await months(null)
    expect(open.id).toBeGreaterThan(ended.id)
  })

  it('never put the words about a buyer into the history', async () => {
    const { id } = await hold({ id: manage.sample.instances.u101, for_whom: 'Ivan Petrov', note: '+382 67 000 111' })
    await sales('PATCH', `/holds/${id}`, { for_whom: 'Olga Petrova', until: inDays(5).toISOString() })
    await sales('DELETE', `/holds/${id}`)
    const { rows } = (await manage.test.database.queries.execute(
      sql`select count(*)::int as count from history where history::text ~ 'Petrov|67 000'`,
    )) as { rows: readonly { count: number }[] }
    expect(rows[0]?.count).toBe(0)
  })
})
