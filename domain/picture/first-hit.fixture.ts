import { containsPoint, type Point } from './polygon.ts'
import { cross, dot, type Point3, scale, subtract } from './vector.ts'
import type { Prism } from './volume.ts'

/** An independent check: follows the ray through a picture point and returns the first prism it enters. */
export function firstHit(
  volumes: readonly Prism[],
  eye: Point3,
  target: Point3,
  focal: number,
  point: Point,
): number | null {
  const ray = rayThrough(eye, target, focal, point)
  const entries = volumes.map((volume) => entryOf(volume, eye, ray))
  const nearest = Math.min(...entries)
  return Number.isFinite(nearest) ? entries.indexOf(nearest) : null
}

/** The direction from the eye through a picture point. */
export function rayThrough(eye: Point3, target: Point3, focal: number, [px, py]: Point): Point3 {
  const toward = subtract(target, eye)
  const forward = scale(toward, 1 / Math.hypot(...toward))
  const side = cross(forward, [0, 0, 1])
  const right = scale(side, 1 / Math.hypot(...side))
  const up = cross(right, forward)
  const [nx, ny] = [(2 * px - 1) / focal, (1 - 2 * py) / focal]
  const [dx, dy, dz] = [0, 1, 2].map((i) => (forward[i] ?? 0) + nx * (right[i] ?? 0) + ny * (up[i] ?? 0))
  return [dx ?? 0, dy ?? 0, dz ?? 0]
}

function entryOf({ base, bottom, top }: Prism, eye: Point3, ray: Point3): number {
  const walls = base.map(([ax, ay], i) => {
    const [bx, by] = base.at(i - 1) ?? [ax, ay]
    const normal: Point3 = [by - ay, ax - bx, 0]
    return dot(normal, subtract([ax, ay, 0], eye)) / dot(normal, ray)
  })
  const crossings = [...walls, (bottom - eye[2]) / ray[2], (top - eye[2]) / ray[2]]
    .filter((t) => Number.isFinite(t) && t > 0)
    .toSorted((a, b) => a - b)
  const entered = crossings.find((t, i) => {
    const middle = (t + (crossings[i + 1] ?? t)) / 2
    const [x, y, z] = [0, 1, 2].map((axis) => (eye[axis] ?? 0) + middle * (ray[axis] ?? 0))
    return (z ?? 0) > bottom && (z ?? 0) < top && containsPoint([base], [x ?? 0, y ?? 0])
  })
  return entered ?? Infinity
}
