import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Entity, type EntityKind, EXISTS, entityKey, type Snapshot } from '#domain/draft/entity.ts'
import { applyEntries } from '#domain/draft/entry.ts'
import { LISTS } from '#domain/draft/order-list.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { draftEntries } from '#server/db/tables/draft.ts'
import { readDraft } from '#server/draft/draft-store.ts'
import { readLive } from '#server/draft/read-live.ts'
import { exportFrom, importInto, NOTHING } from '#server/export/export.fixture.ts'
import { at } from '#server/import/import.fixture.ts'
import { planPublication } from './plan-publication.ts'
import { type Edit, startPublish, type TestPublish } from './publish.fixture.ts'
import { checkPublication } from './publish.ts'
import { wholeFile } from './whole-file.fixture.ts'

/** A project with a second building, which no picture shows. */
function twoBuildings() {
  const file = wholeFile()
  const [first] = at(at(at(file.estates, 0).sections, 0).storeys, 0).instances
  at(file.estates, 1).sections = ['a', 'b'].map((section, number) => ({
    id: section,
    number,
    storeys: [1, 2, 3].map((storey) => ({
      id: `${section}${storey}`,
      number: storey,
      instances: [1, 2, 3].map((unit) => ({
        id: `${section}${storey}${unit}`,
        number: String(unit),
        layout: 'B',
        status: 'free',
        price: 100_000,
        // The first unit of the first storey takes a cell of the second.
        position: storey === 2 ? unit + 1 : unit,
        span: storey * unit === 1 ? { columns: 1, storeys: 2 } : undefined,
        gallery: first?.gallery,
      })),
    })),
  }))
  return file
}

type Pick = <Item>(items: readonly Item[]) => Item

/** What a person does with what the draft shows. */
const ACTS: readonly ((shown: Shown, pick: Pick) => readonly Edit[])[] = [
  ({ unit }, pick) => [{ ...unit(), field: 'number', value: pick(['7', '8', '9']) }],
  ({ unit }, pick) => [{ ...unit(), field: 'price', value: pick([null, 120_000, 130_000.5]) }],
  ({ unit }, pick) => [{ ...unit(), field: 'position', value: pick([null, 1, 4, 5]) }],
  ({ unit }, pick) => [{ ...unit(), field: 'span', value: pick([null, { columns: 2, storeys: 1 }]) }],
  ({ unit }, pick) => [{ ...unit(), field: 'gallery', value: pick([null, [{ image: 'cover.png' }]]) }],
  ({ unit, one }) => [{ ...unit(), field: 'layout', value: one('layout').id }],
  ({ unit, one }) => [{ ...unit(), field: 'parent', value: one('storey').id }],
  ({ one }) => [{ ...one('storey'), field: 'parent', value: one('section').id }],
  ({ one }, pick) => [{ ...one('storey'), field: 'number', value: pick([1, 2, 3, 4, 5]) }],
  ({ one }, pick) => [{ ...one('section'), field: 'number', value: pick([0, 1, 2]) }],
  ({ one }, pick) => [{ ...one('estate'), field: 'name', value: { en: pick(['East', 'West']) } }],
  ({ one }, pick) => [{ ...one('layout'), field: 'area_total', value: pick([40, 50.5]) }],
  ({ one }, pick) => [{ ...one('layout'), field: 'plan_levels', value: pick([null, ['plan.svg'], ['upper.svg']]) }],
  ({ one }, pick) => [{ ...one('status'), field: 'name', value: { en: pick(['Free', 'Gone']) } }],
  ({ one }, pick) => [{ ...one('project'), field: 'address', value: { en: pick(['Quay 1', 'Quay 2']) } }],
  ({ one }, pick) => [{ ...one('project'), field: 'features', value: pick([null, [{ name: { en: 'Pool' } }]]) }],
  ({ one }, pick) => [{ ...one('catalogue'), field: 'indexable', value: pick([true, false]) }],
  ({ unit }) => [{ ...unit(), field: EXISTS, value: false }],
  ({ one }, pick) => [{ ...one(pick(['storey', 'section', 'estate'])), field: EXISTS, value: false }],
  ({ one, newId }, pick) =>
    made('instance', newId(), {
      parent: one('storey').id,
      number: '1',
      layout: one('layout').id,
      status: one('status').id,
      position: pick([null, 6, 7]),
      gallery: pick([null, [{ image: 'hall.png' }]]),
    }),
  ({ one, newId }, pick) => made('storey', newId(), { parent: one('section').id, number: pick([4, 5, 6]) }),
  ({ one, newId }, pick) => made('section', newId(), { parent: one('estate').id, number: pick([4, 5]) }),
  ({ newId }) => made('estate', newId(), { name: { en: 'New' } }),
  ({ newId }) => made('layout', newId(), { type: 'living', label: '1', area_total: 30 }),
  ({ newId }) => made('tag', newId(), { name: { en: 'New' }, color: '#112233' }),
  ({ shown }, pick) => {
    const list = pick(['estates', 'layouts', 'tags', 'statuses'] as const)
    const ids = [...shown.values()].filter(({ kind }) => kind === LISTS[list]).map(({ id }) => id)
    return [{ kind: 'order', id: list, field: 'ids', value: ids.toReversed() }]
  },
]

interface Shown {
  readonly shown: Snapshot
  readonly one: (kind: EntityKind) => Entity
  readonly unit: () => Entity
  readonly newId: () => string
}

function made(kind: EntityKind, id: string, fields: Readonly<Record<string, Edit['value']>>): readonly Edit[] {
  const values = Object.entries(fields).filter(([, value]) => value !== null)
  return [{ kind, id, field: EXISTS, value: true }, ...values.map(([field, value]) => ({ kind, id, field, value }))]
}

describe.each(DATABASES)('the publication of a part on $name', ({ start }) => {
  let test: TestPublish
  beforeAll(async () => {
    test = await startPublish(start)
  }, 120_000)
  afterAll(() => test.test.stop())

  const queries = () => test.deps.database.queries
  const live = () => readLive(test.deps.database, test.home)

  async function act(picks: readonly number[], newId: () => string): Promise<void> {
    let next = 0
    const pick: Pick = (items) => at(items, (picks[next++ % picks.length] ?? 0) % items.length)
    const shown = applyEntries(await live(), (await readDraft(queries(), test.home)).values())
    const one = (kind: EntityKind) => pick([...shown.values()].filter((entity) => entity.kind === kind))
    // An edit of what the draft has removed is refused.
    await test.edit(pick(ACTS)({ shown, one, unit: () => one('instance'), newId }, pick)).catch(() => {})
  }

  it('makes the same live as the import of the whole project', async () => {
    let parts = 0
    let last = 0
    const check = async (acts: readonly (readonly number[])[]) => {
      await queries().delete(draftEntries)
      await importInto(test.test, twoBuildings())
      for (const picks of acts) await act(picks, () => `new${++last}`)
      const draft = await readDraft(queries(), test.home)
      const expected = applyEntries(await live(), draft.values())
      const planned = await planPublication(test.deps, test.wanted())
      const mayPublish = (await checkPublication(test.deps, test.wanted())).can_publish
      const outcome = await test.publish()
      expect('published' in outcome, JSON.stringify(outcome)).toBe(mayPublish)
      if (!mayPublish) return
      if (planned.part) parts += 1
      expect(contentOf(await live())).toEqual(contentOf(expected))
      // No row differs from those that an import of the whole project stores.
      const file = await exportFrom(test.test, test.home.projectId)
      expect(await test.test.run(file, true)).toMatchObject({ ok: true, report: NOTHING })
    }
    const picks = fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 })
    await fc.assert(fc.asyncProperty(fc.array(picks, { minLength: 1, maxLength: 5 }), check), { numRuns: 25 })
    expect(parts).toBeGreaterThan(5)
  }, 300_000)
})

/** The entities of a state without the order of lists. */
function contentOf(state: Snapshot) {
  const entities = [...state.values()].filter(({ kind }) => kind !== 'order')
  return Object.fromEntries(
    entities.map((entity) => [entityKey(entity), entity.fields] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
