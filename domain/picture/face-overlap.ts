import { type Box, boundsOf, boxesOverlap } from './box.ts'
import { type Camera, depthAt } from './camera.ts'
import { labelPointOf } from './label-point.ts'
import type { SeenFace } from './outline.ts'
import { areaOf, type Polygon } from './polygon.ts'
import { intersectionOf, type Rings, shapesOf } from './polygon-overlay.ts'
import { withoutHoles } from './without-holes.ts'

/** A part of the picture where one thing hides another. */
export interface Cover<T> {
  readonly hidden: T
  readonly by: Rings
}

// Faces that share an edge overlap by rounding (1e-7 of the picture); depth there is noise, so such strips decide nothing.
const THINNEST = 1e-6

/** Whether a polygon is so thin that it can only come from rounding, or thinner than told. */
export function isSliver(polygon: Polygon, thinnest = THINNEST): boolean {
  const box = boundsOf([polygon])
  return !box || areaOf(polygon) <= thinnest * Math.max(box.width, box.height)
}

/** Where two faces overlap in the picture, the one that is farther there is hidden; the first one stays on a tie. */
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

/** All that hides each thing, gathered. */
export function coversByHidden<T>(covers: readonly Cover<T>[]): ReadonlyMap<T, Rings> {
  const gathered = new Map<T, Polygon[]>()
  for (const { hidden, by } of covers) {
    const rings = gathered.get(hidden)
    if (rings) rings.push(...by)
    else gathered.set(hidden, [...by])
  }
  return gathered
}

// Planes of bodies that don't cut one another keep their order over a whole connected overlap, so one ray decides.
function isNearer(a: SeenFace, b: SeenFace, overlap: Polygon, camera: Camera): boolean {
  const point = labelPointOf([overlap])
  return point === null || depthAt(camera, a.plane, point) <= depthAt(camera, b.plane, point)
}
