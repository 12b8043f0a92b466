import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn, SOLD } from '#domain/chess/chess.fixture.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { findSimilar, similarity } from './similar.ts'

const score = (chess: Chess, a: number, b: number) => similarity(instanceIn(chess, a), instanceIn(chess, b)).toFixed(2)

/** Unit 1 costs 100 000 on storey 5, 40 m², one room, tags 1 and 2; unit 2 as given, on the given storey. */
function pair(other: Partial<InstanceAnswer>, storey = 5): string {
  const storeys: InstanceAnswer[][] = Array.from({ length: 30 }, () => [])
  storeys[4]?.push(anInstance({ id: 1, tags: [1, 2], position: 1 }))
  storeys[storey - 1]?.push(anInstance({ id: 2, tags: [1, 2], position: 2, ...other }))
  return score(chessOf(...storeys), 1, 2)
}

describe('the similarity of two units', () => {
  test('is 100 for a twin', () => {
    expect(pair({})).toBe('100.00')
  })

  test('loses 20 × the share of tags that are not common, of the larger set', () => {
    expect(pair({ tags: [1] })).toBe('90.00') // 1 of 2
    expect(pair({ tags: [2, 3, 1] })).toBe('93.33') // 2 of 3
    expect(pair({ tags: [] })).toBe('80.00')
  })

  test('loses 15 × the relative difference of price, never below 0', () => {
    expect(pair({ price: 112_345 })).toBe('98.15') // 12.345 % of 15
    expect(pair({ price: 80_000 })).toBe('97.00')
    expect(pair({ price: 450_000 })).toBe('85.00')
    expect(pair({ price: 0 })).toBe('85.00')
  })

  test('compares promoted prices', () => {
    expect(pair({ price: 100_000, promoactions: [2] })).toBe('98.50') // 90 000 against 100 000
  })

  test('loses 30 for another label and 15 × the relative difference of area', () => {
    // 62.5 against 40 m² differs by 56.25 %: 15 × 0.4375 = 6.5625; label 0; 20 + 15 + 20 more.
    expect(pair({ layout_id: 2 })).toBe('61.56')
    // 27.3 against 40 m² differs by 31.75 %: 15 × 0.6825 = 10.2375.
    expect(pair({ layout_id: 3 })).toBe('65.24')
  })

  test('loses 5 % of 20 for each floor of distance', () => {
    expect(pair({}, 6)).toBe('99.00')
    expect(pair({}, 1)).toBe('96.00')
    expect(pair({}, 30)).toBe('80.00') // 25 floors: 0 of 20, not less
  })

  test('adds everything up', () => {
    // tags 1 of 2: 10; price 93 500 differs 6.5 %: 14.025; area 56.25 %: 6.5625; label 0; 3 floors: 17.
    expect(pair({ tags: [2], price: 93_500, layout_id: 2 }, 8)).toBe('47.59')
  })

  test('is relative to the unit shown', () => {
    const chess = chessOf([anInstance({ id: 1, price: 100_000 }), anInstance({ id: 2, price: 200_000 })])
    expect(score(chess, 1, 2)).toBe('65.00') // differs by 100 %
    expect(score(chess, 2, 1)).toBe('72.50') // differs by 50 %
  })
})

describe('similar units', () => {
  const found = (chess: Chess, id: number, count?: number) =>
    findSimilar(instanceIn(chess, id), chess.instances, count).map(({ instance }) => instance.id)

  test('are the three best, without the unit itself, sold ones and other types', () => {
    const chess = chessOf([
      anInstance({ id: 1 }),
      anInstance({ id: 2, price: 130_000 }),
      anInstance({ id: 3, status_id: SOLD }),
      anInstance({ id: 4, layout_id: 4 }),
      anInstance({ id: 5, price: 101_000 }),
      anInstance({ id: 6, price: 110_000 }),
      anInstance({ id: 7, price: 120_000 }),
    ])
    expect(found(chess, 1)).toEqual([5, 6, 7])
    expect(found(chess, 1, 10)).toEqual([5, 6, 7, 2])
    expect(found(chess, 4)).toEqual([])
  })

  test('are also suggested for a sold unit', () => {
    const chess = chessOf([anInstance({ id: 1, status_id: SOLD }), anInstance({ id: 2 })])
    expect(found(chess, 1)).toEqual([2])
  })

  test('with equal scores are ordered by the nearer price, then by id', () => {
    // The shown unit has no price, so price scores 0 for all and cannot tell them apart.
    const unpriced = chessOf([anInstance({ id: 9, price: 0 }), anInstance({ id: 3 }), anInstance({ id: 2, price: 5 })])
    expect(found(unpriced, 9)).toEqual([2, 3])
    // More than twice the price scores 0 for both; 250 000 is nearer to 100 000 than 300 000.
    const far = chessOf([
      anInstance({ id: 1 }),
      anInstance({ id: 2, price: 300_000 }),
      anInstance({ id: 3, price: 250_000 }),
    ])
    expect(found(far, 1)).toEqual([3, 2])
  })
})
