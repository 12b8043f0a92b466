import type { TokenData } from '#contract/token.ts'
import type { Page } from '#domain/address/address.ts'
import type { Chess, Estate, Storey } from '#domain/chess/chess.ts'
import type { Target } from '#domain/picture/pinpoint.ts'

/** Where a region leads: to a page, to the card of a unit, to the list of a storey, or into another catalogue. */
type Destination =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'instance'; readonly id: number }
  | { readonly kind: 'storey'; readonly id: number }
  | { readonly kind: 'catalogue'; readonly token: string }

/** Where a region leads, or null if its target does not exist (any more). */
export function destinationOf(
  { kind, id }: Target,
  chess: Chess | null,
  { catalogs }: Pick<TokenData, 'catalogs'>,
): Destination | null {
  switch (kind) {
    case 'project': {
      const entry = catalogs.find(({ project_id }) => project_id === id)
      return entry ? { kind: 'catalogue', token: entry.token } : null
    }
    case 'interactive':
      return { kind: 'page', page: { name: 'interactive', interactiveId: String(id), frameId: 0, storeyId: null } }
    case 'panorama':
      return { kind: 'page', page: { name: 'panorama', panoramaId: id } }
    case 'instance':
      return chess?.instanceById.has(id) ? { kind: 'instance', id } : null
    case 'storey': {
      const storey = chess?.storeyById.get(id)
      return storey ? destinationOfStorey(storey) : null
    }
    case 'section': {
      const estate = chess?.estates.find(({ sections }) => sections.some((section) => section.id === id))
      return estate ? { kind: 'page', page: { name: 'chess-estate', estateId: estate.id } } : null
    }
    case 'estate': {
      const estate = chess?.estateById.get(id)
      return estate ? { kind: 'page', page: facadePageOf(estate) } : null
    }
  }
}

/** The page of a building's picture. A building without one gets a facade generated from the chess. */
export function facadePageOf({ id, facade }: Estate): Page {
  return {
    name: 'interactive',
    interactiveId: facade ? String(facade.interactive) : `estate-${id}`,
    frameId: facade?.frame ?? 0,
    storeyId: null,
  }
}

/** The plan of a storey or, without one, its list of units. */
function destinationOfStorey({ id, plan }: Storey): Destination {
  const page = plan && storeyPlanPageOf({ id, plan })
  return page ? { kind: 'page', page } : { kind: 'storey', id }
}

/** The page of a storey's plan, or null without a plan. */
export function storeyPlanPageOf({ id, plan }: Pick<Storey, 'id' | 'plan'>): Page | null {
  return plan && { name: 'interactive', interactiveId: String(plan.interactive), frameId: plan.frame, storeyId: id }
}
