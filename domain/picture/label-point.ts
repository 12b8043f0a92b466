import polylabel from 'polylabel'
import { boundsOf } from './box.ts'
import { areaOf, type Point, type Polygon } from './polygon.ts'

// polylabel starts with cells as wide as the strip. A thinner strip would need thousands of them for no better point.
const THINNEST_LABELLED = 1e-3

/** The point with the most room for a label: the pole of inaccessibility of the largest polygon (middle of its box if thin). */
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
