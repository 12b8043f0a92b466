import { describe, expect, test } from 'vitest'
import { ell, rectangle } from './bodies.fixture.ts'
import { labelPointOf } from './label-point.ts'
import { containsPoint } from './polygon.ts'

describe('labelPointOf', () => {
  test('is in the middle of a square', () => {
    const [x, y] = labelPointOf([rectangle(0.2, 0.4, 0.4, 0.6)]) ?? []
    expect(x).toBeCloseTo(0.3, 3)
    expect(y).toBeCloseTo(0.5, 3)
  })

  test('is inside a concave polygon whose centroid is outside', () => {
    expect(containsPoint([ell], labelPointOf([ell]) ?? [99, 99])).toBe(true)
  })

  test('belongs to the largest polygon', () => {
    expect(labelPointOf([rectangle(0, 0, 1, 1), rectangle(10, 10, 14, 14)])).toEqual([12, 12])
  })

  test('keeps its precision in tiny polygons', () => {
    const [x, y] = labelPointOf([rectangle(0.5, 0.5, 0.5001, 0.5001)]) ?? []
    expect(x).toBeCloseTo(0.50005, 6)
    expect(y).toBeCloseTo(0.50005, 6)
  })

  test('falls back to the middle for a polygon without area', () => {
    expect(
      labelPointOf([
        [
          [1, 1],
          [3, 5],
        ],
      ]),
    ).toEqual([2, 3])
    expect(labelPointOf([[[7, 8]]])).toEqual([7, 8])
    expect(labelPointOf([rectangle(0, 0, 1000, 0.01)])).toEqual([500, 0.005])
    expect(labelPointOf([[]])).toBeNull()
    expect(labelPointOf([])).toBeNull()
  })
})
