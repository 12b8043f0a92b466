import { expect, test } from 'vitest'
import { conePath } from './cone.ts'

test('a cone opens upwards by the field of view', () => {
  expect(conePath([50, 50], 20, 60)).toBe('M50,50L40,32.7A20,20 0 0 1 60,32.7Z')
})

test('limits the angle to 150 degrees', () => {
  expect(conePath([0, 0], 10, 170)).toBe(conePath([0, 0], 10, 150))
})
