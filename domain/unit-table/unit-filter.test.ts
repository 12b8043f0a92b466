import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entity } from '#domain/draft/entity.ts'
import { readUnits } from './read-units.ts'
import { CONTEXT, holdUntil, sourceOf } from './unit.fixture.ts'
import { UNIT_COLUMNS } from './unit-columns.ts'
import { findUnits, hurtingPart, knownFilter, NO_FILTER, type UnitFilter, withLimit } from './unit-filter.ts'
import { LIMIT_OPS, type LimitText, limitKind, readLimit, type UnitLimit } from './unit-limits.ts'
import { UNIT_VIEWS } from './unit-views.ts'

const TODAY = {
  now: new Date('2026-11-18T12:00:00Z'),
  end: new Date('2026-11-18T22:59:59Z'),
  timeZone: 'Europe/Podgorica',
}

const unit = (id: string, parent: string, fields: Entity['fields'] = {}): Entity => ({
  kind: 'instance',
  id,
  fields: { parent, number: id, layout: 'A', status: 'free', price: 100_000, ...fields },
})

const LIVE: readonly Entity[] = [
  { kind: 'estate', id: 'a', fields: { name: { en: 'House A' } } },
  { kind: 'estate', id: 'b', fields: { name: { en: 'House B' } } },
  { kind: 'section', id: 'a1', fields: { parent: 'a', number: 1 } },
  { kind: 'section', id: 'b1', fields: { parent: 'b', number: 1 } },
  { kind: 'storey', id: 'a1-1', fields: { parent: 'a1', number: 1 } },
  { kind: 'storey', id: 'a1-2', fields: { parent: 'a1', number: 2 } },
  { kind: 'storey', id: 'b1-1', fields: { parent: 'b1', number: -1 } },
  { kind: 'status', id: 'free', fields: { type: 'free', name: { en: 'Free' } } },
  { kind: 'status', id: 'reserved', fields: { type: 'reserved', name: { en: 'Reserved' } } },
  { kind: 'status', id: 'sold', fields: { type: 'sold', name: { en: 'Sold' } } },
  { kind: 'layout', id: 'A', fields: { type: 'living', label: '2', area_total: 50 } },
  { kind: 'layout', id: 'P', fields: { type: 'parking', area_total: 12 } },
  { kind: 'tag', id: 'sea', fields: { name: { en: 'Sea view' } } },
  { kind: 'tag', id: 'top', fields: { name: { en: 'Terrace' } } },
  unit('10', 'a1-1'),
  unit('9', 'a1-1', { tags: ['sea', 'top'], price: 445_000 }),
  unit('11', 'a1-2', { price: null, area_total: 61.5, status: 'sold', tags: ['sea'], promoactions: ['sale'] }),
  unit('P1', 'b1-1', { layout: 'P', price: 20_000, extra_price: 5 }),
]
// In Podgorica the first one ends on the 19th.
const HOLDS = [
  ['9', holdUntil('2026-11-18T23:30:00.000Z')],
  ['10', holdUntil('2026-11-25T12:00:00.000Z')],
] as const
const { book } = readUnits(sourceOf({ live: LIVE, holds: HOLDS }), CONTEXT)
const found = (filter: Partial<UnitFilter>) =>
  findUnits(book, 'all', { ...NO_FILTER, ...filter }, TODAY)
    .map(({ id }) => id)
    .toSorted()
const limited = (column: string, op: string, ...values: string[]) => {
  const limit = readLimit({ column, op, values })
  if (!limit) throw new Error(`${column} ${op} ${values} is no limit`)
  return found({ limits: [limit] })
}

describe('a limit', () => {
  it('of figures leaves those in a range, however its ends are written', () => {
    expect(limited('price', 'between', '500000', '400000')).toEqual(['9'])
    expect(limited('price', 'least', '100000')).toEqual(['10', '9'])
    expect(limited('price', 'most', '100000')).toEqual(['10', 'P1'])
    expect(limited('area', 'least', '61.5')).toEqual(['11'])
    expect(limited('storey', 'between', '-1', '1')).toEqual(['10', '9', 'P1'])
    expect(limited('storey', 'is', '2')).toEqual(['11'])
    expect(limited('per_area', 'most', '2000')).toEqual(['10', 'P1'])
  })

  it('of figures leaves units without one out, unless they are asked for', () => {
    expect(limited('price', 'empty')).toEqual(['11'])
    expect(limited('price', 'filled')).toEqual(['10', '9', 'P1'])
    expect(limited('extra_price', 'filled')).toEqual(['P1'])
  })

  it('of choices leaves the chosen or the others, with the status that visitors see', () => {
    expect(limited('estate', 'is', 'b')).toEqual(['P1'])
    expect(limited('section', 'is_not', 'b1')).toEqual(['10', '11', '9'])
    expect(limited('layout', 'is', 'A', 'P')).toHaveLength(4)
    expect(limited('rooms', 'is', '2')).toEqual(['10', '11', '9'])
    expect(limited('rooms', 'is', ':parking')).toEqual(['P1'])
    expect(limited('status', 'is', 'reserved')).toEqual(['10', '9'])
  })

  it('of tags and promotions leaves units with any, all, none of them, or without', () => {
    expect(limited('tags', 'any', 'sea', 'top')).toEqual(['11', '9'])
    expect(limited('tags', 'all', 'sea', 'top')).toEqual(['9'])
    expect(limited('tags', 'none', 'top')).toEqual(['10', '11', 'P1'])
    expect(limited('tags', 'empty')).toEqual(['10', 'P1'])
    expect(limited('promoactions', 'filled')).toEqual(['11'])
  })

  it('of days counts them in the time zone of the project', () => {
    expect(limited('held', 'before', '2026-11-18')).toEqual([])
    expect(limited('held', 'before', '2026-11-19')).toEqual(['9'])
    expect(limited('held', 'after', '2026-11-19')).toEqual(['10', '9'])
    expect(limited('held', 'between', '2026-11-25', '2026-11-20')).toEqual(['10'])
    expect(limited('held', 'empty')).toEqual(['11', 'P1'])
  })

  it('of numbers finds a part, or whole numbers', () => {
    expect(limited('number', 'contains', ' 1')).toEqual(['10', '11', 'P1'])
    expect(limited('number', 'is', 'p1', '9')).toEqual(['9', 'P1'])
  })

  it('that is not complete or not known is none', () => {
    const texts: readonly LimitText[] = [
      { column: 'colour', op: 'is', values: ['red'] },
      { column: 'constructor', op: 'is', values: ['red'] },
      { column: 'price', op: 'contains', values: ['1'] },
      { column: 'price', op: 'least', values: ['many'] },
      { column: 'price', op: 'between', values: ['1'] },
      { column: 'price', op: 'least', values: ['Infinity'] },
      { column: 'held', op: 'before', values: ['2026-13-41'] },
      { column: 'tags', op: 'any', values: [' '] },
      { column: 'number', op: 'contains', values: [] },
    ]
    for (const text of texts) expect(readLimit(text)).toBeNull()
  })
})

it('a search finds numbers, layouts, tags and buildings', () => {
  expect(found({ sought: 'terr' })).toEqual(['9'])
  expect(found({ sought: ' house b ' })).toEqual(['P1'])
  expect(found({ sought: '1' })).toEqual(['10', '11', 'P1'])
})

it('ids that the project does not have are left out of limits, and limits without any', () => {
  const filter: UnitFilter = {
    sought: 'x',
    limits: [
      { column: 'tags', op: 'any', values: ['gone', 'sea'] },
      { column: 'status', op: 'is', values: ['gone'] },
      { column: 'price', op: 'least', values: ['1'] },
    ],
  }
  const known = knownFilter(filter, (column) => new Set(column === 'tags' ? ['sea'] : []))
  expect(known).toEqual({
    sought: 'x',
    limits: [
      { column: 'tags', op: 'any', values: ['sea'] },
      { column: 'price', op: 'least', values: ['1'] },
    ],
  })
})

describe('a search', () => {
  it('has the unit of exactly this number first, then what only contains it', () => {
    // House A is above House B; both hold a 1 in a number, a storey or a layout.
    const numbers = (sought: string) =>
      findUnits(book, 'all', { ...NO_FILTER, sought }, TODAY).map(({ number }) => number)
    expect(numbers('1')).toEqual(['11', '10', 'P1'])
    expect(numbers('p1 ')).toEqual(['P1'])
    expect(numbers('house').at(0)).toBe('11')
    const twins = readUnits(sourceOf({ live: [...LIVE, unit('1', 'b1-1')] }), CONTEXT)
    const first = findUnits(twins.book, 'all', { ...NO_FILTER, sought: '1' }, TODAY)[0]
    expect(first?.number).toBe('1')
  })
})

describe('when nothing is found', () => {
  const tags: UnitLimit = { column: 'tags', op: 'any', values: ['sea'] }
  const dear: UnitLimit = { column: 'price', op: 'least', values: ['1000000'] }

  it('the limit that hides the most is named, with what it hides', () => {
    expect(hurtingPart(book, 'all', { sought: '', limits: [tags, dear] }, TODAY)).toEqual({
      part: { kind: 'limit', limit: dear },
      count: 2,
    })
    expect(hurtingPart(book, 'all', { sought: 'nowhere', limits: [tags] }, TODAY)).toEqual({
      part: { kind: 'sought' },
      count: 2,
    })
    expect(hurtingPart(book, 'available', { sought: '', limits: [tags] }, TODAY)).toEqual({
      part: { kind: 'view' },
      count: 2,
    })
  })

  it('none is named if no single one helps', () => {
    expect(hurtingPart(book, 'all', { sought: 'nowhere', limits: [dear] }, TODAY)).toBeNull()
  })
})

const anyLimit: fc.Arbitrary<UnitLimit> = fc
  .constantFrom(...UNIT_COLUMNS)
  .chain((column) =>
    fc.record({
      column: fc.constant(column),
      op: fc.constantFrom(...LIMIT_OPS[limitKind(column)]),
      values: fc.array(
        fc.constantFrom('1', '9', '50', '100000', 'a', 'b1', 'A', '2', 'free', 'sold', 'sea', 'top', '2026-11-19'),
        { maxLength: 3 },
      ),
    }),
  )
  .map(readLimit)
  .filter((limit) => limit !== null)
const anyFilter: fc.Arbitrary<UnitFilter> = fc.record({
  sought: fc.constantFrom('', '1', 'sea', 'zzz'),
  limits: fc.uniqueArray(anyLimit, { selector: ({ column }) => column, maxLength: 5 }),
})

it('removing any limit never shows fewer units, and every unit shown before stays', () => {
  fc.assert(
    fc.property(anyFilter, fc.constantFrom(...UNIT_VIEWS), (filter, view) => {
      const shown = findUnits(book, view, filter, TODAY)
      const wider = [
        ...filter.limits.map(({ column }) => findUnits(book, view, withLimit(filter, column, null), TODAY)),
        findUnits(book, view, { ...filter, sought: '' }, TODAY),
        findUnits(book, 'all', filter, TODAY),
      ]
      for (const units of wider) expect(shown.filter((unit) => !units.includes(unit))).toEqual([])
    }),
  )
})
