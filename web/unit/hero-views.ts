import type { Instance } from '#domain/chess/chess.ts'
import { buildingPlaceOf, storeyPlaceOf, type UnitPlace } from '#domain/picture/locate-unit.ts'

/** A view in the hero of a unit's card. */
export type HeroView = 'plan' | 'storey' | 'building' | 'gallery'

/** The available views of a unit. Always includes the plan, since a drawing replaces a missing one. */
export function viewsOf(instance: Instance, place: UnitPlace | null): readonly HeroView[] {
  return [
    'plan',
    ...(storeyPlaceOf(place) ? ['storey' as const] : []),
    ...(buildingPlaceOf(place) ? ['building' as const] : []),
    ...(instance.gallery?.length ? ['gallery' as const] : []),
  ]
}
