import { expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { liveChanges } from './live-changes.ts'

test('names what a visitor sees change: a status before a price, a price of free units only', () => {
  const before = chessOf([
    anInstance({ id: 1 }),
    anInstance({ id: 2 }),
    anInstance({ id: 3, status_id: SOLD }),
    anInstance({ id: 4 }),
    anInstance({ id: 5 }),
  ])
  const after = chessOf([
    anInstance({ id: 1, price: 90_000 }),
    anInstance({ id: 2, status_id: SOLD, price: 90_000 }),
    // Nobody sees the price of a sold one.
    anInstance({ id: 3, status_id: SOLD, price: 90_000 }),
    anInstance({ id: 4, price: null }),
    anInstance({ id: 5 }),
    anInstance({ id: 6 }),
  ])
  expect([...liveChanges(before, after)]).toEqual([
    [1, 'price'],
    [2, 'status'],
    [4, 'price'],
  ])
})
