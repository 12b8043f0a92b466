import type { Polygon } from './polygon.ts'
import { fitContain, type Size } from './viewport.ts'

// Less is not worth turning a plan that visitors know upright.
const WORTH_TURNING = 1.15

/** The size of a picture that is turned by a quarter. */
export function turnedSize({ width, height }: Size): Size {
  return { width: height, height: width }
}

/** A polygon in 0..1 of a picture, after the picture has been turned clockwise by a quarter. */
export function turnedPolygon(polygon: Polygon): Polygon {
  return polygon.map(([x, y]) => [1 - y, x])
}

/** Whether a stage shows a picture clearly larger when it is turned by a quarter; not before the stage has a size. */
export function isLargerTurned(picture: Size, stage: Size): boolean {
  const turned = fitContain(turnedSize(picture), stage).scale
  return turned > fitContain(picture, stage).scale * WORTH_TURNING
}
