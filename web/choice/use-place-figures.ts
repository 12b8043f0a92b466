import { useMemo } from 'react'
import type { UnitContainer } from '#domain/chess/units-in.ts'
import { type PlaceFigures, placeFigures } from '#domain/place/place-figures.ts'
import { useChoice } from './choice-context.ts'

/** The figures of places for what the visitor looks for; cached per place. */
export function usePlaceFigures(): (place: UnitContainer) => PlaceFigures {
  const { wanted } = useChoice()
  return useMemo(() => {
    const known = new WeakMap<UnitContainer, PlaceFigures>()
    return (place) => {
      const figures = known.get(place) ?? placeFigures(place, wanted)
      known.set(place, figures)
      return figures
    }
  }, [wanted])
}
