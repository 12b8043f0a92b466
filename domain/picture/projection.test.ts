import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelCamera, lookAt, planCamera, projectPoint } from './camera.fixture.ts'
import { cameraOf, depthAt, isOutside } from './camera.ts'
import { projectRing } from './projection.ts'
import { type Plane, type Point3, planeOf } from './vector.ts'

const metre = fc.integer({ min: -50, max: 50 }).map((tenths) => tenths / 10)
const place = fc.tuple(metre, metre, metre)

describe('cameraOf', () => {
  test('finds the position of the eye', () => {
    fc.assert(
      fc.property(place, (eye) => {
        const { at, isParallel } = cameraOf(lookAt(eye, [20, 30, 5]))
        expect(isParallel).toBe(false)
        at.forEach((value, axis) => {
          expect(value).toBeCloseTo(eye[axis] ?? Number.NaN, 6)
        })
      }),
    )
  })

  test('finds the direction of a parallel camera', () => {
    expect(cameraOf(planCamera)).toMatchObject({ isParallel: true, at: [0, 0, 1] })
  })

  test('sees a plane from outside only in front of it', () => {
    const wall: Plane = { normal: [0, -1, 0], offset: 1 }
    expect(isOutside(wall, cameraOf(levelCamera([0, -2, 0])))).toBe(true)
    expect(isOutside(wall, cameraOf(levelCamera([0, 0, 0])))).toBe(false)
    expect(isOutside({ normal: [0, 0, 1], offset: 50 }, cameraOf(planCamera))).toBe(true)
  })
})

describe('depthAt', () => {
  test('meets a plane where its points are projected', () => {
    const matrix = lookAt([0, -20, 3], [0, 0, 0])
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const plane = planeOf([a, b, c])
        const middle: Point3 = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3]
        const seen = projectPoint(matrix, middle)
        // Edge-on planes meet the ray everywhere or nowhere.
        fc.pre(plane !== null && seen !== null && Math.abs(plane.normal[1]) > 0.5)
        if (plane && seen) expect(depthAt(cameraOf(matrix), plane, seen.point)).toBeCloseTo(seen.depth, 6)
      }),
    )
  })

  test('is less for the higher roof in a parallel view from above', () => {
    const depth = (z: number) => depthAt(cameraOf(planCamera), { normal: [0, 0, 1], offset: z }, [0.3, 0.6])
    expect(depth(9)).toBeLessThan(depth(2))
  })
})

describe('projectRing', () => {
  const camera = levelCamera([0, 0, 0])

  test('does not change a ring inside the picture', () => {
    expect(
      projectRing(camera, [
        [-1, 2, 0],
        [1, 2, 0],
        [0, 2, 1],
      ]),
    ).toEqual([
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.25],
    ])
  })

  test('cuts off what lies beside the picture', () => {
    const ring = projectRing(camera, [
      [0, 2, -1],
      [6, 2, -1],
      [6, 2, 1],
      [0, 2, 1],
    ])
    expect(ring).toEqual([
      [0.5, 0.75],
      [1, 0.75],
      [1, 0.25],
      [0.5, 0.25],
    ])
  })

  test('cuts off what lies behind the camera before it divides', () => {
    const floor = projectRing(camera, [
      [-10, -10, -0.5],
      [10, -10, -0.5],
      [10, 10, -0.5],
      [-10, 10, -0.5],
    ])
    expect(Math.min(...floor.map(([, y]) => y))).toBeCloseTo(0.525)
    expect(floor.every(([x, y]) => x > -1e-9 && x < 1 + 1e-9 && y < 1 + 1e-9)).toBe(true)
  })

  test('is empty for a ring behind the camera and for no ring', () => {
    expect(
      projectRing(camera, [
        [-1, -2, 0],
        [1, -2, 0],
        [0, -2, 1],
      ]),
    ).toEqual([])
    expect(projectRing(camera, [])).toEqual([])
  })
})
