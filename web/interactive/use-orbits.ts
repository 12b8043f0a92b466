import type { InteractiveData } from '#contract/interactive.ts'
import { nearestInOrbit } from '#domain/picture/orbit.ts'
import type { Frames } from './use-frames.ts'
import type { Turning } from './use-turn.ts'

/** A round of frames that can be switched to. */
export interface Orbit {
  readonly id: number
  readonly name: string
  /** The id of its frame that looks most nearly as the one that is shown. */
  readonly frame: number
  readonly isCurrent: boolean
}

/** The rounds of a picture, from the top down. */
export interface Orbits {
  readonly all: readonly Orbit[]
  readonly goTo: (id: number) => void
}

/** Switches between the orbits of a picture, where it has several, and keeps the direction. */
export function useOrbits(picture: InteractiveData, frames: Frames, turning: Turning | null): Orbits | null {
  const { all, shown, want } = frames
  const current = all[shown.index]?.orbit
  const nearest = (orbit: number) =>
    orbit === current ? shown.index : (nearestInOrbit(all, shown.index, orbit) ?? shown.index)
  if (!picture.orbits) return null
  return {
    all: picture.orbits.map(({ id, name }) => ({
      id,
      name,
      frame: all[nearest(id)]?.id ?? 0,
      isCurrent: id === current,
    })),
    goTo: (orbit) => (turning?.jump ?? want)(nearest(orbit)),
  }
}
