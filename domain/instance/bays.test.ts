import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn, SOLD } from '#domain/chess/chess.fixture.ts'
import { baysAround } from './bays.ts'

const space = (id: number, fields: object = {}) => anInstance({ id, layout_id: 4, ...fields })

test('are the neighbours of the unit, without flats on the same storey', () => {
  const chess = chessOf([space(1), anInstance({ id: 2 }), space(3, { status_id: SOLD }), space(4)])
  expect(baysAround(instanceIn(chess, 4))).toEqual([
    { id: 1, isOwn: false, isTaken: false },
    { id: 3, isOwn: false, isTaken: true },
    { id: 4, isOwn: true, isTaken: false },
  ])
})

test('are a part of a long row that always contains the unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (length, nth) => {
      const chess = chessOf(Array.from({ length }, (_, index) => space(index + 1)))
      const own = (nth % length) + 1
      const bays = baysAround(instanceIn(chess, own))
      expect(bays.length).toBe(Math.min(5, length))
      expect(bays.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual([own])
      // Neighbours stay neighbours.
      expect(bays.every(({ id }, index) => id === (bays[0]?.id ?? 0) + index)).toBe(true)
    }),
  )
})
