import type { Point } from './polygon.ts'
import { type Matrix4, pictureRows } from './projection.ts'
import { cross, dot, type Point3, scale, subtract } from './vector.ts'

/** A parallel camera straight above that shows x and y from −1 to 1. */
export const planCamera: Matrix4 = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1]

/** A perspective camera; at depth d the picture is 2 d / focal wide and high. */
export function lookAt(eye: Point3, target: Point3, focal = 1): Matrix4 {
  const forward = unit(subtract(target, eye))
  const right = unit(cross(forward, [0, 0, 1]))
  const up = cross(right, forward)
  return [...row(scale(right, focal), eye), ...row(scale(up, focal), eye), ...row(forward, eye), ...row(forward, eye)]
}

/** A camera that looks level along +y, so that ndc = (x − eye.x, z − eye.z) / (y − eye.y). */
export function levelCamera(eye: Point3): Matrix4 {
  return lookAt(eye, [eye[0], eye[1] + 1, eye[2]])
}

/** The position of a point in the picture, and its depth, which is clip w; null at or behind the camera. */
export function projectPoint(matrix: Matrix4, at: Point3): { readonly point: Point; readonly depth: number } | null {
  const rows = pictureRows(matrix)
  const [x, y, w] = [rows.x, rows.y, rows.w].map(({ axis, shift }) => dot(axis, at) + shift) as [number, number, number]
  return w > 0 ? { point: [(x / w + 1) / 2, (1 - y / w) / 2], depth: w } : null
}

function unit(vector: Point3): Point3 {
  return scale(vector, 1 / Math.hypot(...vector))
}

function row(axis: Point3, eye: Point3): [number, number, number, number] {
  return [...axis, -dot(axis, eye)]
}
