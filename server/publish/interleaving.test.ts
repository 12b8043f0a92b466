import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { draftEntries, draftHistory } from '#server/db/tables/draft.ts'
import { history } from '#server/db/tables/history.ts'
import { exportFrom } from '#server/export/export.fixture.ts'
import type { ProjectInput } from '#server/import/import.fixture.ts'
import { startPublish, type TestPublish } from './publish.fixture.ts'

const UNITS = ['1', '2', '3'] as const
type Unit = (typeof UNITS)[number]

/** What somebody does. All acts of a round run at the same time. */
type Act =
  | { readonly who: 'anna' | 'ben'; readonly unit: Unit; readonly price: number }
  | { readonly who: 'feed'; readonly unit: Unit; readonly price: number }
  | { readonly who: 'crm'; readonly unit: Unit; readonly status: 'free' | 'sold' }
  | { readonly who: 'settler'; readonly units: readonly Unit[]; readonly keep: 'mine' | 'theirs' }
  | { readonly who: 'designer'; readonly number: string }
  | { readonly who: 'publisher'; readonly units: readonly Unit[] }

const unit = fc.constantFrom(...UNITS)
const units = fc.subarray([...UNITS], { minLength: 1 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ who: fc.constantFrom('anna', 'ben'), unit, price: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ who: fc.constant('feed'), unit, price: fc.integer({ min: 11, max: 19 }) }),
  fc.record({ who: fc.constant('crm'), unit, status: fc.constantFrom('free', 'sold') }),
  fc.record({ who: fc.constant('settler'), units, keep: fc.constantFrom('mine', 'theirs') }),
  // Numbers of units are published by an import, which must leave prices and statuses alone.
  fc.record({ who: fc.constant('designer'), number: fc.constantFrom('1a', '1b', '1c') }),
  fc.record({ who: fc.constant('publisher'), units }),
)
const [rounds] = fc.sample(fc.array(fc.array(act, { minLength: 2, maxLength: 4 }), { minLength: 40, maxLength: 40 }), {
  numRuns: 1,
  seed: 20,
})

describe.each(DATABASES)('editors, a feed, a CRM and a publisher at once on $name', ({ start }) => {
  let test: TestPublish
  let server: TestApp
  const keys = new Map<string, { readonly authorization: string; readonly id: number }>()
  beforeAll(async () => {
    test = await startPublish(start)
    server = await startTestApp(test.test.test)
    for (const name of ['anna', 'ben', 'feed', 'crm', 'settler', 'designer', 'publisher']) {
      const draft = { name, role: 'owner', projects: null, expires_at: null, created_by: null } as const
      const { key, row } = await issueKey(test.deps.database.queries, test.home.accountId, draft)
      keys.set(name, { authorization: `Bearer ${key}`, id: row.id })
    }
  }, 120_000)
  afterAll(async () => {
    await server.stop()
    await test.test.stop()
  })

  const queries = () => test.deps.database.queries
  const call = async (who: string, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
    const { authorization = '' } = keys.get(who) ?? {}
    return server.app.inject({
      method,
      url: `/api/v1/manage${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    })
  }
  const path = () => `/projects/${test.home.projectId}`
  const draft = async (who: string) => {
    const { data } = (await call(who, 'GET', `${path()}/draft`)).json()
    type Entry = { readonly id: string; readonly field: string; readonly value: number }
    return new Map<string, Entry>(data.map((entry: Entry) => [`${entry.id} ${entry.field}`, entry]))
  }
  /** The ticked values of every publication that succeeded. */
  const ticked = new Set<string>()

  async function perform(each: Act): Promise<void> {
    if (each.who === 'crm') {
      const { statusCode } = await call('crm', 'PATCH', '/instances', [{ external_id: each.unit, status: each.status }])
      expect(statusCode).toBe(200)
    } else if (each.who === 'feed') {
      const { statusCode } = await call('feed', 'PATCH', '/instances', [{ external_id: each.unit, price: each.price }])
      expect(statusCode).toBe(200)
    } else if (each.who === 'designer') {
      const live = unitsOf(await exportFrom(test.test, test.home.projectId)).get('1')
      const change = { kind: 'instance', id: '1', field: 'number', value: each.number, base: live?.number }
      expect([200, 409]).toContain((await call('designer', 'PATCH', `${path()}/draft`, [change])).statusCode)
    } else if (each.who === 'settler') {
      const entries = await draft('settler')
      const named = each.units
        .filter((id) => entries.has(`${id} price`))
        .map((id) => ({ kind: 'instance', id, field: 'price' }))
      if (named.length === 0) return
      const body = { entries: named, keep: each.keep }
      expect((await call('settler', 'POST', `${path()}/draft/conflicts/settle`, body)).statusCode).toBe(200)
    } else if (each.who === 'publisher') {
      const entries = await draft('publisher')
      const ticks = each.units.flatMap((id) =>
        ['price', 'number'].flatMap((field) => {
          const entry = entries.get(`${id} ${field}`)
          return entry ? [{ kind: 'instance', id, field, value: entry.value }] : []
        }),
      )
      if (ticks.length === 0) return
      const { statusCode } = await call('publisher', 'POST', `${path()}/publications`, { entries: ticks })
      expect([201, 409]).toContain(statusCode)
      if (statusCode === 201) for (const { id, value } of ticks) ticked.add(`${id} ${value}`)
    } else {
      const entry = (await draft(each.who)).get(`${each.unit} price`)
      const live = unitsOf(await exportFrom(test.test, test.home.projectId)).get(each.unit)
      const change = { kind: 'instance', id: each.unit, field: 'price', value: each.price }
      const base = entry ? entry.value : (live?.price ?? null)
      const { statusCode } = await call(each.who, 'PATCH', `${path()}/draft`, [{ ...change, base }])
      expect([200, 409]).toContain(statusCode)
    }
  }

  it('publish only what was ticked, revert nothing and lose nothing', async () => {
    for (const round of rounds ?? []) await Promise.all(round.map(perform))
    const publisher = keys.get('publisher')?.id
    const rows = await queries()
      .select()
      .from(history)
      .where(eq(history.subject_kind, 'instance'))
      .orderBy(asc(history.id))
    const live = unitsOf(await exportFrom(test.test, test.home.projectId))
    for (const own of UNITS) {
      const { id } = await test.unit(own)
      const prices = rows.filter((row) => row.subject_id === id && row.field === 'price')
      // Each change starts from what the one before left, so none was overwritten unseen.
      for (const [index, row] of prices.entries()) {
        expect(row.old_value).toBe(index === 0 ? INITIAL.get(own) : prices[index - 1]?.new_value)
      }
      expect(live.get(own)?.price).toBe(prices.at(-1)?.new_value ?? INITIAL.get(own))
      for (const row of prices.filter(({ who_id }) => who_id === publisher)) {
        expect(ticked).toContain(`${own} ${row.new_value}`)
      }
      const statuses = rows.filter((row) => row.subject_id === id && row.field === 'status_id')
      expect(statuses.every(({ who_id }) => who_id === keys.get('crm')?.id)).toBe(true)
    }
    expect(rows.some(({ who_id }) => who_id === publisher)).toBe(true)
    expect(live.get('1')?.number).toMatch(/^1[abc]$/)
    await expectNothingLost(live)
  }, 120_000)

  /** The last edit of each field is in the draft, was published, or is what is live. */
  async function expectNothingLost(live: ReturnType<typeof unitsOf>): Promise<void> {
    const entries = await queries().select().from(draftEntries)
    const steps = await queries().select().from(draftHistory).orderBy(asc(draftHistory.id))
    for (const own of UNITS) {
      const last = steps.findLast(({ own_id, field }) => own_id === own && field === 'price')
      const entry = entries.find(({ own_id, field }) => own_id === own && field === 'price')
      if (last?.entry_after) expect(entry?.value).toEqual(last.entry_after.value)
      else expect(entry).toBeUndefined()
    }
    expect(live.size).toBe(UNITS.length)
  }
})

const INITIAL = new Map<string, number>([
  ['1', 200_000],
  ['2', 200_000],
  ['3', 350_000.55],
])

function unitsOf(file: ProjectInput) {
  const units = file.estates.flatMap(({ sections }) =>
    sections.flatMap(({ storeys }) => storeys.flatMap((s) => s.instances)),
  )
  return new Map(units.map((each) => [each.id, each]))
}
