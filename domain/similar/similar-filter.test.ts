import { expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn, SOLD } from '#domain/chess/chess.fixture.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { evaluate, matchesIn } from '#domain/filter/match-units.ts'
import { similarFilter } from './similar-filter.ts'

const chess = chessOf([
  anInstance({ id: 1, layout_id: 2, price: 100_000 }),
  anInstance({ id: 2, layout_id: 2, price: 90_000, status_id: SOLD }),
  anInstance({ id: 3, layout_id: 4, price: null }),
])

test('matches free units of the same type and rooms, within 15 % of area and price', () => {
  // 62.5 m²: 53.125 to 71.875; 100 000: 85 000 to 115 000
  expect(similarFilter(instanceIn(chess, 1))).toMatchObject({
    types: ['living'],
    rooms: ['2'],
    area: { from: 53, to: 72 },
    price: { from: 85_000, to: 115_000 },
    only_free: true,
    estates: [],
  })
})

test('has no price limit for a unit whose price is hidden', () => {
  expect(similarFilter(instanceIn(chess, 2)).price).toBeNull()
  expect(similarFilter(instanceIn(chess, 3))).toMatchObject({ types: ['parking'], rooms: [], price: null })
})

test('matches the unit itself while it is free', () => {
  const index = createIndex(chess)
  expect(matchesIn(index, evaluate(index, similarFilter(instanceIn(chess, 1))))).toHaveLength(1)
})
