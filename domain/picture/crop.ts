import { boundsOf } from './box.ts'
import type { Polygon } from './polygon.ts'
import { boxInPixels, type Size } from './viewport.ts'

/** Around what is marked there is as much again, so that one sees where it is. */
const SURROUNDINGS = 2

/**
 * The part of a picture around what is marked in it, in the shape of its place, as a `viewBox`. A smaller picture needs less
 * around: `surroundings` is how many times as wide as what is marked.
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

/** The corners of polygons as the data of a path, in the pixels of their picture. */
export function pathOf(polygons: readonly Polygon[], { width, height }: Size): string {
  const corner = ([x, y]: Polygon[number]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`
  return polygons.map((polygon) => `M${polygon.map(corner).join('L')}Z`).join('')
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most))
}
