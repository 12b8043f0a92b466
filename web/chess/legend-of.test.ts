import { expect, test } from 'vitest'
import { anInstance, chessOf, RESERVED, SOLD } from '#domain/chess/chess.fixture.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { legendOf } from './legend-of.ts'

test('lists the statuses in use with their counts, free first, and the marks of free units', () => {
  const { estates } = chessOf(
    [anInstance({ id: 1, status_id: SOLD, tags: [1] }), anInstance({ id: 2, tags: [3, 2] })],
    [anInstance({ id: 3, status_id: RESERVED, promoactions: [1] }), anInstance({ id: 4, status_id: SOLD })],
  )
  const { statuses, tags, hasPromotions } = legendOf(estates[0] as Estate)
  expect(statuses.map(({ status, count }) => `${status.name} ${count}`)).toEqual([
    'Available 1',
    'Reserved 1',
    'Sold 2',
  ])
  expect(tags.map(({ name }) => name)).toEqual(['Sea view', 'Corner'])
  expect(hasPromotions).toBe(false)
})
