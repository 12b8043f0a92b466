import type { Page, PanelRoute } from '#domain/address/address.ts'
import type { PageName } from '#domain/address/page-table.ts'

/** Stands in the local storage of a visitor who was shown the walkthrough. */
export const SEEN_KEY = 'vitrine-walkthrough'

/** What a visitor has opened. */
export interface Opened {
  readonly page: Page
  readonly panel: PanelRoute | null
  readonly isInCrm: boolean
  /** It stands in a frame of another page. */
  readonly isFramed: boolean
}

/** The pages where choosing begins; who was sent to any other came for what it shows. */
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

/**
 * Tells whether the walkthrough may begin by itself: not over a unit that somebody was sent, nor for who works here, nor in
 * the page of another, whose focus it would take.
 */
export function mayBeginByItself({ page, panel, isInCrm, isFramed }: Opened): boolean {
  return !isFramed && !isInCrm && panel === null && FIRST_PAGES.has(page.name)
}
