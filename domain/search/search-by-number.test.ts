import { expect, test } from 'vitest'
import { anInstance, chessOf } from '#domain/chess/chess.fixture.ts'
import { searchByNumber } from './search-by-number.ts'

const numbers = ['112', '12-A', '12', '120', '7']
const { instances } = chessOf(numbers.map((number, id) => anInstance({ id, number, position: id + 1 })))
const found = (text: string, limit = 10) => searchByNumber(instances, text, limit).map(({ number }) => number)

test('finds the exact number first, then numbers that start with it, then numbers that contain it', () => {
  expect(found('12')).toEqual(['12', '12-A', '120', '112'])
})

test('ignores number signs, spaces, dashes and case', () => {
  expect(found('№ 12a')).toEqual(['12-A'])
  expect(found('#12')).toEqual(['12', '12-A', '120', '112'])
})

test('finds nothing for an empty or unknown number, and respects the limit', () => {
  expect(found('  ')).toEqual([])
  expect(found('99')).toEqual([])
  expect(found('12', 2)).toEqual(['12', '12-A'])
})
