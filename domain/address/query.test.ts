import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_FILTER, type Range } from '#domain/filter/filter.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { SORTS } from '#domain/sort/sort-option.ts'
import {
  CHESS_PLUS_MODES,
  DEFAULT_VIEW_STATE,
  formatQuery,
  PREMISES_VIEWS,
  parseQuery,
  type ViewState,
} from './query.ts'

const number = fc.oneof(
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  fc.integer({ min: -100_000, max: 100_000 }).map((hundredths) => hundredths / 100),
)
const range: fc.Arbitrary<Range | null> = fc.oneof(
  fc.constant(null),
  fc.tuple(number, number).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  number.map((from) => ({ from, to: null })),
  number.map((to) => ({ from: null, to })),
)
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { maxLength: 5 })

const viewState: fc.Arbitrary<ViewState> = fc.record({
  filter: fc.record({
    types: fc.subarray([...LAYOUT_TYPES]),
    rooms: fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 4 }),
    area: range,
    price: range,
    estates: ids,
    storey: range,
    tags: ids,
    promoactions: ids,
    only_free: fc.boolean(),
  }),
  sort: fc.option(fc.constantFrom(...SORTS), { nil: null }),
  view: fc.constantFrom(...PREMISES_VIEWS),
  mode: fc.constantFrom(...CHESS_PLUS_MODES),
  shared: ids,
  from: fc.integer({ min: 0, max: 999_999 }),
})

describe('the query string', () => {
  test('is the same after formatting and parsing, for any choice', () => {
    fc.assert(
      fc.property(viewState, (state) => {
        expect(parseQuery(formatQuery(state))).toEqual(state)
      }),
      { numRuns: 1000 },
    )
  })

  test('is readable', () => {
    const filter = { ...EMPTY_FILTER, rooms: ['1', '2'], price: { from: 100, to: 200 } }
    expect(formatQuery({ ...DEFAULT_VIEW_STATE, filter, sort: 'cheaper' })).toBe(
      '?rooms=1,2&price=100-200&sort=cheaper',
    )
    expect(formatQuery(DEFAULT_VIEW_STATE)).toBe('')
  })

  test('writes all types as `all`, since no type means the leading kind', () => {
    const query = formatQuery({ ...DEFAULT_VIEW_STATE, filter: { ...EMPTY_FILTER, types: LAYOUT_TYPES } })
    expect(query).toBe('?type=all')
    expect(parseQuery('?type=parking,all').filter.types).toEqual(LAYOUT_TYPES)
    expect(parseQuery('?type=storage,house,living,parking,commerce').filter.types).toEqual(LAYOUT_TYPES)
  })

  test('distinguishes commas inside a label from commas between labels', () => {
    const filter = { ...EMPTY_FILTER, rooms: ['2,5', '3'] }
    const query = formatQuery({ ...DEFAULT_VIEW_STATE, filter })
    expect(query).toBe('?rooms=2%2C5,3')
    expect(parseQuery(query).filter.rooms).toEqual(['2,5', '3'])
  })

  test.each<[string, Range | null]>([
    ['100-200', { from: 100, to: 200 }],
    ['100-', { from: 100, to: null }],
    ['-200', { from: null, to: 200 }],
    ['-2-5', { from: -2, to: 5 }],
    ['-2-', { from: -2, to: null }],
    ['--1', { from: null, to: -1 }],
    ['40.5-62.25', { from: 40.5, to: 62.25 }],
    ['-', null],
    ['', null],
    ['5', null],
    ['200-100', null],
    ['a-b', null],
    ['1e3-2e3', null],
  ])('reads the range %j', (text, expected) => {
    expect(parseQuery(`?storey=${text}`).filter.storey).toEqual(expected)
  })

  test('drops unknown and malformed values', () => {
    const state = parseQuery(
      '?type=castle,parking&estate=x,3,3,-1&sort=nicest&view=map&mode=&free=yes&tag=%E0%A4&utm_source=a',
    )
    expect(state).toEqual({ ...DEFAULT_VIEW_STATE, filter: { ...EMPTY_FILTER, types: ['parking'], estates: [3] } })
  })

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        parseQuery(search)
      }),
    )
  })
})
