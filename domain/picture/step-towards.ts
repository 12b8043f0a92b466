import type { Point } from './polygon.ts'

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

// Sideways distance counts double, so that moving along a row does not jump to a nearer row.
const ASIDE = 2

// Neighbours in a row are never quite level: a point slightly higher and far to the side is not above. Greater than 1, so
// that the four directions cover the whole plane.
const WIDEST = 1.5

/** The index of the point that an arrow key leads to; null if there is none or the key is not an arrow. */
export function stepTowards(points: readonly Point[], index: number, key: string): number | null {
  const direction = DIRECTIONS[key]
  const from = points[index]
  if (!direction || !from) return null
  let [nearest, least]: [number | null, number] = [null, Infinity]
  for (const [at, point] of points.entries()) {
    const far = farness([point[0] - from[0], point[1] - from[1]], direction)
    if (at !== index && far < least) [nearest, least] = [at, far]
  }
  return nearest
}

function farness([x, y]: Point, [dx, dy]: Point): number {
  const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy - y * dx)]
  return ahead > 0 && aside <= WIDEST * ahead ? ahead + ASIDE * aside : Infinity
}
