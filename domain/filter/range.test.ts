import { describe, expect, test } from 'vitest'
import { endsOf, rangeOf, stepOf, withEnd } from './range.ts'

const bounds = { min: 20, max: 110 }

describe('a range within bounds', () => {
  test('has its open ends at the bounds', () => {
    expect(endsOf(null, bounds)).toEqual([20, 110])
    expect(endsOf({ from: 45, to: null }, bounds)).toEqual([45, 110])
  })

  test('of a shared link may exceed the current bounds', () => {
    expect(endsOf({ from: 5, to: 500 }, bounds)).toEqual([20, 110])
    expect(endsOf({ from: 200, to: 300 }, bounds)).toEqual([110, 110])
    expect(endsOf({ from: 1, to: 2 }, bounds)).toEqual([20, 20])
  })

  test('sets no limit at the bounds', () => {
    expect(rangeOf([20, 110], bounds)).toBeNull()
    expect(rangeOf([45, 110], bounds)).toEqual({ from: 45, to: null })
    expect(rangeOf([20, 80], bounds)).toEqual({ from: null, to: 80 })
  })

  test('accepts its ends in either order', () => {
    expect(rangeOf([80, 45], bounds)).toEqual({ from: 45, to: 80 })
  })

  test.each([
    ['a figure', 'from', 45, { from: 45, to: 80 }],
    ['nothing', 'to', null, null],
    ['a figure below the bounds', 'from', 3, { from: null, to: 80 }],
    ['a figure beyond the bounds', 'from', 900, { from: 80, to: null }],
    ['a figure beyond the other end', 'from', 90, { from: 80, to: 90 }],
  ] as const)('accepts %s that is typed', (_, end, value, range) => {
    expect(withEnd({ from: null, to: 80 }, end, value, bounds)).toEqual(range)
  })
})

describe('the step of a slider', () => {
  test.each([
    [{ min: 1, max: 14 }, 1],
    [{ min: 32, max: 199 }, 1],
    [{ min: 234_400, max: 1_857_000 }, 10_000],
    [{ min: 20_000, max: 420_000 }, 2_000],
    [{ min: 5_000_000, max: 85_000_000 }, 500_000],
  ])('is a round figure: %o by %d', (given, step) => {
    expect(stepOf(given)).toBe(step)
  })
})
