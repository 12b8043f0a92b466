import type { Matrix4 } from '#domain/picture/projection.ts'
import { cross, dot, type Point3, scale, subtract } from '#domain/picture/vector.ts'
import type { Point, Polygon, SceneSection, SceneStorey } from './source.ts'

/** Transforms an outline of a section's plan into world coordinates. */
export function toWorld(polygon: Polygon, { world }: SceneSection): Polygon {
  const turn = (world.rotate * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return polygon.map(
    ([x, y]): Point => [round(world.at[0] + x * cos - y * sin, 3), round(world.at[1] + x * sin + y * cos, 3)],
  )
}

/** The body of a storey: its plate raised from floor to ceiling. */
export function bodyOf(storey: SceneStorey, section: SceneSection) {
  return {
    base: toWorld(storey.plate, section).map(([x, y]): [number, number] => [x, y]),
    bottom: storey.elevation,
    top: round(storey.elevation + storey.height, 3),
  }
}

/** The matrix of a camera at `eye` that looks at `target`, with a horizontal field of view of `fov` degrees. */
export function cameraMatrix(eye: Point3, target: Point3, fov: number, aspect: number): Matrix4 {
  const forward = unit(subtract(target, eye))
  const right = unit(cross(forward, [0, 0, 1]))
  const up = cross(right, forward)
  const focal = 1 / Math.tan((fov * Math.PI) / 360)
  const [x, y, w] = [row(scale(right, focal), eye), row(scale(up, focal * aspect), eye), row(forward, eye)]
  return [...x, ...y, ...w, ...w]
}

/** Rounds to this many decimals. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0
}

function unit(vector: Point3): Point3 {
  return scale(vector, 1 / Math.hypot(...vector))
}

function row(axis: Point3, eye: Point3): readonly [number, number, number, number] {
  return [round(axis[0], 6), round(axis[1], 6), round(axis[2], 6), round(-dot(axis, eye), 6)]
}
