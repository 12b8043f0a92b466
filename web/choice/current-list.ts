import type { Page } from '#domain/address/address.ts'
import type { Chess, Instance } from '#domain/chess/chess.ts'
import type { Failures } from '#domain/filter/match-units.ts'

/** The inputs that decide which units a page lists. */
export interface ListSource {
  readonly page: Page
  readonly chess: Chess
  /** Matching units in the order of the sort. */
  readonly found: readonly Instance[]
  /** The units that grids and plans dim; null if they dim none. */
  readonly dimming: Failures | null
  /** The units on the favourites page: the visitor's own, or those of a shared link. */
  readonly favourites: readonly number[]
}

/** The units of a page in its order: the matching ones, or the favourites. Previous and next unit follow this order. */
export function currentList({ page, chess, found, dimming, favourites }: ListSource): readonly Instance[] {
  if (page.name === 'premises') return found
  if (page.name === 'favorites') return favourites.flatMap((id) => chess.instanceById.get(id) ?? [])
  // `instances` are in the order of the building.
  return chess.instances.filter((unit) => !dimming?.[unit.row] && isOn(page, unit, chess))
}

function isOn(page: Page, { estate, storey }: Instance, { estates }: Chess): boolean {
  if (page.name === 'chess') return estate === estates[0]
  if (page.name === 'chess-estate' || page.name === 'chess-plus-estate') return estate.id === page.estateId
  return page.name !== 'interactive' || page.storeyId === null || storey.id === page.storeyId
}
