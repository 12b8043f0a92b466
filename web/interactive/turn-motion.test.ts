import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letGo, pixelsPerFrame, swingAt, swingTo } from './turn-motion.ts'

test('a drag across the stage turns once around, within the limits per frame', () => {
  expect(pixelsPerFrame(36, 1440)).toBe(40)
  expect(pixelsPerFrame(8, 1440)).toBe(120)
  expect(pixelsPerFrame(72, 390)).toBe(16)
})

describe('a released turn', () => {
  test('goes to the nearest frame if it has no speed', () => {
    expect(letGo(3.4, 0, 8)).toEqual({ from: 3.4, to: 3 })
  })

  test('swings on in its direction, farther if it is faster', () => {
    expect(letGo(0, 0.02, 36).to).toBeGreaterThan(letGo(0, 0.01, 36).to)
    expect(letGo(0, -0.01, 36).to).toBeLessThan(0)
  })

  test('never goes more than once around', () => {
    expect(letGo(2, 9, 8).to).toBe(10)
    expect(letGo(2, -9, 8).to).toBe(-6)
  })

  test('always ends on a whole frame', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 100, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.integer({ min: 2, max: 72 }),
        (at, speed, count) => {
          const swing = letGo(at, speed, count)
          expect(Number.isInteger(swing.to)).toBe(true)
          expect(swingAt(swing, 3000)).toBe(swing.to)
        },
      ),
    )
  })

  test('slows down all the way without going back', () => {
    const swing = { from: 0, to: 6 }
    const steps = [0, 100, 200, 300, 400].map((time) => swingAt(swing, time))
    const gains = steps.slice(1).map((at, i) => at - (steps[i] ?? 0))
    expect(steps[0]).toBe(0)
    expect(gains.every((gain, i) => gain > 0 && gain < (gains[i - 1] ?? Infinity))).toBe(true)
  })
})

test('a turn to a frame takes the shorter way, or forward if both are equal', () => {
  expect(swingTo(1, 4, 10)).toEqual({ from: 1, to: 4 })
  expect(swingTo(1, 9, 10)).toEqual({ from: 1, to: -1 })
  expect(swingTo(13, 0, 4)).toEqual({ from: 13, to: 12 })
  expect(swingTo(0, 4, 8).to).toBe(4)
})
