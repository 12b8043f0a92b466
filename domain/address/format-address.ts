import type { Address, Page, PanelRoute } from './address.ts'
import { PAGES } from './page-table.ts'
import { fillPattern } from './pattern.ts'

/** The canonical path of an address, without a trailing slash. */
export function formatAddress({ lang, firstToken, secondToken, page, panel }: Address): string {
  const segments = [lang, firstToken, secondToken, ...pageSegments(page), ...panelSegments(panel)]
  return segments.map((segment) => (segment === null ? '' : `/${encodeURIComponent(segment)}`)).join('')
}

/** The path of a page below the tokens; equal pages have equal paths. */
export function formatPage(page: Page): string {
  return pageSegments(page).join('/')
}

function pageSegments(page: Page): readonly string[] {
  return fillPattern(PAGES[page.name].pattern, page)
}

function panelSegments(panel: PanelRoute | null): readonly string[] {
  if (!panel) return []
  return panel.context === null ? [panel.type] : [panel.type, panel.context, String(panel.id)]
}
