import { expect, test } from 'vitest'
import { ASKS_BY_ALL, ASKS_BY_ONE, readCode } from './limits.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['012\u2013345', '012345'],
  ['12345', null],
  ['1234567', null],
  ['12345x', null],
  ['', null],
])('reads the code of %j', (text, code) => {
  expect(readCode(text)).toBe(code)
})

test('one stranger can not use up the links of a mail address', () => {
  expect(ASKS_BY_ALL).toBeGreaterThanOrEqual(3 * ASKS_BY_ONE)
})
