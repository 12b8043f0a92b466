import type { Box } from '#domain/picture/box.ts'
import { type Size, toStage, type View } from '#domain/picture/viewport.ts'

/** Converts a box from pixels of the plan to pixels of the stage. */
export function onStage({ x, y, width, height }: Box, view: View): Box {
  const [left, top] = toStage(view, [x, y])
  return { x: left, y: top, width: width * view.scale, height: height * view.scale }
}

/** Whether the middle of a box is visible on the stage. */
export function isInSight({ x, y, width, height }: Box, stage: Size): boolean {
  const [middle, centre] = [x + width / 2, y + height / 2]
  return middle >= 0 && middle <= stage.width && centre >= 0 && centre <= stage.height
}

/** How far the stage must rise so that a box is above the covered part at its foot. Never more than that part. */
export function liftAbove(box: Box, stage: Size, covered: number): number {
  const below = box.y + box.height - (stage.height - covered)
  return Math.max(0, Math.min(below, covered))
}
