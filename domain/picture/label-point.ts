import polylabel from 'polylabel'
import { boundsOf } from './box.ts'
import { areaOf, type Point, type Polygon } from './polygon.ts'

// polylabel starts with one cell per width of the strip; thinner strips would cost thousands for a point that is no better.
const THINNEST_LABELLED = 1e-3

/** Where a label has most room: the pole of inaccessibility of the largest polygon, the middle of its box where it has no body. */
export function labelPointOf(polygons: readonly Polygon[]): Point | null {
  const polygon = largestOf(polygons)
  const box = polygon ? boundsOf([polygon]) : null
  if (!polygon || !box) return null
  const thin = Math.min(box.width, box.height)
  if (areaOf(polygon) === 0 || thin < THINNEST_LABELLED * Math.max(box.width, box.height)) {
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [x, y] = polylabel([polygon.map(([px, py]) => [px, py])], thin / 100)
  return [x, y]
}

function largestOf(polygons: readonly Polygon[]): Polygon | undefined {
  return polygons.toSorted((a, b) => areaOf(b) - areaOf(a)).find((polygon) => polygon.length > 0)
}
