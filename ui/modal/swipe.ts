/** The side that an element is swiped to. */
export type SwipeTowards = 'down' | 'left' | 'right'

/** The fraction of the size from which a slow swipe closes. */
const FAR = 0.4
/** The least speed of a flick in pixels per millisecond, and its least distance in pixels. */
const FLICK_SPEED = 0.5
const FLICK_LEAST = 24

/** The distance of a pointer towards a side. 0 in the other direction. */
export function swipeOffset(towards: SwipeTowards, dx: number, dy: number): number {
  if (towards === 'down') return Math.max(dy, 0)
  return Math.max(towards === 'left' ? -dx : dx, 0)
}

interface SwipeEnd {
  readonly offset: number
  /** The size of the swiped element along the axis. */
  readonly size: number
  /** From the press to the release. */
  readonly milliseconds: number
}

/** Whether a released swipe closes the element: it was long, or a flick. */
export function doesSwipeClose({ offset, size, milliseconds }: SwipeEnd): boolean {
  if (offset >= size * FAR) return size > 0
  return offset >= FLICK_LEAST && offset / Math.max(milliseconds, 1) >= FLICK_SPEED
}
