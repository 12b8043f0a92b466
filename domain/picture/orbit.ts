import { stepFrame } from './frame.ts'
import { fullTurn } from './heading.ts'

/** The parts of a frame that a switch between orbits needs. Without `orbit` there is only one orbit. */
export interface OrbitFrame {
  readonly orbit?: number | undefined
  readonly heading?: number | undefined
}

/** The indexes of the frames in the same orbit, including the frame itself, in their order around the building. */
export function ringOf(frames: readonly OrbitFrame[], index: number): readonly number[] {
  return ringIn(frames, frames[index]?.orbit)
}

/** The frame of another orbit with the nearest heading. Without headings, the frame at the same position in its ring. */
export function nearestInOrbit(frames: readonly OrbitFrame[], index: number, orbit: number): number | null {
  const ring = ringIn(frames, orbit)
  const heading = frames[index]?.heading
  const known = ring.filter((other) => frames[other]?.heading !== undefined)
  if (heading === undefined || known.length === 0) return samePlace(ringOf(frames, index), index, ring)
  const turns = known.map((other) => angleBetween(frames[other]?.heading ?? 0, heading))
  return known[turns.indexOf(Math.min(...turns))] ?? null
}

function ringIn(frames: readonly OrbitFrame[], orbit: number | undefined): readonly number[] {
  return frames.flatMap((frame, index) => (frame.orbit === orbit ? [index] : []))
}

function samePlace(from: readonly number[], index: number, to: readonly number[]): number | null {
  const share = Math.max(0, from.indexOf(index)) / Math.max(1, from.length)
  return to[stepFrame(to.length, Math.round(share * to.length), 0)] ?? null
}

function angleBetween(a: number, b: number): number {
  const turn = fullTurn(a - b)
  return Math.min(turn, 360 - turn)
}
