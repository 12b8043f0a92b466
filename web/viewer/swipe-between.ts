import { doesSwipeClose } from '#ui/modal/swipe.ts'

/** A swipe across changes the picture, a swipe down closes the viewer. */
export type SwipeAxis = 'across' | 'down'

/** The effect of a released swipe: a step by so many pictures, or closing. */
type SwipeOutcome = -1 | 0 | 1 | 'close'

/** How far a finger must move before its direction counts, in pixels. */
const TELLING = 8

/** The share of its movement by which the picture follows a finger beyond the ends. */
const RESISTANCE = 0.3

/** The position of a picture among the others. */
export interface SlidePlace {
  readonly index: number
  readonly count: number
  readonly rtl: boolean
}

/** The axis of a swipe, or null while it is too short or goes upwards. */
export function swipeAxisOf(dx: number, dy: number): SwipeAxis | null {
  if (Math.hypot(dx, dy) < TELLING) return null
  if (Math.abs(dx) > Math.abs(dy)) return 'across'
  return dy > 0 ? 'down' : null
}

/** How far the pictures follow a finger, in pixels to the right or down. Less at the ends. */
export function followSwipe(axis: SwipeAxis, by: number, place: SlidePlace): number {
  if (axis === 'down') return Math.max(0, by)
  return isWithin(place, stepTowards(by, place.rtl)) ? by : by * RESISTANCE
}

interface ReleasedSwipe {
  readonly axis: SwipeAxis
  /** Pixels to the right or down. */
  readonly by: number
  /** The size of the stage along the axis. */
  readonly size: number
  /** From the press to the release. */
  readonly milliseconds: number
}

/** The effect of a released swipe: a long swipe or a flick moves on or closes, a short one does nothing. */
export function swipeOutcomeOf({ axis, by, size, milliseconds }: ReleasedSwipe, place: SlidePlace): SwipeOutcome {
  const offset = axis === 'down' ? Math.max(0, by) : Math.abs(by)
  if (!doesSwipeClose({ offset, size, milliseconds })) return 0
  if (axis === 'down') return 'close'
  const step = stepTowards(by, place.rtl)
  return isWithin(place, step) ? step : 0
}

/** The step of a swipe. The next picture is at the inline end. */
function stepTowards(by: number, rtl: boolean): -1 | 1 {
  return by < 0 !== rtl ? 1 : -1
}

function isWithin({ index, count }: SlidePlace, step: number): boolean {
  return index + step >= 0 && index + step < count
}
