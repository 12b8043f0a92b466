import { type Polygon, signedAreaOf } from './polygon.ts'
import { distanceOutside, dot, type Plane, type Point3, planeOf, subtract } from './vector.ts'
import type { Mesh, Volume } from './volume.ts'

/** One height for all corners of an outline, or a height for each of them. */
export type Heights = number | readonly number[]

/**
 * A body in an import file: an outline that rises from `bottom` to `top`. `upper` is the outline at the top, if it differs,
 * corner over corner. Without a bottom, or with equal heights, the body is a surface that is visible from above.
 */
export interface Body {
  readonly base: Polygon
  readonly upper?: Polygon | undefined
  readonly bottom?: Heights | undefined
  readonly top: Heights
}

// Relative to the size of a face: a millimetre in ten metres. Below this a wall of four corners counts as flat.
const FLAT_WALL = 1e-4

/** Whether a body has no height at any corner. */
export function isSurface({ base, bottom, top }: Body): boolean {
  return bottom === undefined || base.every((_, corner) => heightAt(bottom, corner) === heightAt(top, corner))
}

/** The height of a corner. */
export function heightAt(heights: Heights, corner: number): number {
  return typeof heights === 'number' ? heights : (heights[corner] ?? 0)
}

/** The corners of an outline at their heights. */
export function raise(outline: Polygon, heights: Heights): readonly Point3[] {
  return outline.map(([x, y], corner) => [x, y, heightAt(heights, corner)])
}

/** The mean plane of a ring that may be slightly bent; null if its corners span no area. */
export function middlePlaneOf(ring: readonly Point3[]): Plane | null {
  const plane = planeOf(ring)
  if (!plane) return null
  const sum = ring.reduce((total, point) => total + dot(plane.normal, point), 0)
  return { normal: plane.normal, offset: sum / ring.length }
}

/** The largest distance of a corner from the first. */
export function reachOf(ring: readonly Point3[]): number {
  return ring.reduce((reach, point) => Math.max(reach, Math.hypot(...subtract(point, ring[0] ?? point))), 0)
}

/** The body as the volume that cameras see. Walls that are not flat are split into two triangles. */
export function volumeOf(body: Body): Volume {
  const { base, upper, bottom, top } = body
  if (isSurface(body) || bottom === undefined) return { kind: 'surface', points: flattened(raise(base, top)) }
  if (typeof bottom === 'number' && typeof top === 'number' && !upper) return { kind: 'prism', base, bottom, top }
  return meshBetween(flattened(raise(base, bottom)), flattened(raise(upper ?? base, top)))
}

// Heights in files are rounded. A corner that is off by a centimetre is moved vertically into the plane of the others.
function flattened(ring: readonly Point3[]): readonly Point3[] {
  const plane = middlePlaneOf(ring)
  if (!plane || plane.normal[2] === 0) return ring
  return ring.map(([x, y, z]) => [x, y, z - distanceOutside(plane, [x, y, z]) / plane.normal[2]])
}

function meshBetween(lower: readonly Point3[], higher: readonly Point3[]): Mesh {
  // A ridge has no area, so the winding is read from both outlines together.
  const isTurned = signedAreaOf(planOf(lower)) + signedAreaOf(planOf(higher)) < 0
  const [floor, roof] = isTurned ? [lower.toReversed(), higher.toReversed()] : [lower, higher]
  const count = floor.length
  const vertices = [...floor, ...roof]
  const corners = floor.map((_, corner) => corner)
  const walls = corners.flatMap((from) => wallFaces(vertices, [from, (from + 1) % count], count))
  return { kind: 'mesh', vertices, faces: [...walls, corners.map((corner) => corner + count), corners.toReversed()] }
}

function planOf(ring: readonly Point3[]): Polygon {
  return ring.map(([x, y]) => [x, y])
}

function wallFaces(
  vertices: readonly Point3[],
  [from, to]: readonly [number, number],
  count: number,
): readonly (readonly number[])[] {
  const ring = [from, to, to + count, from + count]
  const points = ring.flatMap((index) => vertices.slice(index, index + 1))
  const plane = middlePlaneOf(points)
  const tolerance = FLAT_WALL * reachOf(points)
  if (!plane || points.every((point) => Math.abs(distanceOutside(plane, point)) <= tolerance)) return [ring]
  return risesFromFirst(points)
    ? [
        [from, to, to + count],
        [from, to + count, from + count],
      ]
    : [
        [from, to, from + count],
        [to, to + count, from + count],
      ]
}

// A neighbour sees the same wall in reverse order and must split it along the same diagonal: the shorter one, and of equal
// ones the one that starts at the lesser corner.
function risesFromFirst([from, to, above, before]: readonly Point3[]): boolean {
  if (!from || !to || !above || !before) return true
  const difference = distance(from, above) - distance(to, before)
  return difference === 0 ? isLess(from, to) : difference < 0
}

function distance(a: Point3, b: Point3): number {
  return Math.hypot(...subtract(a, b))
}

function isLess([ax, ay, az]: Point3, [bx, by, bz]: Point3): boolean {
  return ax !== bx ? ax < bx : ay !== by ? ay < by : az < bz
}
