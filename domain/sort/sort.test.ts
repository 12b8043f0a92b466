import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { evaluate } from '#domain/filter/evaluate.ts'
import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { orderBy, pickMatches, SORTS } from './sort.ts'

const index = createIndex(
  chessOf([
    anInstance({ id: 1, price: 300_000, layout_id: 2 }),
    anInstance({ id: 2, price: 100_000, layout_id: 3, status_id: SOLD }),
    anInstance({ id: 3, price: 0 }),
    anInstance({ id: 4, price: 200_000, promoactions: [2] }),
    anInstance({ id: 5, price: 180_000 }),
    anInstance({ id: 6, price: 310_000, layout_id: 2 }),
  ]),
)
const ids = (rows: Uint32Array) => [...rows].map((row) => index.instances[row]?.id)

describe('sorting', () => {
  test('offers the five options of the specification', () => {
    expect(SORTS).toEqual(['default', 'cheaper', 'expensive', 'larger', 'smaller'])
  })

  // 4 costs 180 000 after its promotion, as much as 5: equal ones keep the default order. No price sorts last.
  test.each([
    ['default', [1, 2, 3, 4, 5, 6]],
    ['cheaper', [4, 5, 1, 6, 2, 3]],
    ['expensive', [6, 1, 4, 5, 2, 3]],
    ['larger', [1, 6, 3, 4, 5, 2]],
    ['smaller', [2, 3, 4, 5, 1, 6]],
  ] as const)('%s', (sort, expected) => {
    expect(ids(orderBy(index, sort))).toEqual(expected)
  })

  test('keeps the order when the filter picks from it', () => {
    const failures = evaluate(index, { ...EMPTY_FILTER, only_free: true, area: { from: 30, to: null } })
    expect(ids(pickMatches(orderBy(index, 'expensive'), failures))).toEqual([6, 1, 4, 5, 3])
  })
})
