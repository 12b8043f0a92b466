import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { EMPTY_FILTER, type Filter } from './filter.ts'
import { BARS_PER_STEP, histogram, scaleOfUnits } from './histogram.ts'
import { createIndex } from './instance-index.ts'
import { evaluate } from './match-units.ts'
import type { Scale } from './scale.ts'

const LIVING: readonly LayoutType[] = ['living']

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

function pricesOf(filter: Partial<Filter>, stops: readonly number[] = [100, 200], isEach = false): readonly number[] {
  const scale: Scale = { stops, isEach, isOpen: false, least: 100, most: 200 }
  return histogram(index, evaluate(index, { ...EMPTY_FILTER, ...filter }), 'price', scale)
}

describe('a histogram', () => {
  test('counts free units with a price, both ends included', () => {
    expect(BARS_PER_STEP).toBe(4)
    expect(pricesOf({})).toEqual([1, 1, 0, 1])
    expect(pricesOf({}, [100, 140, 200])).toEqual([1, 0, 0, 0, 1, 0, 0, 1])
  })

  test('has a bar for each stop if each value is one', () => {
    expect(pricesOf({}, [100, 140, 200], true)).toEqual([1, 1, 1])
  })

  test('applies the other criteria, not its own', () => {
    expect(pricesOf({ price: { from: 190, to: null } })).toEqual([1, 1, 0, 1])
    expect(pricesOf({ storey: { from: 2, to: 2 } })).toEqual([0, 0, 0, 1])
    expect(pricesOf({ rooms: ['2'], price: { from: 190, to: null } })).toEqual([0, 1, 0, 0])
  })

  test('applies the chosen types', () => {
    expect(pricesOf({ types: ['parking'] })).toEqual([0, 0, 0, 0])
  })
})

describe('the scale of units', () => {
  test('is that of the available units of the types', () => {
    expect(scaleOfUnits(index, 'price', LIVING)?.stops).toEqual([100, 140, 200])
    expect(scaleOfUnits(index, 'price', ['parking'])).toBeNull()
    expect(scaleOfUnits(index, 'storey', LIVING)?.stops).toEqual([1, 2])
  })

  test('is that of all units if none is available', () => {
    const sold = createIndex(
      chessOf([anInstance({ id: 1, status_id: SOLD }), anInstance({ id: 2, layout_id: 2, status_id: SOLD })]),
    )
    expect(scaleOfUnits(sold, 'area', LIVING)?.stops).toEqual([40, 62.5])
    expect(scaleOfUnits(sold, 'price', LIVING)).toBeNull()
  })
})
