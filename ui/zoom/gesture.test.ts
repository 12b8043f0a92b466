import { describe, expect, test } from 'vitest'
import { follow, gestureOf } from './gesture.ts'

describe('a gesture', () => {
  test('of one finger moves', () => {
    expect(gestureOf([[10, 10]], [[25, 5]])).toEqual({ by: [15, -5], factor: 1, at: [25, 5] })
  })

  test('of two fingers zooms around their middle', () => {
    const before = [
      [0, 0],
      [10, 0],
    ] as const
    const after = [
      [0, 4],
      [20, 4],
    ] as const
    expect(gestureOf(before, after)).toEqual({ by: [5, 4], factor: 2, at: [10, 4] })
  })
})

describe('a picture that follows a gesture', () => {
  const room = { picture: { width: 100, height: 100 }, stage: { width: 100, height: 100 }, limits: { min: 1, max: 4 } }

  test('keeps the held point under the fingers', () => {
    expect(follow({ scale: 1, x: 0, y: 0 }, { by: [0, 0], factor: 2, at: [50, 50] }, room)).toEqual({
      scale: 2,
      x: -50,
      y: -50,
    })
  })

  test('stays on the stage and within its limits', () => {
    expect(follow({ scale: 2, x: 0, y: 0 }, { by: [30, -500], factor: 1, at: [0, 0] }, room)).toEqual({
      scale: 2,
      x: 0,
      y: -100,
    })
    expect(follow({ scale: 1, x: 0, y: 0 }, { by: [0, 0], factor: 9, at: [0, 0] }, room).scale).toBe(4)
  })
})
