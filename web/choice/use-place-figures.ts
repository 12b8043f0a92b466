import { useMemo } from 'react'
import type { FreeTotals } from '#domain/chess/chess.ts'
import { type PlaceFigures, placeFigures } from '#domain/chess/place-figures.ts'
import type { UnitContainer } from '#domain/chess/units-in.ts'
import { useChoice } from './choice-context.ts'

/** The figures of places for the chosen types; cached per place. */
export function usePlaceFigures(): (place: UnitContainer & FreeTotals) => PlaceFigures {
  const { types } = useChoice().filter
  return useMemo(() => {
    const known = new WeakMap<UnitContainer, PlaceFigures>()
    return (place) => {
      const figures = known.get(place) ?? placeFigures(place, types)
      known.set(place, figures)
      return figures
    }
  }, [types])
}
