import { expect, test } from 'vitest'
import { arrangementOf, halvesOf } from './arrangement.ts'

test('one project stands alone, three have a large one, any other number is in rows', () => {
  expect([1, 2, 3, 4, 5, 12].map(arrangementOf)).toEqual(['alone', 'rows', 'lead', 'rows', 'rows', 'rows'])
})

test('the first cards are half as wide as the page, and the others fill rows of three', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(halvesOf)).toEqual([0, 2, 0, 4, 2, 0, 4, 2, 0, 4])
  for (let count = 4; count < 40; count++) {
    expect(halvesOf(count) % 2).toBe(0)
    expect((count - halvesOf(count)) % 3).toBe(0)
  }
})
