import { expect, test } from 'vitest'
import { readArea } from './read-fields.ts'

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
