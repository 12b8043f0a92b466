import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { EMPTY_FILTER, type Filter } from './filter.ts'
import { histogram } from './histogram.ts'
import { createIndex } from './instance-index.ts'
import { evaluate } from './match-units.ts'

const index = createIndex(
  chessOf(
    [
      anInstance({ id: 1, price: 100 }),
      anInstance({ id: 2, price: 140, layout_id: 2 }),
      anInstance({ id: 3, price: 150, status_id: SOLD }),
    ],
    [anInstance({ id: 4, price: 200 }), anInstance({ id: 5, price: 0 })],
  ),
)
const bounds = { min: 100, max: 200 }

function pricesOf(filter: Partial<Filter>, steps = 2): readonly number[] {
  return histogram(index, evaluate(index, { ...EMPTY_FILTER, ...filter }), 'price', bounds, steps)
}

describe('a histogram', () => {
  test('counts free units with a price, both bounds included', () => {
    expect(pricesOf({})).toEqual([2, 1])
    expect(pricesOf({}, 4)).toEqual([1, 1, 0, 1])
  })

  test('applies the other criteria, not its own', () => {
    expect(pricesOf({ price: { from: 190, to: null } })).toEqual([2, 1])
    expect(pricesOf({ storey: { from: 2, to: 2 } })).toEqual([0, 1])
    expect(pricesOf({ rooms: ['2'], price: { from: 190, to: null } })).toEqual([1, 0])
  })

  test('applies the chosen types', () => {
    const mixed = createIndex(
      chessOf([anInstance({ id: 1, price: 100 }), anInstance({ id: 2, price: 200, layout_id: 4 })]),
    )
    const bars = (types: Filter['types']) =>
      histogram(mixed, evaluate(mixed, { ...EMPTY_FILTER, types }), 'price', bounds, 2)
    expect(bars(['living', 'house'])).toEqual([1, 0])
    expect(bars(['parking'])).toEqual([0, 1])
  })

  test('leaves out values beyond the bounds', () => {
    const failures = evaluate(index, EMPTY_FILTER)
    expect(histogram(index, failures, 'price', { min: 120, max: 160 }, 2)).toEqual([0, 1])
  })

  test('has one full bar for a single value', () => {
    const failures = evaluate(index, EMPTY_FILTER)
    expect(histogram(index, failures, 'price', { min: 100, max: 100 }, 3)).toEqual([1, 0, 0])
  })
})
