import type { Polygon } from './polygon.ts'
import type { Point3 } from './vector.ts'
import type { Mesh, Prism } from './volume.ts'

/** The corners of a rectangle, counter-clockwise with y up. */
export function rectangle(left: number, top: number, right: number, bottom: number): Polygon {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** An upright box between two corners. */
export function box([left, front, bottom]: Point3, [right, back, top]: Point3): Prism {
  return { kind: 'prism', base: rectangle(left, front, right, back), bottom, top }
}

/** A square house of half-width `outer` round a square courtyard of half-width `inner`. */
export function courtyardHouse(outer: number, inner: number, height: number): Mesh {
  const corners = [...rectangle(-outer, -outer, outer, outer), ...rectangle(-inner, -inner, inner, inner)]
  const sides = [0, 1, 2, 3].map((i) => [i, (i + 1) % 4] as const)
  return {
    kind: 'mesh',
    vertices: [...corners.map(([x, y]): Point3 => [x, y, 0]), ...corners.map(([x, y]): Point3 => [x, y, height])],
    faces: sides.flatMap(([a, b]) => [
      [a, b, b + 8, a + 8],
      [b + 4, a + 4, a + 12, b + 12],
      [a + 8, b + 8, b + 12, a + 12],
      [b, a, a + 4, b + 4],
    ]),
  }
}

/** A polygon whose centroid lies outside. */
export const ell: Polygon = [
  [0, 0],
  [10, 0],
  [10, 2],
  [2, 2],
  [2, 10],
  [0, 10],
]
