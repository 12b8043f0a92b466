import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countChanges } from '#domain/draft/changes.ts'
import { editAll } from '#domain/draft/edit.ts'
import { EXISTS, entityKey, type FieldName, fieldKey, type Snapshot } from '#domain/draft/entity.ts'
import { applySteps, type Draft, type DraftEntry, draftOf, type Step, shownValue } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import { revert, settle } from '#domain/draft/settle.ts'
import { undo } from '#domain/draft/undo.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { draftHistory } from '#server/db/tables/draft.ts'
import { type Caller, TEST_NOW } from '#server/manage/manage.fixture.ts'
import { startDrafts, type TestDrafts } from './drafts.fixture.ts'
import { readLive } from './read-live.ts'

const UNITS = ['1', '2', '3'] as const
const PRICES = [100_000, 200_000, 300_000.5] as const
const NUMBERS = ['1', '2', '1a'] as const
const STOREYS = ['f1', 'f2'] as const

/** A field that an editor changes, with its possible values. */
const FIELDS: readonly (FieldName & { readonly values: readonly Json[] })[] = UNITS.flatMap((id) => [
  { kind: 'instance', id, field: 'price', values: [...PRICES, null] },
  { kind: 'instance', id, field: 'number', values: NUMBERS },
  { kind: 'instance', id, field: 'parent', values: STOREYS },
  { kind: 'instance', id, field: EXISTS, values: [true, false] },
])

const one = fc.nat(100)
const EDITORS = ['Anna', 'Ben'] as const
const EVENTS = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('edit' as const),
      who: fc.nat(1),
      picks: fc.array(fc.tuple(one, one), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('look' as const), who: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('feed' as const, 'crm' as const), unit: one, value: one }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('revert' as const, 'keep' as const, 'drop' as const),
      fields: fc.array(one, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('undo' as const), batch: one }) },
)
type Event = typeof EVENTS extends fc.Arbitrary<infer Item> ? Item : never

function pickFrom<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new Error('nothing to pick')
  return item
}

function nameOf({ kind, id, field }: FieldName): FieldName {
  return { kind, id, field }
}

describe.each(DATABASES)('a draft with two editors, a feed and a CRM on $name', ({ start }) => {
  let test: TestDrafts
  let feed: Caller
  let crm: Caller
  beforeAll(async () => {
    test = await startDrafts(start)
    feed = await test.callerWith({ name: 'Feed', role: 'editor' })
    crm = await test.callerWith({ name: 'CRM', role: 'sales' })
  })
  afterAll(() => test.stop())

  const home = () => ({ accountId: test.sample.account, projectId: test.projectId, catalogueId: null })
  const live = () => readLive(test.test.database, home())
  const setPrice = (by: Caller, id: string, price: Json) =>
    by('PATCH', '/instances', [{ external_id: id, project: 'quay', price }])
  const reset = async () => {
    await test.owner('DELETE', `${test.draft}/entries`, { entries: 'all' })
    const clean = UNITS.map((id) => ({ external_id: id, project: 'quay', price: 200_000, status: 'free' }))
    await test.owner('PATCH', '/instances', clean)
  }

  it('does the same as the rules of the domain, whatever happens in whatever order', async () => {
    const check = async (events: readonly Event[]) => {
      await reset()
      const world = createWorld(await live())
      for (const event of events) await run(world, event)
      // What is done to a draft never changes what is live: only the feed and the CRM did.
      expect(new Map(await live())).toEqual(new Map(world.live))
    }
    await fc.assert(fc.asyncProperty(fc.array(EVENTS, { minLength: 10, maxLength: 20 }), check), {
      numRuns: 5,
      endOnFailure: true,
    })
  }, 300_000)

  interface World {
    live: Snapshot
    draft: Draft
    readonly seen: ((name: FieldName) => Json)[]
    readonly batches: Map<string, readonly Step[]>
  }

  function createWorld(now: Snapshot): World {
    const first = (name: FieldName) => shownValue(draftOf([]), now, name)
    return { live: now, draft: draftOf([]), seen: [first, first], batches: new Map() }
  }

  async function run(world: World, event: Event): Promise<void> {
    const before = world.live
    if (event.act === 'look') {
      const { draft, live: now } = world
      world.seen[event.who] = (name) => shownValue(draft, now, name)
      return
    }
    if (event.act === 'feed' || event.act === 'crm') {
      const unit = pickFrom(UNITS, event.unit)
      const patch =
        event.act === 'feed'
          ? { price: pickFrom(PRICES, event.value) }
          : { status: pickFrom(['free', 'sold'], event.value) }
      expect(
        (
          await (event.act === 'feed' ? feed : crm)('PATCH', '/instances', [
            { external_id: unit, project: 'quay', ...patch },
          ])
        ).statusCode,
      ).toBe(200)
      const entity = before.get(entityKey({ kind: 'instance', id: unit }))
      if (!entity) throw new Error(`no unit ${unit}`)
      world.live = new Map(before).set(entityKey(entity), { ...entity, fields: { ...entity.fields, ...patch } })
    } else if (event.act === 'edit') await runEdit(world, event.who, event.picks)
    else if (event.act === 'undo') await runUndo(world, event.batch)
    else if ('fields' in event) await runSettle(world, event.act, event.fields)
    const { data, counts } = (await test.owner('GET', `${test.draft}?limit=1000`)).json()
    const stored: readonly (DraftEntry & { by: { name: string } })[] = data
    const found = stored.map(({ kind, id, field, value, base, by, at, batch }) => ({
      kind,
      id,
      field,
      value,
      base,
      by: by.name,
      at,
      batch,
    }))
    const expected = [...world.draft.values()].map(({ by, ...entry }) => ({
      ...entry,
      by: pickFrom(EDITORS, by.id ?? 0),
    }))
    const inOrder = (list: readonly FieldName[]) => list.toSorted((a, b) => (fieldKey(a) < fieldKey(b) ? -1 : 1))
    expect(inOrder(found)).toEqual(inOrder(expected))
    expect(counts).toMatchObject({ changes: countChanges(expected), entries: expected.length })
  }

  const actOf = (who: number, batch: string | null) => ({
    by: { kind: 'key', id: who },
    at: TEST_NOW.toISOString(),
    batch: batch ?? '',
  })

  function take(world: World, steps: readonly Step[], batch: string | null): void {
    world.draft = applySteps(world.draft, steps)
    if (batch !== null) world.batches.set(batch, steps)
    expect(batch === null).toBe(steps.length === 0)
  }

  async function runEdit(world: World, who: number, picks: readonly (readonly [number, number])[]): Promise<void> {
    const changes = picks.map(([field, value]) => {
      const { values, ...name } = pickFrom(FIELDS, field)
      return { ...name, value: pickFrom(values, value), base: world.seen[who]?.(name) ?? null }
    })
    const answer = await (who === 0 ? test.anna : test.ben)('PATCH', test.draft, changes)
    const body = answer.json()
    const batch = body.data?.batch ?? body.applied?.batch ?? null
    const { steps, conflicts, refusals } = editAll(world.draft, world.live, changes, actOf(who, batch))
    if (refusals.length > 0) return expect(answer.statusCode).toBe(422)
    expect(answer.statusCode).toBe(conflicts.length > 0 ? 409 : 200)
    const told = (body.conflicts ?? []).map(({ kind, id, field, value }: DraftEntry) => ({ kind, id, field, value }))
    expect(told).toEqual(conflicts.map(({ value, ...name }) => ({ ...nameOf(name), value })))
    take(world, steps, batch)
  }

  async function runSettle(world: World, act: 'revert' | 'keep' | 'drop', fields: readonly number[]): Promise<void> {
    const names = fields.map((pick) => nameOf(pickFrom(FIELDS, pick)))
    const answer =
      act === 'revert'
        ? await test.anna('DELETE', `${test.draft}/entries`, { entries: names })
        : await test.anna('POST', `${test.draft}/conflicts/settle`, {
            entries: names,
            keep: act === 'keep' ? 'mine' : 'theirs',
          })
    const { batch } = answer.json().data
    const steps =
      act === 'revert'
        ? revert(world.draft, names)
        : settle(world.draft, world.live, names, act, { batch: batch ?? '' })
    take(world, steps, batch)
  }

  async function runUndo(world: World, pick: number): Promise<void> {
    if (world.batches.size === 0) return
    const [batch, done] = pickFrom([...world.batches], pick)
    const { data } = (await test.ben('POST', `${test.draft}/undo`, { batch })).json()
    const { steps, kept } = undo(world.draft, world.live, done)
    expect(new Set(data.kept.map(fieldKey))).toEqual(new Set(kept.map(({ name }) => fieldKey(name))))
    take(world, steps, data.batch)
  }

  it('loses nothing when everybody writes at the same time', async () => {
    await reset()
    const { queries } = test.test.database
    await queries.delete(draftHistory)
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const id = pickFrom(UNITS, index)
        if (index % 6 === 5) return { status: (await setPrice(feed, id, 100_000 + index)).statusCode, isEdit: false }
        const by = index % 2 === 0 ? test.anna : test.ben
        const base = index % 4 === 0 ? 200_000 : 100_000 + index - 2
        const answer = await by('PATCH', test.draft, [
          { kind: 'instance', id, field: 'price', value: 500_000 + index, base },
        ])
        return { status: answer.statusCode, isEdit: true }
      }),
    )
    expect(statuses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const applied = statuses.filter(({ status, isEdit }) => isEdit && status === 200)
    const rows = await queries.select().from(draftHistory).orderBy(asc(draftHistory.id))
    expect(applied.length).toBeGreaterThan(0)
    // Every change that was confirmed is recorded once, and each follows from the one before.
    expect(rows).toHaveLength(applied.length)
    const states = new Map<string, unknown>()
    for (const { kind, own_id, field, entry_before, entry_after } of rows) {
      const key = fieldKey({ kind, id: own_id, field })
      expect(entry_before).toEqual(states.get(key) ?? null)
      states.set(key, entry_after)
    }
    const { data } = (await test.owner('GET', test.draft)).json()
    const kept = [...states.values()].filter((entry) => entry !== null)
    expect(data.map(({ value }: DraftEntry) => value).toSorted()).toEqual(
      kept.map((entry) => (entry as { value: number }).value).toSorted(),
    )
  })
})
