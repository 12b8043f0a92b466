import { type Box, boundsOf, boxesOverlap } from './box.ts'
import { type Camera, depthAt } from './camera.ts'
import { labelPointOf } from './label-point.ts'
import type { SeenFace } from './outline.ts'
import { areaOf, type Polygon } from './polygon.ts'
import { intersectionOf, type Rings, shapesOf } from './polygon-overlay.ts'
import { withoutHoles } from './without-holes.ts'

/** A part of the picture in which something is hidden. */
export interface Cover<T> {
  readonly hidden: T
  readonly by: Rings
}

// Faces that share an edge overlap by rounding (1e-7 of the picture). Depth is noise in such strips, so they are ignored.
const THINNEST = 1e-6

/** Whether a polygon is thinner than `thinnest`. By default: so thin that it can only come from rounding. */
export function isSliver(polygon: Polygon, thinnest = THINNEST): boolean {
  const box = boundsOf([polygon])
  return !box || areaOf(polygon) <= thinnest * Math.max(box.width, box.height)
}

/** Where two faces overlap in the picture, the farther one is hidden. On a tie the first one stays visible. */
export function coversBetweenFaces(a: SeenFace, b: SeenFace, camera: Camera): readonly Cover<SeenFace>[] {
  if (!boxesOverlap(a.bounds, b.bounds)) return []
  return shapesOf(intersectionOf(a.rings, b.rings))
    .flatMap((shape) => withoutHoles(shape))
    .filter((overlap) => !isSliver(overlap))
    .map((overlap) => ({ hidden: isNearer(a, b, overlap, camera) ? b : a, by: [overlap] }))
}

/** Every two items whose boxes overlap, the earlier one first. */
export function overlappingPairs<T extends { readonly bounds: Box }>(
  items: readonly T[],
): readonly (readonly [T, T])[] {
  return items.flatMap((first, index) =>
    items
      .slice(index + 1)
      .filter((second) => boxesOverlap(first.bounds, second.bounds))
      .map((second) => [first, second] as const),
  )
}

/** Groups covers by what they hide. */
export function coversByHidden<T>(covers: readonly Cover<T>[]): ReadonlyMap<T, Rings> {
  const gathered = new Map<T, Polygon[]>()
  for (const { hidden, by } of covers) {
    const rings = gathered.get(hidden)
    if (rings) rings.push(...by)
    else gathered.set(hidden, [...by])
  }
  return gathered
}

// Bodies do not intersect, so the order of two faces is the same over a connected overlap and one ray decides.
function isNearer(a: SeenFace, b: SeenFace, overlap: Polygon, camera: Camera): boolean {
  const point = labelPointOf([overlap])
  return point === null || depthAt(camera, a.plane, point) <= depthAt(camera, b.plane, point)
}
