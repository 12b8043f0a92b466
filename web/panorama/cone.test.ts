import { expect, test } from 'vitest'
import { conePath } from './cone.ts'

test('a cone opens upwards as wide as one sees', () => {
  expect(conePath([50, 50], 20, 60)).toBe('M50,50L40,32.7A20,20 0 0 1 60,32.7Z')
})

test('it never becomes a bow tie', () => {
  expect(conePath([0, 0], 10, 170)).toBe(conePath([0, 0], 10, 150))
})
