import { expect, test } from 'vitest'
import { rangeAround, rangeToDraw, stepTowards } from './range-ahead.ts'

test('a range is widened on either side as far as there are pieces', () => {
  expect(rangeAround({ from: 5, to: 8 }, 2, 20)).toEqual({ from: 3, to: 10 })
  expect(rangeAround({ from: 1, to: 8 }, 2, 9)).toEqual({ from: 0, to: 9 })
})

test('what has been drawn ahead stays while all that is seen is in it', () => {
  const ahead = { from: 3, to: 10 }
  expect(rangeToDraw({ from: 3, to: 10 }, ahead)).toBe(ahead)
  expect(rangeToDraw({ from: 7, to: 10 }, ahead)).toBe(ahead)
})

test('a leap beyond it draws only what is seen', () => {
  const seen = { from: 9, to: 12 }
  expect(rangeToDraw(seen, { from: 3, to: 10 })).toBe(seen)
})

test('each end of what is drawn comes nearer piece by piece until it is there', () => {
  const goal = { from: 5, to: 12 }
  expect(stepTowards({ from: 3, to: 10 }, goal)).toEqual({ from: 4, to: 11 })
  expect(stepTowards({ from: 6, to: 12 }, goal)).toEqual({ from: 5, to: 12 })
  const there = { from: 5, to: 12 }
  expect(stepTowards(there, goal)).toBe(there)
})
