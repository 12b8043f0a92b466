import { describe, expect, test } from 'vitest'
import { rectangle } from './bodies.fixture.ts'
import { containsPoint, type Polygon, totalAreaOf } from './polygon.ts'
import { areaOfRings, differenceOf, intersectionOf, shapesOf, unionOf } from './polygon-overlay.ts'
import { withoutHoles } from './without-holes.ts'

const square = unionOf([rectangle(0, 0, 1, 1)])

function ringOf(...holes: readonly Polygon[]) {
  return differenceOf(square, unionOf(holes))
}

test('neighbours that share an edge become one polygon', () => {
  const joined = unionOf([rectangle(0, 0, 0.1, 0.3), rectangle(0.1, 0, 0.2, 0.3)])
  expect(joined).toHaveLength(1)
  expect(joined[0]).toHaveLength(4)
  expect(joined[0]).toEqual(
    expect.arrayContaining([
      [0.2, 0.3],
      [0, 0.3],
      [0, 0],
      [0.2, 0],
    ]),
  )
})

test('keeps seven decimals without noise', () => {
  const corner = rectangle(0.1234567, 0.1, 0.3, 0.3)
  expect(intersectionOf(square, [corner])[0]).toEqual(
    expect.arrayContaining([
      [0.1234567, 0.1],
      [0.3, 0.3],
    ]),
  )
})

test('a strip that rounding folds to nothing removes no other area', () => {
  const folded: Polygon = [
    [0.5, 0.75],
    [0.3282, 0.75],
    [0.3282, 0.749999],
    [0.42637, 0.749999],
    [0.42829, 0.63913],
    [0.41994, 0.62621],
    [0.33321, 0.62621],
    [0.33508, 0.58],
    [0.5, 0.58],
  ]
  const shapes = shapesOf([folded], 5)
  expect(totalAreaOf(shapes.map(({ outer }) => outer))).toBeCloseTo(totalAreaOf([folded]), 5)
})

test('holes count neither in the area nor as pieces', () => {
  const ring = ringOf(rectangle(0.25, 0.25, 0.75, 0.75))
  expect(areaOfRings(ring)).toBeCloseTo(0.75)
  expect(shapesOf(ring)).toHaveLength(1)
  expect(shapesOf(ring)[0]?.holes).toHaveLength(1)
})

test('an island in a hole is a piece of its own', () => {
  const island = rectangle(0.4, 0.4, 0.6, 0.6)
  const shapes = shapesOf([...ringOf(rectangle(0.25, 0.25, 0.75, 0.75)), ...unionOf([island])])
  expect(shapes.map(({ holes }) => holes.length).toSorted()).toEqual([0, 1])
})

describe('withoutHoles', () => {
  test('leaves a piece without holes whole', () => {
    expect(withoutHoles({ outer: rectangle(0, 0, 1, 1), holes: [] })).toEqual([rectangle(0, 0, 1, 1)])
  })

  test('cuts through every hole and keeps the area', () => {
    const holes = [rectangle(0.1, 0.1, 0.2, 0.2), rectangle(0.5, 0.3, 0.9, 0.4), rectangle(0.3, 0.7, 0.31, 0.95)]
    const pieces = shapesOf(ringOf(...holes)).flatMap((shape) => withoutHoles(shape))
    expect(totalAreaOf(pieces)).toBeCloseTo(1 - totalAreaOf(holes), 6)
    expect(containsPoint(pieces, [0.15, 0.15])).toBe(false)
    expect(containsPoint(pieces, [0.7, 0.35])).toBe(false)
    expect(containsPoint(pieces, [0.4, 0.35])).toBe(true)
  })

  test('terminates with holes as small as the rounding', () => {
    const [a, b, c] = [0.5, 0.50001, 0.50002]
    const tiny: readonly Polygon[] = [
      [
        [a, a],
        [b, a],
        [a, b],
      ],
      [
        [0.2, 0.2],
        [0.20001, 0.20001],
        [0.2, 0.20002],
      ],
      [
        [0.7, a],
        [0.8, b],
        [0.7, c],
      ],
    ]
    const pieces = shapesOf(ringOf(...tiny), 5).flatMap((shape) => withoutHoles(shape, 5))
    expect(totalAreaOf(pieces)).toBeCloseTo(1, 4)
  })
})
