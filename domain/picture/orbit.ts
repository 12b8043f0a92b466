import { stepFrame } from './frame.ts'
import { fullTurn } from './heading.ts'

/** A frame as far as a switch between orbits has to know it; one without an orbit belongs to the only one. */
export interface OrbitFrame {
  readonly orbit?: number | undefined
  readonly heading?: number | undefined
}

/** The indexes of the frames that stand in one orbit with this one, itself included, in their order round the building. */
export function ringOf(frames: readonly OrbitFrame[], index: number): readonly number[] {
  return ringIn(frames, frames[index]?.orbit)
}

/** The frame of another orbit that looks most nearly the same way: by headings where they are known, else by the place in the round. */
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
