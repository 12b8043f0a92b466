import { describe, expect, it } from 'vitest'
import type { Entity } from '#domain/draft/entity.ts'
import type { DraftEntry } from '#domain/draft/entry.ts'
import { readUnits } from './read-units.ts'
import { CONTEXT, holdUntil, sourceOf } from './unit.fixture.ts'
import { figuresOf, groupUnits, isInView, type UnitView } from './unit-views.ts'

const unit = (id: string, parent: string, fields: Entity['fields'] = {}): Entity => ({
  kind: 'instance',
  id,
  fields: { parent, number: id, layout: 'A', status: 'free', price: 100, ...fields },
})

const LIVE: readonly Entity[] = [
  { kind: 'order', id: 'estates', fields: { ids: ['b', 'a'] } },
  { kind: 'order', id: 'statuses', fields: { ids: ['free', 'reserved', 'sold'] } },
  { kind: 'estate', id: 'a', fields: { name: { en: 'House A', de: 'Haus A' } } },
  { kind: 'estate', id: 'b', fields: { name: { en: 'House B' } } },
  { kind: 'section', id: 'a1', fields: { parent: 'a', number: 1 } },
  { kind: 'section', id: 'b1', fields: { parent: 'b', number: 1 } },
  { kind: 'storey', id: 'a1-1', fields: { parent: 'a1', number: 1 } },
  { kind: 'storey', id: 'a1-2', fields: { parent: 'a1', number: 2 } },
  { kind: 'storey', id: 'b1-1', fields: { parent: 'b1', number: 1 } },
  { kind: 'status', id: 'sold', fields: { type: 'sold', name: { en: 'Sold' } } },
  { kind: 'status', id: 'free', fields: { type: 'free', name: { en: 'Free' } } },
  { kind: 'status', id: 'reserved', fields: { type: 'reserved', name: { en: 'Reserved' } } },
  { kind: 'layout', id: 'A', fields: { type: 'living', label: '2', area_total: 50 } },
  { kind: 'tag', id: 't', fields: { name: { en: 'Terrace' } } },
  unit('10', 'a1-1'),
  unit('9', 'a1-1', { tags: ['t'] }),
  unit('11', 'a1-2', { price: 0, area_total: 61.5, status: 'sold' }),
  unit('1', 'b1-1', { price: 250 }),
  unit('lost', 'gone'),
]
const ENTRY: DraftEntry = {
  kind: 'instance',
  id: '1',
  field: 'price',
  value: 300,
  base: 250,
  by: { kind: 'person', id: 1 },
  at: '2026-11-18T09:00:00.000Z',
  batch: 'x',
}
const source = sourceOf({ live: LIVE, entries: [ENTRY], holds: [['9', holdUntil('2026-11-18T18:00:00.000Z')]] })
const { book } = readUnits(source, { ...CONTEXT, lang: 'de' })
const idsIn = (view: UnitView) =>
  book.units
    .filter((one) =>
      isInView(one, view, book, {
        now: new Date('2026-11-18T12:00:00Z'),
        end: new Date('2026-11-18T23:59:59Z'),
        timeZone: 'UTC',
      }),
    )
    .map(({ id }) => id)

describe('the units of a project', () => {
  it('come by building, section, storey from the top and number, without those in removed places', () => {
    expect(book.units.map(({ id }) => id)).toEqual(['1', '11', '9', '10'])
  })

  it('have names in the language of the reader, else in another', () => {
    expect(book.byId.get('9')?.estate.name).toBe('Haus A')
    expect(book.byId.get('1')?.estate.name).toBe('House B')
  })

  it('have their own area, else that of their layout, and the unpublished price', () => {
    expect(book.byId.get('11')?.area).toBe(61.5)
    expect(book.byId.get('9')?.area).toBe(50)
    expect(book.byId.get('1')?.price).toBe(300)
  })

  it('are reserved while they are held, but sold ones stay sold', () => {
    expect(book.byId.get('9')?.effective?.id).toBe('reserved')
    expect(book.byId.get('9')?.status?.id).toBe('free')
    expect(book.byId.get('11')?.effective?.id).toBe('sold')
  })

  it('are listed in views', () => {
    expect(idsIn('all')).toHaveLength(4)
    expect(idsIn('available')).toEqual(['1', '10'])
    expect(idsIn('held')).toEqual(['9'])
    expect(idsIn('ends_today')).toEqual(['9'])
    expect(idsIn('changed')).toEqual(['1'])
  })

  it('are grouped in the order of the list', () => {
    const parts = groupUnits(book.units, 'storey').map(({ id, units }) => [id, units.length])
    expect(parts).toEqual([
      ['b1-1', 1],
      ['a1-2', 1],
      ['a1-1', 2],
    ])
    expect(groupUnits(book.units, 'none')).toHaveLength(1)
  })
})

it('adds up figures', () => {
  expect(figuresOf([3, 1, 8])).toEqual({ sum: 12, average: 4, min: 1, max: 8 })
  expect(figuresOf([])).toBeNull()
})
