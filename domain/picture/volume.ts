import type { Point, Polygon } from './polygon.ts'
import { type Plane, type Point3, planeOf } from './vector.ts'

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

/** The body of a storey or unit, given once for all frames. */
export type Volume = Prism | Mesh

/** One side of a body, its plane's normal pointing out of it. */
export interface Face {
  readonly points: readonly Point3[]
  readonly plane: Plane
}

/** The faces of a volume that have an area. */
export function facesOf(volume: Volume): readonly Face[] {
  const rings = volume.kind === 'prism' ? ringsOfPrism(volume) : ringsOfMesh(volume)
  return rings.flatMap((points) => {
    const plane = planeOf(points)
    return plane ? [{ points, plane }] : []
  })
}

/** The corners of a volume. */
export function verticesOf(volume: Volume): readonly Point3[] {
  return volume.kind === 'mesh'
    ? volume.vertices
    : [...raised(volume.base, volume.bottom), ...raised(volume.base, volume.top)]
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
    if (!vertex) throw new RangeError(`A face names vertex ${index}, the mesh has ${vertices.length}`)
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
