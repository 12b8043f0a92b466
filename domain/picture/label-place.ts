import { type Box, boundsOf } from './box.ts'
import { labelPointOf } from './label-point.ts'
import { containsPoint, type Point, type Polygon } from './polygon.ts'
import type { Size } from './viewport.ts'

/** The label that fits, by its index, and the point it is centred on. */
interface LabelPlace {
  readonly index: number
  readonly at: Point
}

// A grid of points to try. A finer grid finds hardly more room, and its cost grows with the square.
const STEPS = [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6]

/** The points at which a region may be labelled, the one with the most room first. */
export function labelPointsOf(polygons: readonly Polygon[]): readonly Point[] {
  const best = labelPointOf(polygons)
  const box = boundsOf(polygons)
  if (!best || !box) return []
  const grid = STEPS.flatMap((y) => STEPS.map((x): Point => [box.x + x * box.width, box.y + y * box.height]))
  const inside = grid.filter((point) => containsPoint(polygons, point))
  return [best, ...inside.toSorted((a, b) => distance(a, best) - distance(b, best))]
}

/** The first label that lies entirely inside the region, so that it touches neither an edge nor a neighbour's label. */
export function placeLabel(
  polygons: readonly Polygon[],
  points: readonly Point[],
  labels: readonly Size[],
): LabelPlace | null {
  const room = boundsOf(polygons)
  for (const [index, label] of labels.entries()) {
    if (!room || label.width > room.width || label.height > room.height) continue
    const at = points.find((point) => containsBox(polygons, boxAround(point, label)))
    if (at) return { index, at }
  }
  return null
}

/** Whether a box lies entirely inside one of the polygons. */
export function containsBox(polygons: readonly Polygon[], box: Box): boolean {
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2]
  return polygons.some((polygon) => containsPoint([polygon], middle) && !isCut(box, polygon))
}

function boxAround([x, y]: Point, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function isCut(box: Box, polygon: Polygon): boolean {
  return polygon.some((corner, index) => crosses(box, polygon.at(index - 1) ?? corner, corner))
}

/** Whether a part of a line lies inside a box (Liang–Barsky clipping). */
function crosses({ x, y, width, height }: Box, [ax, ay]: Point, [bx, by]: Point): boolean {
  const sides = [
    [ax - bx, ax - x],
    [bx - ax, x + width - ax],
    [ay - by, ay - y],
    [by - ay, y + height - ay],
  ] as const
  let [from, to] = [0, 1]
  for (const [step, room] of sides) {
    if (step === 0 && room <= 0) return false
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  return from < to
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}
