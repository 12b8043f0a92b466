import { describe, expect, test } from 'vitest'
import { boundsOf } from './box.ts'
import type { Polygon } from './polygon.ts'
import { isLargerTurned, turnedPolygon, turnedSize } from './quarter-turn.ts'

const plan = { width: 1248, height: 872 }

describe('a quarter turn', () => {
  test('brings the upper left corner to the upper right', () => {
    expect(turnedPolygon([[0, 0]])).toEqual([[1, 0]])
    expect(turnedPolygon([[1, 0]])).toEqual([[1, 1]])
  })

  test('four times shows the picture as it was', () => {
    const polygon: Polygon = [
      [0.25, 0.5],
      [0.75, 0.5],
      [0.75, 0.125],
    ]
    expect(turnedPolygon(turnedPolygon(turnedPolygon(turnedPolygon(polygon))))).toEqual(polygon)
    expect(turnedSize(turnedSize(plan))).toEqual(plan)
  })

  test('makes a wide room a high one', () => {
    const room: Polygon = [
      [0, 0],
      [0.5, 0],
      [0.5, 0.25],
      [0, 0.25],
    ]
    expect(boundsOf([turnedPolygon(room)])).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.5 })
  })
})

describe('a wide plan is larger turned', () => {
  test('on a high stage, not on a wide one', () => {
    expect(isLargerTurned(plan, { width: 390, height: 600 })).toBe(true)
    expect(isLargerTurned(plan, { width: 1000, height: 700 })).toBe(false)
  })

  test('only if the gain is large enough', () => {
    expect(isLargerTurned(plan, { width: 500, height: 505 })).toBe(false)
    expect(isLargerTurned({ width: 800, height: 800 }, { width: 390, height: 600 })).toBe(false)
  })

  test('never before the stage has a size', () => {
    expect(isLargerTurned(plan, { width: 0, height: 0 })).toBe(false)
  })
})
