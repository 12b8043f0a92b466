import { expect, it } from 'vitest'
import type { Entity } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { readUnits } from '#domain/unit-table/read-units.ts'
import { CONTEXT } from '#domain/unit-table/unit.fixture.ts'
import { type UnitColumn, unitFieldOf } from '#domain/unit-table/unit-columns.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { loadedState } from '#studio/project/project-state.ts'
import { liveHint } from './live-hint.ts'

const entity = (kind: Entity['kind'], id: string, fields: Readonly<Record<string, Json>>): Entity => ({
  kind,
  id,
  fields,
})
const unit = {
  parent: 'a1-1',
  number: '7',
  status: 'free',
  layout: '2b',
  price: 4_910_000,
  extra_price: null,
  area_total: 61.25,
  tags: ['view', 'corner'],
  promoactions: [],
}
const live = [
  entity('estate', 'a', { name: { en: 'A' } }),
  entity('section', 'a1', { parent: 'a', number: 1 }),
  entity('storey', 'a1-1', { parent: 'a1', number: 1 }),
  entity('status', 'free', { type: 'free', name: { en: 'Available' } }),
  entity('layout', '2b', { type: 'living', label: '2', area_total: 60 }),
  entity('tag', 'view', { name: { en: 'Sea view' } }),
  entity('tag', 'corner', { name: { en: 'Corner' } }),
  entity('instance', 'u7', unit),
  entity('instance', 'u8', { ...unit, number: '8', price: null, area_total: null }),
]

function hintAfter(id: string, column: UnitColumn, value: Json): string | undefined {
  const name = { kind: 'instance', id, field: unitFieldOf(column) ?? '' } as const
  const act = { by: { kind: 'person', id: 1 }, at: '2026-11-01T09:00:00Z', batch: 'first' } as const
  const state = loadedState(live, [{ ...name, ...act, value, base: null }], [])
  const book = readUnits(state, CONTEXT).book
  const facts = book.byId.get(id)
  if (!facts) throw new Error(`no unit ${id}`)
  const translator = studioTranslator('en')
  return liveHint(translator, state, book, facts, column)?.replaceAll(/[\u2068\u2069]/g, '')
}

it.each<[string, UnitColumn, Json, string]>([
  ['u7', 'price', 5_000_000, 'Live: 4,910,000'],
  ['u8', 'price', 5_000_000, 'Live: On request'],
  ['u7', 'number', '7a', 'Live: 7'],
  ['u7', 'area', 62, 'Live: 61.25'],
  // A unit without an area of its own has that of its layout.
  ['u8', 'area', 62, 'Live: 60.0'],
  ['u7', 'layout', null, 'Live: 2b'],
  ['u7', 'extra_price', 1000, 'Live: –'],
  ['u7', 'tags', ['view'], 'Live: Sea view, Corner'],
  ['u7', 'promoactions', ['spring'], 'Live: –'],
])('unit %s says what its %s is live, as the table writes it', (id, column, value, hint) => {
  expect(hintAfter(id, column, value)).toBe(hint)
})

it('says nothing where the draft has nothing', () => {
  const state = loadedState(live, [], [])
  const book = readUnits(state, CONTEXT).book
  const [facts] = book.units
  const translator = studioTranslator('en')
  expect(facts && liveHint(translator, state, book, facts, 'price')).toBeUndefined()
})
