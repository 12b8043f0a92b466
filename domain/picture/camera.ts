import type { Point } from './polygon.ts'
import { type Matrix4, pictureRows } from './projection.ts'
import { add, cross, dot, type Plane, type Point3, scale, subtract } from './vector.ts'

/** A matrix with the position of the eye. For a parallel camera `at` is the direction towards the viewer. */
export interface Camera {
  readonly matrix: Matrix4
  readonly at: Point3
  readonly isParallel: boolean
}

// Beyond this distance rays count as parallel: the position of the eye is rounding noise, and w gives no depth.
const FARTHEST_EYE = 1e12

/** The camera of a matrix: the eye is the one point whose clip x, y and w are all zero. */
export function cameraOf(matrix: Matrix4): Camera {
  const { x, y, w } = pictureRows(matrix)
  const towardsViewer = cross(x.axis, y.axis)
  const sum = add(
    add(scale(cross(y.axis, w.axis), -x.shift), scale(cross(w.axis, x.axis), -y.shift)),
    scale(towardsViewer, -w.shift),
  )
  const volume = dot(towardsViewer, w.axis)
  const isParallel = Math.abs(volume) * FARTHEST_EYE <= Math.hypot(...sum)
  return { matrix, isParallel, at: isParallel ? towardsViewer : scale(sum, 1 / volume) }
}

/** Whether the camera is on the outer side of a plane. */
export function isOutside({ normal, offset }: Plane, { at, isParallel }: Camera): boolean {
  return dot(normal, at) > (isParallel ? 0 : offset)
}

/** The depth at which the view ray through a picture point meets a plane. Comparable along one ray only. */
export function depthAt({ matrix, at, isParallel }: Camera, plane: Plane, [px, py]: Point): number {
  const { x, y, w } = pictureRows(matrix)
  const [ndcX, ndcY] = [2 * px - 1, 1 - 2 * py]
  // The ray is the intersection of two planes through the eye. With the face as third plane, Cramer's rule gives the point.
  const first = subtract(x.axis, scale(w.axis, ndcX))
  const second = subtract(y.axis, scale(w.axis, ndcY))
  const [k1, k2] = [ndcX * w.shift - x.shift, ndcY * w.shift - y.shift]
  const sum = add(
    add(scale(cross(second, plane.normal), k1), scale(cross(plane.normal, first), k2)),
    scale(cross(first, second), plane.offset),
  )
  const met = scale(sum, 1 / dot(first, cross(second, plane.normal)))
  return isParallel ? -dot(at, met) : dot(w.axis, met) + w.shift
}
