import { describe, expect, test } from 'vitest'
import type { Point } from './polygon.ts'
import { stepTowards } from './step-towards.ts'

// 0 · 1 · 2
// ·
// 3 · · · 4
const points: readonly Point[] = [
  [0, 0],
  [2, 0],
  [4, 0],
  [0, 2],
  [4, 2],
]

describe('an arrow', () => {
  test('moves along the row and stops at its end', () => {
    expect(stepTowards(points, 0, 'ArrowRight')).toBe(1)
    expect(stepTowards(points, 1, 'ArrowRight')).toBe(2)
    expect(stepTowards(points, 2, 'ArrowRight')).toBeNull()
    expect(stepTowards(points, 1, 'ArrowLeft')).toBe(0)
  })

  test('stays in the row even if another point is nearer', () => {
    expect(stepTowards(points, 3, 'ArrowRight')).toBe(4)
  })

  test('moves up and down', () => {
    expect(stepTowards(points, 0, 'ArrowDown')).toBe(3)
    expect(stepTowards(points, 4, 'ArrowUp')).toBe(2)
  })

  test('does not treat a neighbour that is not quite level as above', () => {
    const row: readonly Point[] = [
      [0, 10],
      [20, 9],
      [6, 0],
    ]
    expect(stepTowards(row, 0, 'ArrowUp')).toBe(2)
    expect(stepTowards(row, 0, 'ArrowRight')).toBe(1)
  })

  test('is required: other keys do nothing', () => {
    expect(stepTowards(points, 0, 'a')).toBeNull()
    expect(stepTowards([], 0, 'ArrowUp')).toBeNull()
  })
})
