import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box, courtyardHouse } from './bodies.fixture.ts'
import { boundsOf } from './box.ts'
import { levelCamera, lookAt, planCamera, projectPoint } from './camera.fixture.ts'
import { outlineOf } from './outline.ts'
import { type Point, type Polygon, totalAreaOf } from './polygon.ts'
import { type Prism, type Volume, verticesOf } from './volume.ts'

const cube = box([-0.5, -0.5, -0.5], [0.5, 0.5, 0.5])

function corners(polygons: readonly Polygon[]): readonly Point[] {
  expect(polygons).toHaveLength(1)
  return polygons[0] ?? []
}

function expectCorners(polygons: readonly Polygon[], expected: readonly Point[]) {
  const found = corners(polygons)
  expect(found).toHaveLength(expected.length)
  for (const [x, y] of expected) {
    expect(
      found.some(([fx, fy]) => Math.hypot(fx - x, fy - y) < 2e-7),
      `corner ${x}, ${y}`,
    ).toBe(true)
  }
}

describe('a unit cube', () => {
  test('seen straight is its front face', () => {
    // The front face is 2 away, so its half side 0.5 is a quarter of ndc and an eighth of the picture.
    expectCorners(outlineOf(cube, levelCamera([0, -2.5, 0])), [
      [0.375, 0.375],
      [0.625, 0.375],
      [0.625, 0.625],
      [0.375, 0.625],
    ])
  })

  test('seen from above its roof shows front face and roof as one', () => {
    // ndc y = (z − 1.5) / depth: foot −1, front edge −1/2 at depth 2, back edge −1/3 at depth 3, where x = ±1/6.
    const outline = outlineOf(cube, levelCamera([0, -2.5, 1.5]))
    expectCorners(outline, [
      [0.375, 1],
      [0.625, 1],
      [0.625, 0.75],
      [7 / 12, 2 / 3],
      [5 / 12, 2 / 3],
      [0.375, 0.75],
    ])
    expect(totalAreaOf(outline)).toBeCloseTo(1 / 16 + ((1 / 4 + 1 / 6) / 2) * (1 / 12), 6)
  })

  test('has the same outline as a mesh and as a prism', () => {
    const vertices = verticesOf(cube)
    const faces = [
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
      [4, 5, 6, 7],
      [3, 2, 1, 0],
    ]
    const camera = lookAt([3, -4, 2], [0, 0, 0])
    const area = totalAreaOf(outlineOf(cube, camera))
    expect(totalAreaOf(outlineOf({ kind: 'mesh', vertices, faces }, camera))).toBeCloseTo(area, 7)
    const turned = faces.map((face) => face.toReversed())
    expect(totalAreaOf(outlineOf({ kind: 'mesh', vertices, faces: turned }, camera))).toBeCloseTo(area, 6)
  })

  test('has no outline behind or around the camera, or beside the picture', () => {
    expect(outlineOf(cube, levelCamera([0, 3, 0]))).toEqual([])
    expect(outlineOf(cube, levelCamera([0, 0, 0]))).toEqual([])
    expect(outlineOf(cube, levelCamera([9, -2, 0]))).toEqual([])
  })
})

test('a slab that extends past the camera ends at the edge of the picture', () => {
  // Only the roof at z = −0.5 faces the eye; its far edge, 10 away, lies at ndc y = −0.05.
  const slab = box([-10, -10, -1], [10, 10, -0.5])
  expectCorners(outlineOf(slab, levelCamera([0, 0, 0])), [
    [0, 0.525],
    [1, 0.525],
    [1, 1],
    [0, 1],
  ])
})

describe('a concave base', () => {
  const base: Polygon = [
    [-0.8, -0.8],
    [0.8, -0.8],
    [0.8, 0.8],
    [0.4, 0.8],
    [0.4, -0.4],
    [-0.4, -0.4],
    [-0.4, 0.8],
    [-0.8, 0.8],
  ]
  const fromAbove: Polygon = base.map(([x, y]) => [(x + 1) / 2, (1 - y) / 2])

  test('keeps its notch from above, wound either way', () => {
    expectCorners(outlineOf({ kind: 'prism', base, bottom: 0, top: 1 }, planCamera), fromAbove)
    expectCorners(outlineOf({ kind: 'prism', base: base.toReversed(), bottom: 0, top: 1 }, planCamera), fromAbove)
  })

  test('shows two wings as two polygons if the part between them is outside the picture', () => {
    const house: Prism = { kind: 'prism', base: base.map(([x, y]) => [x, y - 0.7]), bottom: 0, top: 1 }
    const outline = outlineOf(house, planCamera)
    expect(outline).toHaveLength(2)
    expect(totalAreaOf(outline)).toBeCloseTo((2 * 0.4 * 1.1) / 4, 6)
  })
})

test('a courtyard is dropped from the outline', () => {
  expectCorners(outlineOf(courtyardHouse(0.5, 0.2, 1), planCamera), [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.75],
    [0.25, 0.75],
  ])
})

test('an outline lies in the box of the projected corners', () => {
  const side = fc.double({ min: 0.1, max: 3, noNaN: true })
  const angle = fc.double({ min: 0, max: 6.28, noNaN: true })
  const radii = fc.array(side, { minLength: 3, maxLength: 9 })
  fc.assert(
    fc.property(radii, side, angle, fc.double({ min: -6, max: 9, noNaN: true }), (spokes, height, turn, up) => {
      const base = spokes.map((radius, i): Point => {
        const at = (i / spokes.length) * 2 * Math.PI
        return [radius * Math.cos(at), radius * Math.sin(at)]
      })
      const volume: Volume = { kind: 'prism', base, bottom: 0, top: height }
      const camera = lookAt([12 * Math.cos(turn), 12 * Math.sin(turn), up], [0, 0, 1], 2)
      const seen = verticesOf(volume).map((vertex) => projectPoint(camera, vertex)?.point ?? ([Number.NaN, 0] as const))
      const limits = boundsOf([seen])
      const outline = boundsOf(outlineOf(volume, camera))
      if (!limits || !outline) throw new Error('a prism in front of the camera has an outline')
      expect(outline.x).toBeGreaterThan(limits.x - 1e-6)
      expect(outline.y).toBeGreaterThan(limits.y - 1e-6)
      expect(outline.x + outline.width).toBeLessThan(limits.x + limits.width + 1e-6)
      expect(outline.y + outline.height).toBeLessThan(limits.y + limits.height + 1e-6)
    }),
  )
})
