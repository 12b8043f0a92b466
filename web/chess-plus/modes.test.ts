import { expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { knownMode, modesOf } from './modes.ts'

test('prices are a mode where a price is shown', () => {
  const { instances } = chessOf([anInstance({ id: 1, price: null }), anInstance({ id: 2, price: 90_000 })])
  expect(modesOf(instances)).toEqual(['rooms', 'area', 'price', 'price_m2'])
})

test('there are fewer modes where every price is on request or of a unit that is sold', () => {
  const { instances } = chessOf([anInstance({ id: 1, price: null }), anInstance({ id: 2, status_id: SOLD })])
  expect(modesOf(instances)).toEqual(['rooms', 'area'])
})

test('a mode that is not there falls back to rooms', () => {
  expect([knownMode('price', ['rooms', 'area']), knownMode('area', ['rooms', 'area'])]).toEqual(['rooms', 'area'])
})
