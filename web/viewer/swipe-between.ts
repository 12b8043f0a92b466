import { doesSwipeClose } from '#ui/modal/swipe.ts'

/** Across, to the picture before or after, or down, away from all of them. */
export type SwipeAxis = 'across' | 'down'

/** What a released swipe does: so many pictures on, or away. */
export type SwipeOutcome = -1 | 0 | 1 | 'close'

/** Before this a finger may still mean anything, in pixels. */
const TELLING = 8

/** How much of its way the picture follows a finger where there is nothing more. */
const RESISTANCE = 0.3

/** Where a picture stands among the others. */
export interface SlidePlace {
  readonly index: number
  readonly count: number
  readonly rtl: boolean
}

/** Which way a finger goes, once that can be told; upwards leads nowhere. */
export function swipeAxisOf(dx: number, dy: number): SwipeAxis | null {
  if (Math.hypot(dx, dy) < TELLING) return null
  if (Math.abs(dx) > Math.abs(dy)) return 'across'
  return dy > 0 ? 'down' : null
}

/** How far the pictures follow a finger, in pixels to the right or down: less where there is nothing to come. */
export function followSwipe(axis: SwipeAxis, by: number, place: SlidePlace): number {
  if (axis === 'down') return Math.max(0, by)
  return isWithin(place, stepTowards(by, place.rtl)) ? by : by * RESISTANCE
}

interface ReleasedSwipe {
  readonly axis: SwipeAxis
  /** Pixels to the right or down. */
  readonly by: number
  /** Of the stage, along the way. */
  readonly size: number
  /** From the press to the release. */
  readonly milliseconds: number
}

/** What a swipe does when it is let go: what went far or was a flick leads on, the rest comes back. */
export function swipeOutcomeOf({ axis, by, size, milliseconds }: ReleasedSwipe, place: SlidePlace): SwipeOutcome {
  const offset = axis === 'down' ? Math.max(0, by) : Math.abs(by)
  if (!doesSwipeClose({ offset, size, milliseconds })) return 0
  if (axis === 'down') return 'close'
  const step = stepTowards(by, place.rtl)
  return isWithin(place, step) ? step : 0
}

/** The reading order: what is pulled in from the side where lines end comes next. */
function stepTowards(by: number, rtl: boolean): -1 | 1 {
  return by < 0 !== rtl ? 1 : -1
}

function isWithin({ index, count }: SlidePlace, step: number): boolean {
  return index + step >= 0 && index + step < count
}
