import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, FREE, SOLD } from '#domain/chess/chess.fixture.ts'
import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { evaluate } from '#domain/filter/match-units.ts'
import { orderBy, pickMatches } from './sort.ts'
import { SORTS } from './sort-option.ts'

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
  test('has five options', () => {
    expect(SORTS).toEqual(['default', 'cheaper', 'expensive', 'larger', 'smaller'])
  })

  // 4 costs 180 000 after its promotion, as much as 5: equal ones keep the default order. No price sorts last, sold ones at the very end.
  // By default free units come first.
  test.each([
    ['default', [1, 3, 4, 5, 6, 2]],
    ['cheaper', [4, 5, 1, 6, 3, 2]],
    ['expensive', [6, 1, 4, 5, 3, 2]],
    ['larger', [1, 6, 3, 4, 5, 2]],
    ['smaller', [2, 3, 4, 5, 1, 6]],
  ] as const)('%s', (sort, expected) => {
    expect(ids(orderBy(index, sort))).toEqual(expected)
  })

  test.each([
    ['default', [2, 5, 1, 6, 4, 3]],
    ['cheaper', [5, 2, 4, 6, 1, 3]],
    ['expensive', [2, 5, 4, 1, 6, 3]],
    ['smaller', [2, 4, 5, 1, 3, 6]],
  ] as const)('does not mix homes and parking: %s', (sort, expected) => {
    const mixed = createIndex(
      chessOf([
        anInstance({ id: 1, price: 9_000, layout_id: 4 }),
        anInstance({ id: 2, price: 100_000 }),
        anInstance({ id: 3, price: 1_000, layout_id: 4, status_id: SOLD }),
        anInstance({ id: 4, price: 80_000, status_id: SOLD }),
        anInstance({ id: 5, price: 90_000, layout_id: 2 }),
        anInstance({ id: 6, price: 8_000, layout_id: 4 }),
      ]),
    )
    expect([...orderBy(mixed, sort)].map((row) => mixed.instances[row]?.id)).toEqual(expected)
  })

  test('puts kinds without free units after the others', () => {
    const sold = createIndex(
      chessOf([anInstance({ id: 1, status_id: SOLD }), anInstance({ id: 2, price: 9_000, layout_id: 4 })]),
    )
    expect([...orderBy(sold, 'cheaper')].map((row) => sold.instances[row]?.id)).toEqual([2, 1])
  })

  test('orders any units by kind and price', () => {
    const unit = fc.record({
      price: fc.integer({ min: 0, max: 5 }),
      layout_id: fc.constantFrom(1, 2, 4),
      status_id: fc.constantFrom(FREE, SOLD),
    })
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        const some = createIndex(chessOf(units.map((one, id) => anInstance({ id: id + 1, ...one }))))
        const rows = [...orderBy(some, 'cheaper')].flatMap((row) => some.instances[row] ?? [])
        expect(rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(units.map((_, at) => at + 1))
        const kinds = rows.map(({ layout }) => layout.type)
        // Units of a kind are together.
        expect(kinds.filter((kind, at) => kind !== kinds[at - 1]).length).toBe(new Set(kinds).size)
        for (const kind of new Set(kinds)) {
          const prices = rows
            .filter(({ layout }) => layout.type === kind)
            .map(({ status, price }) => (status.type === 1 && price !== null ? price : Number.MAX_VALUE))
          expect(prices).toEqual(prices.toSorted((a, b) => a - b))
        }
      }),
    )
  })

  test('keeps the order when the filter picks from it', () => {
    const failures = evaluate(index, { ...EMPTY_FILTER, only_free: true, area: { from: 30, to: null } })
    expect(ids(pickMatches(orderBy(index, 'expensive'), failures))).toEqual([6, 1, 4, 5, 3])
  })
})
