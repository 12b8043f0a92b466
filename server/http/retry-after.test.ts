import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

test.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['0', 0],
  ['120', 120],
  [' 5 ', 5],
  ['-5', null],
  ['Sun, 01 Mar 2026 12:02:30 GMT', 150],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['99999999999999', 86_400],
  ['Sun, 01 Mar 2099 12:00:00 GMT', 86_400],
])('a Retry-After of %j asks for %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, NOW)).toBe(seconds)
})
