import { type Box, boxesOverlap } from '#domain/picture/box.ts'
import type { Point } from '#domain/picture/polygon.ts'
import type { Size } from '#domain/picture/viewport.ts'

/** The position of a pin: the middle of its lower edge, and the foot of its stem. */
export interface PinPlace {
  readonly x: number
  readonly y: number
  readonly foot: Point
}

/** The length of a stem if nothing is in the way. */
export const STEM = 24

/** The distance of pins from one another and from the sides of the stage. */
const GAP = 8

/** The height of the breadcrumbs along the upper edge. */
const ABOVE = 64

/** Places pins above their feet without overlap, by moving later ones up or else aside. Null if out of sight. */
export function placePins(feet: readonly Point[], sizes: readonly Size[], stage: Size): readonly (PinPlace | null)[] {
  const taken: Box[] = []
  const places: (PinPlace | null)[] = feet.map(() => null)
  const order = feet.map((_, index) => index).toSorted((a, b) => (feet[b]?.[1] ?? 0) - (feet[a]?.[1] ?? 0))
  for (const index of order) {
    const [foot, size] = [feet[index], sizes[index]]
    if (!foot || !size || !isOn(stage, foot)) continue
    const box = freeBox(firstBox(foot, size, stage), taken)
    taken.push(box)
    places[index] = { x: box.x + box.width / 2, y: box.y + box.height, foot }
  }
  return places
}

function isOn({ width, height }: Size, [x, y]: Point): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}

function firstBox([x, y]: Point, { width, height }: Size, stage: Size): Box {
  const left = Math.max(GAP, Math.min(x - width / 2, stage.width - GAP - width))
  return { x: left, y: Math.max(ABOVE, y - STEM - height), width, height }
}

function freeBox(wanted: Box, taken: readonly Box[]): Box {
  let box = wanted
  // Each step moves past one other pin for good, upwards or else to the right.
  for (let step = 0; step <= 2 * taken.length; step++) {
    const other = taken.find((one) => boxesOverlap(one, box))
    if (!other) return box
    const above = other.y - GAP - box.height
    box = above >= ABOVE ? { ...box, y: above } : { ...box, x: other.x + other.width + GAP }
  }
  return box
}
