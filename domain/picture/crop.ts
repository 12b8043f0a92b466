import { boundsOf } from './box.ts'
import type { Polygon } from './polygon.ts'
import { boxInPixels, type Size } from './viewport.ts'

/** The crop is twice as wide as what is marked, so that its surroundings show where it is. */
const SURROUNDINGS = 2

/**
 * The part of a picture around the marked polygons, with the given aspect ratio, as a `viewBox`. It is `surroundings` times
 * as wide as the polygons.
 */
export function cropAround(
  polygons: readonly Polygon[],
  picture: Size,
  aspect: number,
  surroundings = SURROUNDINGS,
): string {
  const bounds = boundsOf(polygons)
  if (!bounds) return `0 0 ${picture.width} ${picture.height}`
  const box = boxInPixels(bounds, picture)
  const whole = Math.min(picture.width, picture.height * aspect)
  const width = Math.min(whole, surroundings * Math.max(box.width, box.height * aspect))
  const height = width / aspect
  const x = within(box.x + box.width / 2 - width / 2, picture.width - width)
  const y = within(box.y + box.height / 2 - height / 2, picture.height - height)
  return [x, y, width, height].map(Math.round).join(' ')
}

/** Polygons as SVG path data, in pixels of the picture. */
export function pathOf(polygons: readonly Polygon[], { width, height }: Size): string {
  const corner = ([x, y]: Polygon[number]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`
  return polygons.map((polygon) => `M${polygon.map(corner).join('L')}Z`).join('')
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most))
}
