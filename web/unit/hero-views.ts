import type { Instance } from '#domain/chess/chess.ts'
import { buildingPlaceOf, storeyPlaceOf, type UnitPlace } from '#domain/picture/locate-unit.ts'

/** What the head of a card can show of a unit. */
export type HeroView = 'plan' | 'storey' | 'building' | 'gallery'

/** The views of a unit that there are, the plan always: a drawing stands in where it is missing. */
export function viewsOf(instance: Instance, place: UnitPlace | null): readonly HeroView[] {
  return [
    'plan',
    ...(storeyPlaceOf(place) ? ['storey' as const] : []),
    ...(buildingPlaceOf(place) ? ['building' as const] : []),
    ...(instance.gallery?.length ? ['gallery' as const] : []),
  ]
}
