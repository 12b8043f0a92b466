import type { Page } from '#domain/address/address.ts'
import type { Chess, Estate, Instance } from '#domain/chess/chess.ts'
import type { Filter } from '#domain/filter/filter.ts'
import type { Failures } from '#domain/filter/match-units.ts'
import { openingEstate } from '#domain/place/opening-estate.ts'

/** The inputs that decide which units a page lists. */
interface ListSource {
  readonly page: Page
  readonly chess: Chess
  readonly filter: Filter
  /** Matching units in the order of the sort. */
  readonly found: readonly Instance[]
  /** The units that grids and plans dim; null if they dim none. */
  readonly dimming: Failures | null
  /** The units on the favourites page: the visitor's own, or those of a shared link. */
  readonly favourites: readonly number[]
}

/** The units of a page in its order: the matching ones, or the favourites. Previous and next unit follow this order. */
export function currentList({ page, chess, filter, found, dimming, favourites }: ListSource): readonly Instance[] {
  if (page.name === 'premises') return found
  if (page.name === 'favorites') return favourites.flatMap((id) => chess.instanceById.get(id) ?? [])
  // `instances` are in the order of the building.
  const opening = page.name === 'chess' ? openingEstate(chess, filter) : null
  return chess.instances.filter((unit) => !dimming?.[unit.row] && isOn(page, unit, opening))
}

function isOn(page: Page, { estate, storey }: Instance, opening: Estate | null): boolean {
  if (page.name === 'chess') return estate === opening
  if (page.name === 'chess-estate' || page.name === 'chess-plus-estate') return estate.id === page.estateId
  return page.name !== 'interactive' || page.storeyId === null || storey.id === page.storeyId
}
