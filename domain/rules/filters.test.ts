import { describe, expect, test } from 'vitest'
import { DEFAULT_VIEW_STATE, formatQuery, parseQuery } from '#domain/address/query.ts'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { countRooms } from '#domain/filter/count-values.ts'
import { EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { scaleOfUnits } from '#domain/filter/histogram.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { evaluate, relaxations } from '#domain/filter/match-units.ts'
import { moveEnd, scaleOf } from '#domain/filter/scale.ts'
import { switchKind } from '#domain/filter/switch-kind.ts'
import { effectiveFilter } from '#domain/kind/effective-filter.ts'
import { compareLabels } from '#domain/layout/layout.ts'

// Layouts of the fixture: 1 has one room and 40 m², 2 two rooms and 62.5 m², 3 is a studio of 27.3 m², 4 a parking space.
const indexOf = (...units: readonly InstanceAnswer[]) => createIndex(chessOf(units))

/** The ids of the units that match. */
function matches(units: readonly InstanceAnswer[], filter: Partial<Filter>): readonly number[] {
  const index = indexOf(...units)
  const failures = evaluate(index, { ...EMPTY_FILTER, ...filter })
  return index.instances.filter((_, row) => failures[row] === 0).map(({ id }) => id)
}

describe('Filters', () => {
  test('Chosen values widen a filter, chosen tags narrow it', () => {
    const units = [
      anInstance({ id: 1, layout_id: 1, tags: [1] }),
      anInstance({ id: 2, layout_id: 2, tags: [1, 3] }),
      anInstance({ id: 3, layout_id: 3, tags: [3] }),
    ]
    expect(matches(units, { rooms: ['1', '2'] })).toEqual([1, 2])
    expect(matches(units, { tags: [1, 3] })).toEqual([2])
  })

  test('A promotion finds free units only', () => {
    const units = [
      anInstance({ id: 1, promoactions: [1] }),
      anInstance({ id: 2, promoactions: [1], status_id: SOLD }),
      anInstance({ id: 3, promoactions: [2] }),
    ]
    expect(matches(units, { promoactions: [1] })).toEqual([1])
    expect(matches(units, { promoactions: [1, 2] })).toEqual([1, 3])
  })

  test('A price limit leaves out units without a visible price', () => {
    const units = [
      anInstance({ id: 1, price: 100_000 }),
      anInstance({ id: 2, price: null }),
      anInstance({ id: 3, price: 120_000, status_id: SOLD }),
    ]
    expect(matches(units, { price: { from: null, to: 200_000 } })).toEqual([1])
  })

  test('The stops of a slider are quantiles of the available units', () => {
    const flats = Array.from({ length: 60 }, (_, index) =>
      anInstance({ id: index + 1, price: 200_000 + index * 5_000 }),
    )
    const index = indexOf(
      ...flats,
      anInstance({ id: 61, price: 1_900_000 }),
      anInstance({ id: 62, price: 9_000_000, status_id: SOLD }),
    )
    const scale = scaleOfUnits(index, 'price', ['living'])
    expect(scale).toMatchObject({
      stops: [200_000, 250_000, 300_000, 375_000, 450_000, 500_000, 1_900_000],
      isOpen: true,
    })
  })

  test('A moved thumb leaves the other limit exact', () => {
    const scale = scaleOf(Array.from({ length: 60 }, (_, index) => 200_000 + index * 5_000))
    const exact = { from: 287_500, to: null }
    expect(scale && moveEnd(scale, exact, 'to', 4)).toEqual({ from: 287_500, to: 400_000 })
    expect(scale && moveEnd(scale, exact, 'to', 1)).toEqual(exact)
  })

  test('Room labels are sorted by number, words come last', () => {
    expect(['studio', '10', '1', '2.5', '2'].sort(compareLabels)).toEqual(['1', '2', '2.5', '10', 'studio'])
  })

  test('Every option shows how many available units it would find', () => {
    const index = indexOf(
      anInstance({ id: 1, layout_id: 1 }),
      anInstance({ id: 2, layout_id: 2 }),
      anInstance({ id: 3, layout_id: 2 }),
      anInstance({ id: 4, layout_id: 2, status_id: SOLD }),
    )
    const failures = evaluate(index, { ...EMPTY_FILTER, rooms: ['1'] })
    expect(Object.fromEntries(countRooms(index, failures))).toEqual({ '1': 1, '2': 2 })
  })

  test('An empty result names the limits that could be dropped', () => {
    const index = indexOf(
      anInstance({ id: 1, layout_id: 2, price: 150_000 }),
      anInstance({ id: 2, layout_id: 2, price: 160_000 }),
      anInstance({ id: 3, layout_id: 1, price: 250_000 }),
    )
    const failures = evaluate(index, { ...EMPTY_FILTER, rooms: ['1'], price: { from: null, to: 200_000 } })
    expect(relaxations(failures)).toEqual([
      { criterion: 'rooms', count: 2 },
      { criterion: 'price', count: 1 },
    ])
  })

  test('No type means the leading kind, "all" means every type', () => {
    expect(effectiveFilter(EMPTY_FILTER, 'home').types).toEqual(['living', 'house'])
    expect(parseQuery('?type=all').filter.types).toEqual(['living', 'commerce', 'parking', 'house', 'storage'])
  })

  test('Limits belong to a kind', () => {
    const homes: Filter = { ...EMPTY_FILTER, price: { from: null, to: 200_000 }, estates: [7], only_free: true }
    const parking = switchKind({ filter: homes, aside: new Map() }, 'parking', 'home')
    expect(parking.filter).toEqual({ ...EMPTY_FILTER, types: ['parking'], estates: [7], only_free: true })
    expect(switchKind(parking, 'home', 'home').filter).toEqual(homes)
  })

  test('A filter is part of the address', () => {
    const filter = { ...EMPTY_FILTER, rooms: ['2', 'studio'], price: { from: 100_000, to: 150_000 }, only_free: true }
    expect(formatQuery({ ...DEFAULT_VIEW_STATE, filter, sort: 'cheaper' })).toBe(
      '?rooms=2,studio&price=100000-150000&free=1&sort=cheaper',
    )
  })

  test('A range in an address may have an open or a negative end', () => {
    expect(parseQuery('?storey=-2-5').filter.storey).toEqual({ from: -2, to: 5 })
    expect(parseQuery('?storey=-5').filter.storey).toEqual({ from: null, to: 5 })
    expect(parseQuery('?area=40-').filter.area).toEqual({ from: 40, to: null })
  })

  test('Without scripts a list goes on at a next address', () => {
    expect(parseQuery('?view=list&from=29').from).toBe(29)
    expect(formatQuery({ ...DEFAULT_VIEW_STATE, from: 29 })).toContain('from=29')
    expect(parseQuery('?view=list').from).toBe(0)
    for (const wrong of ['-1', 'x', '1.5', '']) expect(parseQuery(`?from=${wrong}`).from).toBe(0)
  })

  test('Unknown values in an address are ignored', () => {
    const rooms = { ...DEFAULT_VIEW_STATE, filter: { ...EMPTY_FILTER, rooms: ['2'] } }
    expect(parseQuery('?rooms=2&price=9-1&view=map&estate=x&sort=best')).toEqual(rooms)
  })
})
