import type { Point, Polygon } from './polygon.ts'
import { type Plane, type Point3, planeOf, turned } from './vector.ts'

/** A storey or unit as a ground outline (concave allowed, wound either way) raised between two heights. */
export interface Prism {
  readonly kind: 'prism'
  readonly base: Polygon
  readonly bottom: number
  readonly top: number
}

/** A closed body of planar faces, each a ring of vertex numbers, counter-clockwise seen from outside. */
export interface Mesh {
  readonly kind: 'mesh'
  readonly vertices: readonly Point3[]
  readonly faces: readonly (readonly number[])[]
}

/** A flat outline in space, such as a terrace. It is visible from above; from below it neither shows nor hides anything. */
interface Surface {
  readonly kind: 'surface'
  /** Wound either way. */
  readonly points: readonly Point3[]
}

/** The body of a storey or unit, or a part of it. The same for all frames. */
export type Volume = Prism | Mesh | Surface

/** One side of a body, its plane's normal pointing out of it. */
export interface Face {
  readonly points: readonly Point3[]
  readonly plane: Plane
}

/** The faces of a volume that have an area. */
export function facesOf(volume: Volume): readonly Face[] {
  return ringsOf(volume).flatMap((points) => {
    const plane = planeOf(points)
    return plane ? [{ points, plane }] : []
  })
}

/** The planes of a volume's faces, and the underside of a surface: what is below it, or in its plane, never hides it. */
export function planesOf(volume: Volume): readonly Plane[] {
  const planes = facesOf(volume).map(({ plane }) => plane)
  return volume.kind === 'surface' ? planes.flatMap((plane) => [turned(plane), plane]) : planes
}

/** The corners of a volume. */
export function verticesOf(volume: Volume): readonly Point3[] {
  switch (volume.kind) {
    case 'mesh':
      return volume.vertices
    case 'prism':
      return [...raised(volume.base, volume.bottom), ...raised(volume.base, volume.top)]
    case 'surface':
      return volume.points
  }
}

function ringsOf(volume: Volume): readonly (readonly Point3[])[] {
  switch (volume.kind) {
    case 'mesh':
      return ringsOfMesh(volume)
    case 'prism':
      return ringsOfPrism(volume)
    case 'surface':
      return [upwards(volume.points)]
  }
}

function upwards(ring: readonly Point3[]): readonly Point3[] {
  return (planeOf(ring)?.normal[2] ?? 0) < 0 ? ring.toReversed() : ring
}

function ringsOfPrism({ base, bottom, top }: Prism): readonly (readonly Point3[])[] {
  const [low, high] = [Math.min(bottom, top), Math.max(bottom, top)]
  const outline = windsCounterClockwise(base) ? base : base.toReversed()
  const walls = outline.map((to, i) => wallBetween(outline.at(i - 1) ?? to, to, low, high))
  return [...walls, raised(outline, high), raised(outline, low).toReversed()]
}

function ringsOfMesh({ vertices, faces }: Mesh): readonly (readonly Point3[])[] {
  const vertexAt = (index: number): Point3 => {
    const vertex = vertices[index]
    if (!vertex) throw new RangeError(`A face refers to vertex ${index}, but the mesh has ${vertices.length} vertices`)
    return vertex
  }
  return faces.map((face) => face.map(vertexAt))
}

function raised(base: Polygon, z: number): readonly Point3[] {
  return base.map(([x, y]) => [x, y, z])
}

function windsCounterClockwise(base: Polygon): boolean {
  const plane = planeOf(base.map(([x, y]) => [x, y, 0]))
  return plane !== null && plane.normal[2] > 0
}

function wallBetween([ax, ay]: Point, [bx, by]: Point, low: number, high: number): readonly Point3[] {
  return [
    [ax, ay, low],
    [bx, by, low],
    [bx, by, high],
    [ax, ay, high],
  ]
}
