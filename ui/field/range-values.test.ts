import { describe, expect, test } from 'vitest'
import { alignBounds, endNearest, isBarWithin, moveEnd, shareOf, valueAtShare } from './range-values.ts'

const BOUNDS = { min: 0, max: 100, step: 5 }

describe('alignBounds', () => {
  test('widens both ends to whole steps', () => {
    expect(alignBounds({ min: 143, max: 1957, step: 10 })).toEqual({ min: 140, max: 1960, step: 10 })
  })

  test('leaves bounds that are on steps', () => {
    expect(alignBounds({ min: 140, max: 1960, step: 10 })).toEqual({ min: 140, max: 1960, step: 10 })
  })
})

describe('moveEnd', () => {
  test('moves one end and leaves the other', () => {
    expect(moveEnd([20, 60], 'from', 30, BOUNDS)).toEqual([30, 60])
    expect(moveEnd([20, 60], 'to', 30, BOUNDS)).toEqual([20, 30])
  })

  test('stops an end at the other', () => {
    expect(moveEnd([20, 60], 'from', 80, BOUNDS)).toEqual([60, 60])
    expect(moveEnd([20, 60], 'to', 5, BOUNDS)).toEqual([20, 20])
  })

  test('stays within the bounds', () => {
    expect(moveEnd([20, 60], 'from', -5, BOUNDS)).toEqual([0, 60])
    expect(moveEnd([20, 60], 'to', 105, BOUNDS)).toEqual([20, 100])
  })
})

describe('shares', () => {
  test('converts a value to its share and back', () => {
    expect(shareOf(25, BOUNDS)).toBe(0.25)
    expect(valueAtShare(0.25, BOUNDS)).toBe(25)
  })

  test('rounds to the nearest step', () => {
    expect(valueAtShare(0.26, BOUNDS)).toBe(25)
    expect(valueAtShare(0.28, BOUNDS)).toBe(30)
  })

  test('every value is at the start if the bounds are equal', () => {
    expect(shareOf(7, { min: 7, max: 7, step: 1 })).toBe(0)
  })
})

describe('endNearest', () => {
  test('takes the nearer end', () => {
    expect(endNearest([20, 60], 30)).toBe('from')
    expect(endNearest([20, 60], 50)).toBe('to')
  })

  test('takes the end that can move there if both meet', () => {
    expect(endNearest([40, 40], 30)).toBe('from')
    expect(endNearest([40, 40], 50)).toBe('to')
  })
})

test('a bar is within the range if any part of it is', () => {
  const within = [0, 1, 2, 3].map((index) => isBarWithin(index, 4, [30, 75], BOUNDS))
  expect(within).toEqual([false, true, true, false])
})
