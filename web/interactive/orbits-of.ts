import type { InteractiveData } from '#contract/interactive.ts'
import { nearestInOrbit } from '#domain/picture/orbit.ts'
import type { Frames } from './use-frames.ts'
import type { Turning } from './use-turn.ts'

/** A ring of frames around a building. */
interface Orbit {
  readonly id: number
  readonly name: string
  /** The id of its frame whose direction is nearest to that of the current frame. */
  readonly frame: number
  readonly isCurrent: boolean
}

/** The orbits of a picture, from top to bottom. */
export interface Orbits {
  readonly all: readonly Orbit[]
  readonly goTo: (id: number) => void
}

/** The orbits of a picture, or null if it has only one. Switching keeps the direction. */
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
