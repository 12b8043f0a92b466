import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rectangle } from './bodies.fixture.ts'
import { type Body, volumeOf } from './body.ts'
import { judgeOf } from './body-hit.fixture.ts'
import { lookAt, planCamera } from './camera.fixture.ts'
import { containsPoint, type Point, type Polygon, totalAreaOf } from './polygon.ts'
import { areaOfRings, intersectionOf, unionOf } from './polygon-overlay.ts'
import { distanceOutside, type Point3 } from './vector.ts'
import { visibleOutlines } from './visible-outline.ts'
import { facesOf, type Volume } from './volume.ts'

function polygonsOf(bodies: readonly Body[], camera = lookAt([4, -7, 5], [0, 0, 1], 1.5)) {
  return visibleOutlines(
    bodies.map((body, id) => ({ id, volume: volumeOf(body) })),
    camera,
  ).map(({ polygons }) => polygons)
}

function facesOutward(volume: Volume, inside: Point3) {
  return facesOf(volume).every(({ plane }) => distanceOutside(plane, inside) < 0)
}

const square = rectangle(-1, -1, 1, 1)
const ridge: Polygon = [
  [-1, 0],
  [1, 0],
  [1, 0],
  [-1, 0],
]

describe('a body', () => {
  test('between two heights is a prism', () => {
    expect(volumeOf({ base: square, bottom: 0, top: 3 })).toEqual({ kind: 'prism', base: square, bottom: 0, top: 3 })
  })

  test.each<readonly [string, Body, number]>([
    ['with a sloping top has six sides', { base: square, bottom: 0, top: [1, 1, 2, 2] }, 6],
    ['that ends in a ridge has five', { base: square, upper: ridge, bottom: 0, top: 1 }, 5],
    ['that tapers has six', { base: square, upper: rectangle(-0.5, -0.5, 0.5, 0.5), bottom: 0, top: 1 }, 6],
    ['that is a wedge has five', { base: square, bottom: 0, top: [0, 0, 1, 1] }, 5],
  ])('%s, with faces turned outwards for either winding', (_, body, sides) => {
    const { base, upper, top } = body
    const reversed: Body = {
      base: base.toReversed(),
      ...(upper && { upper: upper.toReversed() }),
      bottom: [0, 0, 0, 0],
      top: typeof top === 'number' ? top : top.toReversed(),
    }
    for (const each of [body, reversed]) {
      expect(facesOf(volumeOf(each))).toHaveLength(sides)
      expect(facesOutward(volumeOf(each), [0, 0.1, 0.3])).toBe(true)
    }
  })

  test('splits a wall that is not flat along the same diagonal as its neighbour', () => {
    const base = rectangle(0, 0, 1, 1)
    const twisted: Body = { base, upper: [base[0], base[1], [0.6, 0.9], [0.1, 1]] as Polygon, bottom: 0, top: 1 }
    // Shares the twisted wall, in reverse order.
    const behind: Body = {
      base: [
        [0, 1],
        [1, 1],
        [1, 2],
        [0, 2],
      ] as Polygon,
      upper: [
        [0.1, 1],
        [0.6, 0.9],
        [1, 2],
        [0, 2],
      ] as Polygon,
      bottom: 0,
      top: 1,
    }
    expect(facesOf(volumeOf(twisted)).length).toBeGreaterThan(6)
    const folds = [twisted, behind].map((body) =>
      facesOf(volumeOf(body))
        .filter(({ points }) => points.every(([, y]) => y >= 0.9 && y <= 1))
        .map(({ points }) => points.map(String).toSorted()),
    )
    expect(folds[0]).toHaveLength(2)
    expect(folds[0]?.toSorted()).toEqual(folds[1]?.toSorted())
    for (const eye of [
      [3, -6, 3],
      [-4, 6, 2],
      [5, 5, 4],
    ] as const) {
      const camera = lookAt(eye, [0.5, 1, 0.5], 2)
      const [first = [], second = []] = polygonsOf([twisted, behind], camera)
      expect(areaOfRings(intersectionOf(unionOf(first), unionOf(second)))).toBeLessThan(1e-5)
    }
  })

  test('moves rounded heights into one plane', () => {
    const volume = volumeOf({ base: rectangle(0, 0, 10, 10), bottom: 0, top: [3, 3, 4, 4.01] })
    const roof = facesOf(volume).find(({ plane }) => plane.normal[2] > 0.5)
    expect(roof?.points).toHaveLength(4)
    for (const point of roof?.points ?? []) {
      expect(Math.abs(distanceOutside(roof?.plane ?? { normal: [0, 0, 1], offset: 0 }, point))).toBeLessThan(1e-9)
    }
  })
})

describe('a terrace', () => {
  const storey: Body = { base: rectangle(-1, -1, 1, 1), bottom: 0, top: 1 }
  const penthouse: Body = { base: rectangle(-1, 0, 1, 1), bottom: 1, top: 2 }
  const terrace: Body = { base: rectangle(-1, -1, 1, 0), top: 1 }

  test('covers the roof that it lies on, in either order', () => {
    const parallel = planCamera
    for (const order of [
      [storey, terrace],
      [terrace, storey],
    ]) {
      const parts = polygonsOf(order, parallel)
      const [below, above] = order[0] === storey ? parts : parts.toReversed()
      expect(totalAreaOf(above ?? [])).toBeCloseTo(0.5, 4)
      expect(totalAreaOf(below ?? [])).toBeCloseTo(0.5, 4)
    }
  })

  test('is hidden by what stands before it', () => {
    const [, , open = []] = polygonsOf([storey, penthouse, terrace], lookAt([0, -7, 4], [0, 0, 1], 1.5))
    const [, , hidden = []] = polygonsOf([storey, penthouse, terrace], lookAt([0, 7, 1.9], [0, 0, 1], 1.5))
    expect(totalAreaOf(open)).toBeGreaterThan(0.005)
    expect(hidden).toEqual([])
  })

  test('is the same with equal heights and without a bottom', () => {
    expect(volumeOf({ ...terrace, bottom: 1 })).toEqual(volumeOf(terrace))
    expect(volumeOf({ ...terrace, bottom: 1, top: [1, 1, 1, 1] })).toEqual(volumeOf(terrace))
  })

  test.each([
    ['edge-on', 1],
    ['nearly edge-on', 1.001],
    ['from below', -3],
  ])('neither shows nor hides anything seen %s', (_, height) => {
    const far: Body = { base: rectangle(-1, 3, 1, 4), bottom: 0, top: 3 }
    const camera = lookAt([0, -5, height], [0, 0, 1], 1.5)
    const [alone] = polygonsOf([far], camera)
    const [behind, flat] = polygonsOf([far, terrace], camera)
    expect(flat).toEqual([])
    expect(behind).toEqual(alone)
  })

  test('in the same place as another one is hidden by the first', () => {
    const [first = [], second] = polygonsOf([terrace, { ...terrace }], planCamera)
    expect(totalAreaOf(first)).toBeCloseTo(0.5, 4)
    expect(second).toEqual([])
  })

  test('and the body of the same unit have one outline', () => {
    const volumes = [penthouse, terrace].map((body) => ({ id: 'penthouse', volume: volumeOf(body) }))
    const outlines = visibleOutlines(
      [{ id: 'storey', volume: volumeOf(storey) }, ...volumes],
      lookAt([2, -7, 4], [0, 0, 1], 1.5),
    )
    expect(outlines.map(({ id, polygons }) => [id, polygons.length])).toEqual([
      ['storey', 1],
      ['penthouse', 1],
    ])
  })
})

/** Compares with the independent check at a grid of points, away from edges: only where all four neighbours agree. */
function expectAsJudged(bodies: readonly Body[], eye: Point3, target: Point3, focal: number): number {
  const parts = polygonsOf(bodies, lookAt(eye, target, focal))
  const judge = judgeOf(bodies, eye, target, focal)
  const [near, step] = [0.012, 0.07]
  let judged = 0
  for (let px = 0.0513; px < 0.95; px += step) {
    for (let py = 0.0511; py < 0.95; py += step) {
      const hit = judge([px, py])
      const around: readonly Point[] = [
        [px - near, py],
        [px + near, py],
        [px, py - near],
        [px, py + near],
      ]
      if (around.some((point) => judge(point) !== hit)) continue
      judged += 1
      const shown = parts.flatMap((polygons, id) => (containsPoint(polygons, [px, py]) ? [id] : []))
      expect(shown, `at ${px} ${py}`).toEqual(hit === null ? [] : [hit])
    }
  }
  return judged
}

const slope = fc.constantFrom(0, 0.3, -0.3)
const heightsOf = (base: Polygon, [x, y]: Point, level: number, [a, b]: Point) =>
  base.map(([px, py]) => level + a * (px - x) + b * (py - y))

function roofOn(
  base: Polygon,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  kind: string,
): Partial<Body> {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const inset = 0.15
  switch (kind) {
    case 'mansard':
      return { upper: rectangle(x1 + inset, y1 + inset, x2 - inset, y2 - inset), top: 3 }
    case 'flared':
      return { base: rectangle(x1 + inset, y1 + inset, x2 - inset, y2 - inset), upper: base, top: 3 }
    case 'gable':
      return {
        upper: [
          [x1, my],
          [x2, my],
          [x2, my],
          [x1, my],
        ] as Polygon,
        top: 3,
      }
    case 'pyramid':
      return {
        upper: [
          [mx, my],
          [mx, my],
          [mx, my],
          [mx, my],
        ] as Polygon,
        top: 3,
      }
    default:
      return { top: heightsOf(base, [x1, y1], 2.7, [0.3, 0.2]) }
  }
}

/** A column of three storeys: sloping floors between them, the upper ones set back behind a terrace, and a roof. */
function column(x: number, y: number) {
  const roofs = fc.constantFrom('mansard', 'flared', 'gable', 'pyramid', 'shed')
  return fc.tuple(slope, slope, fc.constantFrom(0, 0.3), roofs).map(([a, b, gap, kind]): readonly Body[] => {
    const at: Point = [x, y]
    const whole = rectangle(x, y, x + 1, y + 1)
    const [x1, y1, x2, y2] = [x + gap, y, x + 1, y + 1 - gap]
    const base = rectangle(x1, y1, x2, y2)
    const open: Polygon = [
      [x, y],
      [x1, y],
      [x1, y2],
      [x2, y2],
      [x2, y + 1],
      [x, y + 1],
    ]
    const tilt: Point = [a, b]
    return [
      { base: whole, bottom: 0, top: heightsOf(whole, at, 1, tilt) },
      { base, bottom: heightsOf(base, at, 1, tilt), top: 2.2 },
      { base, bottom: 2.2, top: 3, ...roofOn(base, [x1, y1, x2, y2], kind) },
      ...(gap > 0 ? [{ base: open, top: heightsOf(open, at, 1, tilt) }] : []),
    ]
  })
}

const block = fc.tuple(column(0, 0), column(1, 0), column(0, 1), column(1, 1)).map((columns) => columns.flat())
const eyeAround = fc
  .tuple(fc.double({ min: 0, max: 6.28, noNaN: true }), fc.double({ min: -2, max: 7, noNaN: true }))
  .map(([turn, up]): Point3 => [1 + 6 * Math.cos(turn), 1 + 6 * Math.sin(turn), up])

test('roofs, sloping storeys and terraces are visible where a ray meets them first', () => {
  fc.assert(
    fc.property(block, eyeAround, (bodies, eye) => {
      expect(expectAsJudged(bodies, eye, [1, 1, 1.5], 2)).toBeGreaterThan(25)
    }),
    { numRuns: 8 },
  )
})

test('a mansard round a court hides and shows what stands in the court', () => {
  const base: Polygon = [
    [-3, -3],
    [3, -3],
    [3, 3],
    [2, 3],
    [2, -2],
    [-2, -2],
    [-2, 3],
    [-3, 3],
  ]
  const upper: Polygon = [
    [-2.8, -2.8],
    [2.8, -2.8],
    [2.8, 2.8],
    [2.2, 2.8],
    [2.2, -2.2],
    [-2.2, -2.2],
    [-2.2, 2.8],
    [-2.8, 2.8],
  ]
  const bodies: readonly Body[] = [
    { base, bottom: 0, top: 1 },
    { base, upper, bottom: 1, top: 2 },
    { base: rectangle(-0.5, -1.5, 1, 1), bottom: 0, top: [4, 4, 5, 5] },
    { base: rectangle(-2, -2, -0.5, 2), top: 0.5 },
  ]
  for (const eye of [
    [1, -9, 4],
    [-8, 5, 3],
    [3, 10, 6],
    [8, -7, 9],
  ] as const) {
    expect(expectAsJudged(bodies, eye, [0, 0, 1.5], 1.3)).toBeGreaterThan(25)
  }
})
