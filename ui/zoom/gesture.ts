import type { Point } from '#domain/picture/polygon.ts'
import { clampView, panBy, type Size, type View } from '#domain/picture/viewport.ts'
import { type ZoomLimits, zoomAt } from '#domain/picture/zoom-limits.ts'

/** A gesture of one or two fingers: a movement, and a zoom around a point. */
export interface Gesture {
  readonly by: Point
  readonly factor: number
  readonly at: Point
}

/** The gesture between two positions of the same fingers. Only the first two fingers count. */
export function gestureOf(before: readonly Point[], after: readonly Point[]): Gesture {
  const [from, to] = [middleOf(before), middleOf(after)]
  const apart = spreadOf(before)
  return {
    by: [to[0] - from[0], to[1] - from[1]],
    factor: apart === 0 ? 1 : spreadOf(after) / apart,
    at: to,
  }
}

/** A picture, its stage and its zoom limits. */
interface Room {
  readonly picture: Size
  readonly stage: Size
  readonly limits: ZoomLimits
}

/** The view after a gesture. The held point stays under the fingers as far as the limits allow. */
export function follow(view: View, { by, factor, at }: Gesture, { picture, stage, limits }: Room): View {
  return clampView(zoomAt(panBy(view, by), factor, at, limits), picture, stage)
}

function middleOf([first = [0, 0], second = first]: readonly Point[]): Point {
  return [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]
}

function spreadOf([first = [0, 0], second = first]: readonly Point[]): number {
  return Math.hypot(second[0] - first[0], second[1] - first[1])
}
