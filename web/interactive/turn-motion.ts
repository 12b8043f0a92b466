/** A turn that goes on by itself: where it began and the whole frame it lands on, in frames. */
export interface Swing {
  readonly from: number
  readonly to: number
}

/** How long a swing takes to lose most of its speed, in milliseconds. */
const DECAY = 180

/** This near, in frames, it stands. */
const STANDS = 0.04

/** A drag across the whole stage turns once round, but a frame takes no less and no more than this, in pixels. */
const LEAST_PER_FRAME = 16
const MOST_PER_FRAME = 120

/** How many pixels of a drag turn a picture by one frame. */
export function pixelsPerFrame(count: number, stageWidth: number): number {
  return Math.min(MOST_PER_FRAME, Math.max(LEAST_PER_FRAME, stageWidth / Math.max(1, count)))
}

/** What becomes of a turn that is let go: it runs out as far as its speed (frames a millisecond) carries it, at most once round. */
export function letGo(at: number, speed: number, count: number): Swing {
  const run = Math.min(count, Math.max(-count, speed * DECAY))
  return { from: at, to: Math.round(at + run) }
}

/** The short way round from one frame to another; ahead when both ways are equal. */
export function swingTo(at: number, index: number, count: number): Swing {
  const ahead = (((index - at) % count) + count) % count
  return { from: at, to: at + (ahead <= count - ahead ? ahead : ahead - count) }
}

/** Where a swing is after a time, in milliseconds; it stands where it lands. */
export function swingAt({ from, to }: Swing, time: number): number {
  const left = (from - to) * Math.exp(-time / DECAY)
  return Math.abs(left) < STANDS ? to : to + left
}
