import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectAnswer } from '#domain/chess/chess.fixture.ts'
import { randomAnswers } from '#domain/chess/random-estate.fixture.ts'
import { entityKey, type FieldName, fieldKey, valueIn } from '#domain/draft/entity.ts'
import { applyEntries, type DraftEntry } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import { nextUnits } from './next-units.ts'
import { entitiesOf } from './project-entities.fixture.ts'
import { type ReadUnits, readUnits } from './read-units.ts'
import { CONTEXT, holdUntil, sourceOf } from './unit.fixture.ts'
import type { UnitSource } from './unit-reader.ts'

const ACT = { by: { kind: 'person', id: 1 }, at: '2026-11-18T12:00:00.000Z', batch: 'a' } as const

/** The project after a field was changed in the draft. */
function drafted(source: UnitSource, name: FieldName, value: Json): UnitSource {
  const entry: DraftEntry = { ...name, ...ACT, value, base: valueIn(source.live, name) }
  const draft = new Map(source.draft).set(fieldKey(name), entry)
  return { ...source, draft, shown: applyEntries(source.shown, [entry]) }
}

/** The project after the status of a unit was changed, which is live at once. */
function withStatus(source: UnitSource, id: string, status: string): UnitSource {
  const key = entityKey({ kind: 'instance', id })
  const entity = source.live.get(key)
  if (!entity) return source
  const next = { ...entity, fields: { ...entity.fields, status } }
  const entries = [...source.draft.values()].filter((entry) => entityKey(entry) === key)
  const shown = applyEntries(new Map([[key, next]]), entries).get(key)
  const live = new Map(source.live).set(key, next)
  return { ...source, live, shown: shown ? new Map(source.shown).set(key, shown) : source.shown }
}

const inUnit = (fields: fc.Arbitrary<readonly [field: string, value: Json]>) =>
  fc.tuple(fc.nat(), fields).map(([at, [field, value]]) => (source: UnitSource) => {
    const id = unitAt(source, at)
    return id === null ? source : drafted(source, { kind: 'instance', id, field }, value)
  })

const field = (name: string, value: fc.Arbitrary<Json>) => value.map((each) => [name, each] as const)

const step: fc.Arbitrary<(source: UnitSource) => UnitSource> = fc.oneof(
  inUnit(
    fc.oneof(
      field('price', fc.constantFrom(null, 90_000, 123_456.5)),
      field('area_total', fc.constantFrom(null, 33.3)),
      field('layout', fc.constantFrom('layout2', 'gone')),
      field('promoactions', fc.constantFrom(null, ['promoaction1'], ['promoaction1', 'promoaction2'])),
      field('tags', fc.constantFrom(null, ['tag1'])),
      field('number', fc.constantFrom('1', '7', '99a')),
      field('position', fc.constantFrom(null, 1, 4)),
      field('span', fc.constantFrom(null, { columns: 2, storeys: 2 })),
      field('exists', fc.constant(false)),
    ),
  ),
  fc.tuple(fc.nat(), fc.constantFrom('status11', 'status13', 'gone')).map(([at, status]) => (source: UnitSource) => {
    const id = unitAt(source, at)
    return id === null ? source : withStatus(source, id, status)
  }),
  fc.tuple(fc.nat(), fc.boolean()).map(([at, isHeld]) => (source: UnitSource) => {
    const id = unitAt(source, at) ?? ''
    const holds = new Map(source.holds)
    if (isHeld) holds.set(id, holdUntil('2026-11-20T12:00:00.000Z'))
    else holds.delete(id)
    return { ...source, holds }
  }),
  fc.constant((source: UnitSource) => drafted(source, { kind: 'layout', id: 'layout1', field: 'area_total' }, 44)),
  fc.constant((source: UnitSource) => drafted(source, { kind: 'instance', id: 'made', field: 'exists' }, true)),
  fc.nat().map((at) => (source: UnitSource) => {
    const storeys = [...source.shown.values()].filter(({ kind }) => kind === 'storey')
    const storey = storeys[at % storeys.length]
    const name = { kind: 'instance', id: 'made', field: 'parent' } as const
    return storey && source.shown.has('instance made') ? drafted(source, name, storey.id) : source
  }),
)

function unitAt(source: UnitSource, at: number): string | null {
  const units = [...source.shown.values()].filter(({ kind }) => kind === 'instance')
  return units[at % units.length]?.id ?? null
}

/** A book without its function, and what that makes of one unit. */
function plain({ book: { withFields, ...book } }: ReadUnits) {
  const [first] = book.units
  return { ...book, previewed: first && withFields(first, { price: 77_000, promoactions: ['promoaction2'] }) }
}

test('what is read after each change is the same as if everything was read again', () => {
  fc.assert(
    fc.property(randomAnswers, fc.array(step, { minLength: 1, maxLength: 8 }), (answers, steps) => {
      let source = sourceOf({ live: entitiesOf(projectAnswer, answers) })
      let read = readUnits(source, CONTEXT)
      for (const change of steps) {
        source = change(source)
        read = nextUnits(read, source, CONTEXT)
        expect(plain(read)).toEqual(plain(readUnits(source, CONTEXT)))
      }
    }),
    { numRuns: 150 },
  )
})

test('a new price leaves every other unit as it was', () => {
  const units = [1, 2, 3].map((id) => ({ id, number: String(id), layout: 'layout1', status: 'status11' }))
  const live = [
    ...entitiesOf(projectAnswer, []),
    { kind: 'estate', id: 'e', fields: { name: 'A' } } as const,
    { kind: 'section', id: 's', fields: { parent: 'e', number: 1 } } as const,
    { kind: 'storey', id: 'f', fields: { parent: 's', number: 1 } } as const,
    ...units.map(
      ({ id, ...fields }) => ({ kind: 'instance', id: `u${id}`, fields: { ...fields, parent: 'f' } }) as const,
    ),
  ]
  const source = sourceOf({ live })
  const before = readUnits(source, CONTEXT)
  const after = nextUnits(before, drafted(source, { kind: 'instance', id: 'u2', field: 'price' }, 80_000), CONTEXT)
  expect(after.book.units.map((unit, index) => unit === before.book.units[index])).toEqual([true, false, true])
  expect(after.book.units[1]).toMatchObject({ price: 80_000, perArea: 2000 })
  expect(after.book.changed).toEqual(new Set(['u2']))
})
