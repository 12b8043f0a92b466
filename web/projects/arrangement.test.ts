import { expect, test } from 'vitest'
import { arrangementOf } from './arrangement.ts'

test('a few projects fill the screen, many are in rows of three', () => {
  expect([1, 2, 3, 4, 5, 12].map(arrangementOf)).toEqual(['alone', 'pairs', 'lead', 'pairs', 'threes', 'threes'])
})
