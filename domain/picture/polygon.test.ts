import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ell, rectangle } from './bodies.fixture.ts'
import { boundsOf, boxesOverlap } from './box.ts'
import { areaOf, containsPoint, type Polygon } from './polygon.ts'

const triangle: Polygon = [
  [0, 0],
  [4, 0],
  [0, 3],
]

describe('boundsOf', () => {
  test('covers all polygons of a region', () => {
    expect(
      boundsOf([
        triangle,
        [
          [-1, 5],
          [2, 6],
          [1, 7],
        ],
      ]),
    ).toEqual({ x: -1, y: 0, width: 5, height: 7 })
  })

  test('is null without points', () => {
    expect(boundsOf([])).toBeNull()
    expect(boundsOf([[]])).toBeNull()
  })
})

test('boxes that only touch do not overlap', () => {
  const box = { x: 0, y: 0, width: 2, height: 2 }
  expect(boxesOverlap(box, { x: 1, y: 1, width: 5, height: 5 })).toBe(true)
  expect(boxesOverlap(box, { x: 2, y: 0, width: 2, height: 2 })).toBe(false)
})

describe('areaOf', () => {
  test('is the same for both windings', () => {
    expect(areaOf(triangle)).toBe(6)
    expect(areaOf(triangle.toReversed())).toBe(6)
    expect(areaOf(ell)).toBe(36)
  })

  test('is 0 for a line, a point or no points', () => {
    expect([
      areaOf([
        [0, 0],
        [1, 1],
      ]),
      areaOf([[5, 5]]),
      areaOf([]),
    ]).toEqual([0, 0, 0])
  })
})

describe('containsPoint', () => {
  test('leaves out the notch of a concave polygon', () => {
    expect(containsPoint([ell], [1, 9])).toBe(true)
    expect(containsPoint([ell], [5, 5])).toBe(false)
  })

  test('counts corners and edges as inside, slanted ones too', () => {
    expect(containsPoint([triangle], [0, 0])).toBe(true)
    expect(containsPoint([triangle], [4, 0])).toBe(true)
    expect(containsPoint([triangle], [2, 0])).toBe(true)
    expect(containsPoint([triangle], [2, 1.5])).toBe(true)
    expect(
      containsPoint(
        [
          [
            [0.1, 0.1],
            [0.7, 0.3],
            [0.1, 0.9],
          ],
        ],
        [0.1 + 0.6 / 3, 0.1 + 0.2 / 3],
      ),
    ).toBe(true)
  })

  test('does not extend an edge beyond its ends', () => {
    expect(containsPoint([triangle], [5, 0])).toBe(false)
    expect(containsPoint([triangle], [-1, 0])).toBe(false)
  })

  test('checks every polygon of a region, also where two overlap', () => {
    const region = [rectangle(0, 0, 2, 2), rectangle(1, 1, 3, 3)]
    expect(containsPoint(region, [1.5, 1.5])).toBe(true)
    expect(containsPoint(region, [2.5, 2.5])).toBe(true)
    expect(containsPoint(region, [2.5, 0.5])).toBe(false)
  })

  test('fills one polygon that crosses itself by even-odd', () => {
    const star: Polygon = [
      [0, -10],
      [6, 8],
      [-9.5, -3],
      [9.5, -3],
      [-6, 8],
    ]
    expect(containsPoint([star], [0, 0])).toBe(false)
    expect(containsPoint([star], [0, -7])).toBe(true)
  })

  test('is false without points', () => {
    expect(containsPoint([], [0, 0])).toBe(false)
    expect(containsPoint([[]], [0, 0])).toBe(false)
  })

  const unit = fc.double({ min: 0, max: 1, noNaN: true })
  test('is true for every point of a triangle’s edge', () => {
    fc.assert(
      fc.property(fc.tuple(unit, unit), fc.tuple(unit, unit), fc.tuple(unit, unit), unit, (a, b, c, share) => {
        fc.pre(Math.hypot(b[0] - a[0], b[1] - a[1]) > 1e-3)
        const onEdge = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])] as const
        expect(containsPoint([[a, b, c]], onEdge)).toBe(true)
      }),
    )
  })
})
