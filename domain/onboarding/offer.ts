import type { Page, PanelRoute } from '#domain/address/address.ts'
import type { PageName } from '#domain/address/page-table.ts'

/** The name in the visitor's local storage under which the state of the offer is kept. */
export const OFFER_KEY = 'vitrine-walkthrough'

/** What is kept: `offered` after a note that left by itself, `seen` when there is nothing more to offer. */
export type KeptOffer = 'offered' | 'seen'

/** How a note leaves: the visitor started the walkthrough, closed the note, or did something else. */
export type OfferEnd = 'started' | 'closed' | 'left'

/** What a visitor has opened. */
export interface Opened {
  readonly page: Page
  readonly panel: PanelRoute | null
  readonly isInCrm: boolean
  /** The link belongs to a partner, who shows the catalogue himself. */
  readonly isPartner: boolean
  /** The catalogue stands in a frame of another page. */
  readonly isFramed: boolean
}

/** The pages where choosing begins. A visitor who was sent to another page came for what it shows. */
const FIRST_PAGES: ReadonlySet<PageName> = new Set([
  'main',
  'interactive',
  'chess',
  'chess-estate',
  'chess-plus',
  'chess-plus-estate',
  'premises',
  'projects',
])

/** Tells whether the walkthrough may be offered on what the visitor opened. */
export function mayOffer({ page, panel, isInCrm, isPartner, isFramed }: Opened): boolean {
  return !isFramed && !isInCrm && !isPartner && panel === null && FIRST_PAGES.has(page.name)
}

/** What to keep after a note has left; a note that left by itself comes once more on the next visit. */
export function keptAfter(kept: KeptOffer | null, end: OfferEnd): KeptOffer {
  return end === 'left' && kept === null ? 'offered' : 'seen'
}
