import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rectangle } from './bodies.fixture.ts'
import { containsBox, labelPointsOf, placeLabel } from './label-place.ts'
import { containsPoint, type Polygon } from './polygon.ts'

// A room with a balcony at its upper right: wide below, narrow above.
const room: Polygon = [
  [0, 40],
  [60, 40],
  [60, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

describe('a box lies inside a polygon', () => {
  test('if no edge cuts it', () => {
    expect(containsBox([room], { x: 10, y: 50, width: 80, height: 40 })).toBe(true)
    expect(containsBox([room], { x: 10, y: 20, width: 80, height: 40 })).toBe(false)
    expect(containsBox([room], { x: 20, y: 0, width: 20, height: 20 })).toBe(false)
  })

  test('even if it touches the edges', () => {
    expect(containsBox([room], { x: 0, y: 40, width: 100, height: 60 })).toBe(true)
  })

  test('but not if it contains the polygon', () => {
    expect(containsBox([rectangle(40, 40, 60, 60)], { x: 0, y: 0, width: 100, height: 100 })).toBe(false)
  })

  test('but not across two parts of a region', () => {
    const parts = [rectangle(0, 0, 40, 100), rectangle(60, 0, 100, 100)]
    expect(containsBox(parts, { x: 30, y: 40, width: 40, height: 20 })).toBe(false)
  })
})

describe('a label', () => {
  const points = labelPointsOf([room])

  test('is the first that fits', () => {
    const place = placeLabel([room], points, [
      { width: 120, height: 20 },
      { width: 90, height: 30 },
      { width: 10, height: 10 },
    ])
    expect(place?.index).toBe(1)
  })

  test('moves from the best point to where it fits', () => {
    // Around the pole of the room there is no place for something as wide as the room.
    const wide = placeLabel([room], points, [{ width: 98, height: 20 }])
    expect(wide?.at[0]).toBeCloseTo(50)
  })

  test('is null if nothing fits or there is no region', () => {
    expect(placeLabel([room], points, [{ width: 200, height: 4 }])).toBeNull()
    expect(placeLabel([], labelPointsOf([]), [{ width: 1, height: 1 }])).toBeNull()
  })

  test('keeps all its corners inside the region', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 110 }), height: fc.integer({ min: 1, max: 110 }) })
    fc.assert(
      fc.property(size, ({ width, height }) => {
        const place = placeLabel([room], points, [{ width, height }])
        if (!place) return
        const [x, y] = place.at
        for (const [dx, dy] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          expect(containsPoint([room], [x + (dx * width) / 2, y + (dy * height) / 2])).toBe(true)
        }
      }),
    )
  })
})
