import { expect, test } from 'vitest'
import { readArea, readWhole } from './read-fields.ts'

test.each([
  ['1,250', 1250],
  ['1 250', 1250],
  ['٧١٫٥', 71.5],
  ['71.5 m²', 71.5],
  ['71,50000', 71.5],
])('an area of %s is read as in the table of units', (typed, area) => {
  expect(readArea(typed, 'en')).toBe(area)
})

test.each(['', 'big', '0', '-5', '10000000'])('an area of "%s" is none', (typed) => {
  expect(readArea(typed, 'en')).toBeNull()
})

test('a whole number is within its limits, and has no decimals', () => {
  expect(['7', '-3', '6.5', 'one', '11'].map((typed) => readWhole(typed, -5, 10))).toEqual([7, -3, null, null, null])
})
