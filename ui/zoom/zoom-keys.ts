import type { Point } from '#domain/picture/polygon.ts'
import type { Zoom } from './use-zoom.ts'

/** The zoom factor of one button or key press. */
export const ZOOM_STEP = 1.5
const MOVE_STEP = 80

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: [MOVE_STEP, 0],
  ArrowRight: [-MOVE_STEP, 0],
  ArrowUp: [0, MOVE_STEP],
  ArrowDown: [0, -MOVE_STEP],
}

/** Handles +, -, 0 and arrows. Returns whether it handled the key. */
export function zoomByKey(key: string, { zoomBy, moveBy, reset }: Pick<Zoom, 'zoomBy' | 'moveBy' | 'reset'>): boolean {
  const move = MOVES[key]
  if (move) moveBy(move)
  else if (key === '+' || key === '=') zoomBy(ZOOM_STEP)
  else if (key === '-') zoomBy(1 / ZOOM_STEP)
  else if (key === '0') reset()
  else return false
  return true
}
