import { expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { knownMode, modesOf } from './modes.ts'

test('price modes exist if a price is shown', () => {
  const { instances } = chessOf([anInstance({ id: 1, price: null }), anInstance({ id: 2, price: 90_000 })])
  expect(modesOf(instances)).toEqual(['rooms', 'area', 'price', 'price_m2'])
})

test('price modes are missing if every unit is sold or has its price on request', () => {
  const { instances } = chessOf([anInstance({ id: 1, price: null }), anInstance({ id: 2, status_id: SOLD })])
  expect(modesOf(instances)).toEqual(['rooms', 'area'])
})

test('an unavailable mode falls back to rooms', () => {
  expect([knownMode('price', ['rooms', 'area']), knownMode('area', ['rooms', 'area'])]).toEqual(['rooms', 'area'])
})
