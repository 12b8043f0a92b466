/** The side to which something is swiped away. */
export type SwipeTowards = 'down' | 'left' | 'right'

/** A share of the size beyond which a slow swipe closes. */
const FAR = 0.4
/** Pixels a millisecond from which a swipe is a flick, and pixels from which it is no accident. */
const FLICK_SPEED = 0.5
const FLICK_LEAST = 24

/** How far a pointer has gone to a side; 0 where it has gone the other way. */
export function swipeOffset(towards: SwipeTowards, dx: number, dy: number): number {
  if (towards === 'down') return Math.max(dy, 0)
  return Math.max(towards === 'left' ? -dx : dx, 0)
}

interface SwipeEnd {
  readonly offset: number
  /** Of what is swiped, along the way. */
  readonly size: number
  /** From the press to the release. */
  readonly milliseconds: number
}

/** Whether a released swipe closes: it went far, or it was a flick. */
export function doesSwipeClose({ offset, size, milliseconds }: SwipeEnd): boolean {
  if (offset >= size * FAR) return size > 0
  return offset >= FLICK_LEAST && offset / Math.max(milliseconds, 1) >= FLICK_SPEED
}
