import { expect, test } from 'vitest'
import { anInstance, chessOf } from '#domain/chess/chess.fixture.ts'
import { neighboursOf } from './neighbours.ts'

const { instances } = chessOf([anInstance({ id: 1 }), anInstance({ id: 2 }), anInstance({ id: 3 })])
const idsOf = (id: number) => Object.values(neighboursOf(instances, id)).map((one) => one?.id ?? null)

test('finds the units before and after in the list', () => {
  expect(idsOf(2)).toEqual([1, 3])
})

test('finds none beyond the ends', () => {
  expect(idsOf(1)).toEqual([null, 2])
  expect(idsOf(3)).toEqual([2, null])
})

test('finds none for a unit outside the list, such as one that does not match the filter', () => {
  expect(idsOf(9)).toEqual([null, null])
})
