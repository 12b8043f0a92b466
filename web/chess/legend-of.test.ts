import { expect, test } from 'vitest'
import { anInstance, chessOf, RESERVED, SOLD } from '#domain/chess/chess.fixture.ts'
import { legendOf } from './legend-of.ts'

test('lists the statuses in use with the number of wanted units, free first, and the marks of free units', () => {
  const { instances } = chessOf(
    [anInstance({ id: 1, status_id: SOLD, tags: [1] }), anInstance({ id: 2, tags: [3, 2] })],
    [anInstance({ id: 3, status_id: RESERVED, promoactions: [1] }), anInstance({ id: 4, status_id: SOLD })],
  )
  const { statuses, tags, hasPromotions } = legendOf(
    instances,
    instances.filter(({ id }) => id < 4),
  )
  expect(statuses.map(({ status, count }) => `${status.name} ${count}`)).toEqual([
    'Available 1',
    'Reserved 1',
    'Sold 1',
  ])
  expect(tags.map(({ name }) => name)).toEqual(['Sea view', 'Corner'])
  expect(hasPromotions).toBe(false)
})
