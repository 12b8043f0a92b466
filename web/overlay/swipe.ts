/** A finger's way since it came down, in pixels, and how long it took. */
export interface Swipe {
  readonly x: number
  readonly y: number
  readonly ms: number
}

// A third of a small phone, or a flick.
const FAR = 110
const FAST = 0.6

/** Tells whether a swipe closes a sheet: down, or towards the side it came from. */
export function closesSheet({ x, y, ms }: Swipe, isRtl: boolean): boolean {
  const towardsEnd = isRtl ? -x : x
  const [way, across] = y > towardsEnd ? [y, Math.abs(x)] : [towardsEnd, Math.abs(y)]
  return way > across && (way > FAR || (way > FAR / 3 && way / ms > FAST))
}
