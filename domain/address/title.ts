import type { Page } from './address.ts'
import { PAGES, type TitleKey } from './page-table.ts'

/** The facts about a page's picture that its title depends on. */
export interface TitledPicture {
  readonly kind: 'group' | 'masterplan' | 'facade' | 'storey' | 'panorama'
  /** It has no parent picture. */
  readonly top: boolean
  /** Its regions are estates: the visitor selects a house. */
  readonly selects_estate: boolean
}

/** Stands between the page title and the catalogue name. */
export const TITLE_SEPARATOR = ' — '

/** The title key of a page: Group Interactive, Interactive-0 or -1 for a top picture, Interactive for those below it. */
export function titleKeyOf(page: Page, picture: TitledPicture | null): TitleKey {
  if (page.name !== 'main' && page.name !== 'interactive') return PAGES[page.name].title
  if (!picture) return PAGES[page.name].title
  if (picture.kind === 'group') return 'group_interactive'
  if (!picture.top) return 'interactive'
  return picture.selects_estate ? 'interactive_1' : 'interactive_0'
}

/** The document title. While a unit's panel is open, `pageTitle` is the unit's name. */
export function documentTitle(pageTitle: string, catalogueName: string): string {
  return `${pageTitle}${TITLE_SEPARATOR}${catalogueName}`
}
