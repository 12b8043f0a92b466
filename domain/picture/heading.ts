import { cameraOf } from './camera.ts'
import { type Matrix4, pictureRows } from './projection.ts'
import { type Point3, scale } from './vector.ts'

// Relative to the length of the direction. A camera that looks more steeply down has no heading.
const LEAST_LEVEL = 1e-3

/** The heading of a camera in degrees clockwise from +y seen from above, 0 to 360; null if it looks straight up or down. */
export function headingOf(matrix: Matrix4): number | null {
  const [x, y, z] = directionOf(matrix)
  const level = Math.hypot(x, y)
  // Also rejects a matrix of zeros and one that overflows.
  if (!(level > LEAST_LEVEL * Math.hypot(x, y, z))) return null
  return fullTurn((Math.atan2(x, y) * 180) / Math.PI)
}

/** An angle in degrees, brought into 0 to 360. */
export function fullTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

function directionOf(matrix: Matrix4): Point3 {
  const { at, isParallel } = cameraOf(matrix)
  return isParallel ? scale(at, -1) : pictureRows(matrix).w.axis
}
