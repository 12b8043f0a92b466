import { describe, expect, test } from 'vitest'
import { isInSight, liftAbove, onStage } from './in-sight.ts'

const stage = { width: 400, height: 600 }

test('converts a box to the stage by the view', () => {
  expect(onStage({ x: 10, y: 20, width: 30, height: 40 }, { scale: 2, x: 5, y: -5 })).toEqual({
    x: 25,
    y: 35,
    width: 60,
    height: 80,
  })
})

test('a box is in sight if its middle is', () => {
  expect(isInSight({ x: -40, y: 0, width: 100, height: 100 }, stage)).toBe(true)
  expect(isInSight({ x: -60, y: 0, width: 100, height: 100 }, stage)).toBe(false)
  expect(isInSight({ x: 0, y: 580, width: 100, height: 100 }, stage)).toBe(false)
})

describe('the lift above a covered foot', () => {
  test('is as much as the box needs', () => {
    expect(liftAbove({ x: 0, y: 400, width: 50, height: 100 }, stage, 200)).toBe(100)
    expect(liftAbove({ x: 0, y: 500, width: 50, height: 100 }, stage, 200)).toBe(200)
  })

  test('is zero for a box that is not covered', () => {
    expect(liftAbove({ x: 0, y: 100, width: 50, height: 100 }, stage, 200)).toBe(0)
  })

  test('is never more than the covered height', () => {
    expect(liftAbove({ x: 0, y: 500, width: 50, height: 900 }, stage, 200)).toBe(200)
  })
})
