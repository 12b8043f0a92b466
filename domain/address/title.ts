import type { Page } from './address.ts'
import { PAGES, type TitleKey } from './page-table.ts'

/** The picture behind a page, as far as its title needs to know. */
export interface TitledPicture {
  readonly kind: 'group' | 'masterplan' | 'facade' | 'storey' | 'panorama'
  /** Nothing stands above it. */
  readonly top: boolean
  /** Its regions are estates: the visitor selects a house. */
  readonly selects_estate: boolean
}

/** Spec 2: page title, separator, catalogue name. */
export const TITLE_SEPARATOR = ' — '

/** The title key of a page: Group Interactive, Interactive-0 or -1 for a top picture, Interactive below (design 2). */
export function titleKeyOf(page: Page, picture: TitledPicture | null): TitleKey {
  if (page.name !== 'main' && page.name !== 'interactive') return PAGES[page.name].title
  if (!picture) return PAGES[page.name].title
  if (picture.kind === 'group') return 'group_interactive'
  if (!picture.top) return 'interactive'
  return picture.selects_estate ? 'interactive_1' : 'interactive_0'
}

/** The document title; the panel of a unit puts the unit's own name first. */
export function documentTitle(pageTitle: string, catalogueName: string): string {
  return `${pageTitle}${TITLE_SEPARATOR}${catalogueName}`
}
