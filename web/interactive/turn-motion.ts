/** A turn that continues by itself: its start and the whole frame it ends on, in frames. */
export interface Swing {
  readonly from: number
  readonly to: number
}

/** The time constant of the slowdown, in milliseconds. */
const DECAY = 180

/** The distance to the end at which a swing stops, in frames. */
const STOP_DISTANCE = 0.04

/** The limits of a drag per frame, in pixels. Within them a drag across the stage turns once around. */
const LEAST_PER_FRAME = 16
const MOST_PER_FRAME = 120

/** How many pixels of a drag turn a picture by one frame. */
export function pixelsPerFrame(count: number, stageWidth: number): number {
  return Math.min(MOST_PER_FRAME, Math.max(LEAST_PER_FRAME, stageWidth / Math.max(1, count)))
}

/** The swing of a released turn: as far as its speed (in frames per millisecond) carries it, at most once around. */
export function letGo(at: number, speed: number, count: number): Swing {
  const run = Math.min(count, Math.max(-count, speed * DECAY))
  return { from: at, to: Math.round(at + run) }
}

/** The shorter way from one frame to another, or forward if both are equal. */
export function swingTo(at: number, index: number, count: number): Swing {
  const ahead = (((index - at) % count) + count) % count
  return { from: at, to: at + (ahead <= count - ahead ? ahead : ahead - count) }
}

/** The position of a swing after a time in milliseconds. */
export function swingAt({ from, to }: Swing, time: number): number {
  const left = (from - to) * Math.exp(-time / DECAY)
  return Math.abs(left) < STOP_DISTANCE ? to : to + left
}
