import type { Page } from '#domain/address/address.ts'
import type { Chess, Instance } from '#domain/chess/chess.ts'
import type { Failures } from '#domain/filter/evaluate.ts'

/** What decides which units a page lists. */
export interface ListSource {
  readonly page: Page
  readonly chess: Chess
  /** Units that match, in the order of the sort. */
  readonly found: readonly Instance[]
  /** What grids and plans dim; null where they dim nothing. */
  readonly dimming: Failures | null
  /** The favourites that the favourites page shows: one's own, or those of a shared link. */
  readonly favourites: readonly number[]
}

/** The units of a page in its order: those that match, or the favourites. Previous and next unit walk along it. */
export function currentList({ page, chess, found, dimming, favourites }: ListSource): readonly Instance[] {
  if (page.name === 'premises') return found
  if (page.name === 'favorites') return favourites.flatMap((id) => chess.instanceById.get(id) ?? [])
  // They stand in the order of the building.
  return chess.instances.filter((unit) => !dimming?.[unit.row] && isOn(page, unit, chess))
}

function isOn(page: Page, { estate, storey }: Instance, { estates }: Chess): boolean {
  if (page.name === 'chess') return estate === estates[0]
  if (page.name === 'chess-estate' || page.name === 'chess-plus-estate') return estate.id === page.estateId
  return page.name !== 'interactive' || page.storeyId === null || storey.id === page.storeyId
}
