import type { Instance } from '#domain/chess/chess.ts'
import type { Image } from '#domain/media/image.ts'
import type { UnitPlace } from '#web/picture/locate-unit.ts'
import type { Pinpoint } from '#web/picture/pinpoint.ts'

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

/** The unit on the plan of its storey. */
export function storeyPlaceOf(place: UnitPlace | null): Pinpoint | null {
  return place?.unit?.kind === 'storey' ? place.unit : null
}

/** The picture that shows the unit from outside: its storey, else the house itself, else the building on the site. */
export function buildingPlaceOf(place: UnitPlace | null): Pinpoint | null {
  if (!place) return null
  const house = place.unit?.kind === 'storey' ? null : place.unit
  return place.storey ?? house ?? place.estate
}

/** The plans of a unit: one for each level of a duplex, else the one plan it has. */
export function plansOf({ layout }: Instance): readonly Image[] {
  const levels = layout.plan_levels ?? []
  if (levels.length > 1) return levels
  return layout.plan ? [layout.plan] : levels
}
