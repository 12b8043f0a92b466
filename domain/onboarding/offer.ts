import type { Page, PanelRoute } from '#domain/address/address.ts'
import type { PageName } from '#domain/address/page-table.ts'

/** The local storage key of the offer's state. */
export const OFFER_KEY = 'vitrine-walkthrough'

/** The stored state: `offered` after the note disappeared by itself once, `seen` when it is not offered again. */
export type KeptOffer = 'offered' | 'seen'

/** How a note ends: the visitor started the walkthrough, closed the note, or did something else. */
export type OfferEnd = 'started' | 'closed' | 'left'

/** What a visitor has opened. */
export interface Opened {
  readonly page: Page
  readonly panel: PanelRoute | null
  readonly isInCrm: boolean
  /** The link belongs to a partner, who presents the catalogue in person. */
  readonly isPartner: boolean
  /** The catalogue is embedded in another page. */
  readonly isFramed: boolean
}

/** The pages where choosing begins. A visitor who opens another page came for what it shows. */
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

/** Whether the walkthrough may be offered on what the visitor opened. */
export function mayOffer({ page, panel, isInCrm, isPartner, isFramed }: Opened): boolean {
  return !isFramed && !isInCrm && !isPartner && panel === null && FIRST_PAGES.has(page.name)
}

/** The state to store after a note ended. A note that disappeared by itself is shown once more on the next visit. */
export function keptAfter(kept: KeptOffer | null, end: OfferEnd): KeptOffer {
  return end === 'left' && kept === null ? 'offered' : 'seen'
}
