import type { Point, Polygon } from './polygon.ts'
import { dot, type Point3 } from './vector.ts'

type Row = readonly [number, number, number, number]

/** A camera as 16 numbers row by row: clip = M · (x, y, z, 1), picture = ((ndc.x + 1) / 2, (1 − ndc.y) / 2). */
export type Matrix4 = readonly [...Row, ...Row, ...Row, ...Row]

interface PictureRow {
  readonly axis: Point3
  readonly shift: number
}

/** The rows of a matrix that place a point in the picture: clip = axis · point + shift. */
interface PictureRows {
  readonly x: PictureRow
  readonly y: PictureRow
  readonly w: PictureRow
}

type ClipPoint = readonly [x: number, y: number, w: number]

// Relative to the farthest corner of a face. Keeps w away from zero before the division.
const NEAR = 1e-9

/** The rows that place a point in the picture. The third row of the matrix serves a depth buffer and is not used. */
export function pictureRows(m: Matrix4): PictureRows {
  return {
    x: { axis: [m[0], m[1], m[2]], shift: m[3] },
    y: { axis: [m[4], m[5], m[6]], shift: m[7] },
    w: { axis: [m[12], m[13], m[14]], shift: m[15] },
  }
}

/** The part of a flat ring inside the picture. Clips before dividing by w: points behind the eye have no image. */
export function projectRing(matrix: Matrix4, ring: readonly Point3[]): Polygon {
  const clip = ring.map((point) => toClip(matrix, point))
  const near = NEAR * Math.max(...clip.map(([, , w]) => w))
  if (near <= 0) return []
  const sides: readonly ((point: ClipPoint) => number)[] = [
    ([, , w]) => w - near,
    ([x, , w]) => w + x,
    ([x, , w]) => w - x,
    ([, y, w]) => w + y,
    ([, y, w]) => w - y,
  ]
  return sides.reduce(clipBy, clip).map(onPicture)
}

function toClip(matrix: Matrix4, point: Point3): ClipPoint {
  const { x, y, w } = pictureRows(matrix)
  return [dot(x.axis, point) + x.shift, dot(y.axis, point) + y.shift, dot(w.axis, point) + w.shift]
}

function onPicture([x, y, w]: ClipPoint): Point {
  return [(x / w + 1) / 2, (1 - y / w) / 2]
}

function clipBy(ring: readonly ClipPoint[], inside: (point: ClipPoint) => number): readonly ClipPoint[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point
    const [here, there] = [inside(point), inside(before)]
    if (here >= 0) return there >= 0 ? [point] : [cutBetween(point, before, here, there), point]
    return there >= 0 ? [cutBetween(before, point, there, here)] : []
  })
}

// Always computed from the kept end, so that two faces with a common edge get exactly the same point.
function cutBetween(kept: ClipPoint, lost: ClipPoint, keptBy: number, lostBy: number): ClipPoint {
  const share = keptBy / (keptBy - lostBy)
  const [kx, ky, kw] = kept
  const [lx, ly, lw] = lost
  return [kx + share * (lx - kx), ky + share * (ly - ky), kw + share * (lw - kw)]
}
