import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  instanceIn,
  projectAnswer,
  SOLD,
} from '#domain/chess/chess.fixture.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { searchByNumber } from '#domain/search/search-by-number.ts'
import { findSimilar, similarity } from '#domain/similar/similar.ts'
import { similarFilter } from '#domain/similar/similar-filter.ts'
import { orderBy } from '#domain/sort/sort.ts'
import type { Sort } from '#domain/sort/sort-option.ts'

// Layouts of the fixture: 1 has one room and 40 m², 2 two rooms and 62.5 m², 4 is a parking space.

/** The ids of the units in the order of a sort. */
function sorted(units: readonly InstanceAnswer[], sort: Sort): readonly number[] {
  const index = createIndex(chessOf(units))
  return Array.from(orderBy(index, sort), (row) => index.instances[row]?.id ?? 0)
}

describe('Sorting and search', () => {
  test('By default free units come first, homes before other kinds', () => {
    const units = [anInstance({ id: 1, status_id: SOLD }), anInstance({ id: 2, layout_id: 4 }), anInstance({ id: 3 })]
    expect(sorted(units, 'default')).toEqual([3, 2, 1])
  })

  test('Prices and areas sort within a kind', () => {
    const units = [
      anInstance({ id: 1, price: 200_000 }),
      anInstance({ id: 2, price: 20_000, layout_id: 4 }),
      anInstance({ id: 3, price: 150_000 }),
    ]
    expect(sorted(units, 'cheaper')).toEqual([3, 1, 2])
    expect(sorted(units, 'expensive')).toEqual([1, 3, 2])
  })

  test('Units without a price come last in both directions', () => {
    const units = [
      anInstance({ id: 1, price: 200_000 }),
      anInstance({ id: 2, status_id: SOLD }),
      anInstance({ id: 3, price: null }),
      anInstance({ id: 4, price: 100_000 }),
    ]
    expect(sorted(units, 'cheaper')).toEqual([4, 1, 3, 2])
    expect(sorted(units, 'expensive')).toEqual([1, 4, 3, 2])
  })

  test('A search for a number finds the exact one first', () => {
    const numbers = ['120', '112', '12-A', '12']
    const { instances } = chessOf(numbers.map((number, index) => anInstance({ id: index + 1, number })))
    expect(searchByNumber(instances, '№ 12', 10).map(({ number }) => number)).toEqual(['12', '12-A', '120', '112'])
  })
})

describe('Similar offers', () => {
  test('Likeness is a score of at most 100', () => {
    const shown = anInstance({ id: 1, price: 100_000, tags: [1, 2] })
    const other = anInstance({ id: 2, layout_id: 2, price: 93_500, tags: [1] })
    const chess = buildChess(projectAnswer, [anEstate([aSection([aStorey(5, [shown]), aStorey(8, [other])])])])
    const tags = 20 / 2
    const price = 15 - 15 * 0.065
    const area = 15 - 15 * (22.5 / 40)
    const storey = 20 - 3
    expect(similarity(instanceIn(chess, 1), instanceIn(chess, 2))).toBeCloseTo(tags + price + area + storey, 9)
    expect(tags + price + area + storey).toBeCloseTo(47.5875, 9)
  })

  test('The three most similar free units of the same type are suggested', () => {
    const chess = chessOf([
      anInstance({ id: 1, price: 100_000 }),
      anInstance({ id: 2, price: 100_000, status_id: SOLD }),
      anInstance({ id: 3, price: 130_000 }),
      anInstance({ id: 4, price: 120_000 }),
      anInstance({ id: 5, price: 110_000 }),
      anInstance({ id: 6, price: 101_000 }),
      anInstance({ id: 7, price: 100_000, layout_id: 4 }),
    ])
    expect(findSimilar(instanceIn(chess, 1), chess.instances).map(({ instance }) => instance.id)).toEqual([6, 5, 4])
  })

  test('"Find similar" searches within 15 % of area and price', () => {
    const unit = instanceIn(chessOf([anInstance({ id: 1, layout_id: 2, price: 100_000 })]), 1)
    // 62.5 × 0.85 = 53.125 and 62.5 × 1.15 = 71.875
    expect(similarFilter(unit)).toMatchObject({
      types: ['living'],
      rooms: ['2'],
      area: { from: 53, to: 72 },
      price: { from: 85_000, to: 115_000 },
      only_free: true,
    })
  })
})
