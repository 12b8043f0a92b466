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

/** The orbits of a picture, where it has several; a switch between them keeps the direction. */
export function orbitsOf(
  { orbits }: Pick<InteractiveData, 'orbits'>,
  { all, shown, want }: Pick<Frames, 'all' | 'want'> & { readonly shown: { readonly index: number } },
  turning: Pick<Turning, 'jump'> | null,
): Orbits | null {
  const current = all[shown.index]?.orbit
  const nearest = (orbit: number) =>
    orbit === current ? shown.index : (nearestInOrbit(all, shown.index, orbit) ?? shown.index)
  if (!orbits) return null
  return {
    all: orbits.map(({ id, name }) => ({
      id,
      name,
      frame: all[nearest(id)]?.id ?? 0,
      isCurrent: id === current,
    })),
    goTo: (orbit) => (turning?.jump ?? want)(nearest(orbit)),
  }
}
