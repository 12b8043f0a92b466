import { cameraOf } from './camera.ts'
import { type Matrix4, rowsOf } from './projection.ts'
import { type Point3, scale } from './vector.ts'

// Of its direction: a camera that looks straighter down than this has no side that it looks to.
const LEAST_LEVEL = 1e-3

/** Where a camera looks, in degrees clockwise from +y seen from above, 0 to 360; null where it looks straight up or down. */
export function headingOf(matrix: Matrix4): number | null {
  const [x, y, z] = directionOf(matrix)
  const level = Math.hypot(x, y)
  // Also refuses a matrix of zeros, and one that overflows.
  if (!(level > LEAST_LEVEL * Math.hypot(x, y, z))) return null
  return fullTurn((Math.atan2(x, y) * 180) / Math.PI)
}

/** An angle in degrees, brought into 0 to 360. */
export function fullTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

function directionOf(matrix: Matrix4): Point3 {
  const { at, isParallel } = cameraOf(matrix)
  return isParallel ? scale(at, -1) : rowsOf(matrix).w.axis
}
