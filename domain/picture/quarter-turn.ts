import type { Polygon } from './polygon.ts'
import { fitContain, type Size } from './viewport.ts'

// Visitors know the plan upright, so a smaller gain is not worth the turn.
const WORTH_TURNING = 1.15

/** The size of a picture after a quarter turn. */
export function turnedSize({ width, height }: Size): Size {
  return { width: height, height: width }
}

/** A polygon in 0..1 of a picture, after a clockwise quarter turn of the picture. */
export function turnedPolygon(polygon: Polygon): Polygon {
  return polygon.map(([x, y]) => [1 - y, x])
}

/** Whether a picture is clearly larger on the stage after a quarter turn. False while the stage has no size. */
export function isLargerTurned(picture: Size, stage: Size): boolean {
  const turned = fitContain(turnedSize(picture), stage).scale
  return turned > fitContain(picture, stage).scale * WORTH_TURNING
}
