import type { Address, Page, PanelRoute } from '#domain/address/address.ts'
import type { PageName, RoutedPanelType } from '#domain/address/page-table.ts'
import { parseAddress } from '#domain/address/parse-address.ts'

const PICTURE = ['interactive-view', 'photo-view', 'storey-picker', 'turn-strip']

/** The parts of each page, by the names given to `lazyPart`. Documents open in a page of their own. */
const PAGE_PARTS: Partial<Record<PageName, readonly string[]>> = {
  main: PICTURE,
  interactive: PICTURE,
  chess: ['chess-view'],
  'chess-estate': ['chess-view'],
  'chess-plus': ['chess-plus-view'],
  'chess-plus-estate': ['chess-plus-view'],
  premises: ['premises-view'],
  favorites: ['favourites-view'],
  projects: ['projects-page'],
  info: ['info-page'],
  about: ['about-page'],
  panorama: ['panorama-page'],
}

/** Here a tap opens the card of a unit at once. */
const LISTS: readonly PageName[] = ['premises', 'favorites']

const UNIT_CARD = ['panels', 'unit-card']

const PANEL_PARTS: Readonly<Record<RoutedPanelType, readonly string[]>> = {
  details: UNIT_CARD,
  preview: UNIT_CARD,
  group: ['panels', 'storey-panel'],
  info: ['panels', 'info-panel'],
}

/** What most visitors open next. */
export const USUAL_PARTS = [...UNIT_CARD, 'modals']

/** What the pointer or the focus is near. */
export interface NearControl {
  /** The path of a link on this site. */
  readonly path: string | null
  /** The names of the parts that a button opens. */
  readonly parts: string | undefined
  /** A first tap on a unit opens its preview, except in lists. */
  readonly isTouched: boolean
}

/** The lazy parts that a press on a control will need. */
export function partsOf({ path, parts, isTouched }: NearControl): readonly string[] {
  if (parts !== undefined) return parts.split(' ')
  const parsed = path === null ? null : parseAddress(path)
  return parsed?.kind === 'page' ? partsOfAddress(parsed.address, isTouched) : []
}

function partsOfAddress({ page, panel }: Address, isTouched: boolean): readonly string[] {
  const hasPreview = isTouched && !LISTS.includes(page.name)
  return [...partsOfPage(page), ...(panel ? partsOfPanel(panel, hasPreview) : [])]
}

function partsOfPage(page: Page): readonly string[] {
  if (page.name === 'interactive' && page.storeyId !== null) return ['storey-plan-view']
  return PAGE_PARTS[page.name] ?? []
}

function partsOfPanel({ type }: PanelRoute, hasPreview: boolean): readonly string[] {
  return [...PANEL_PARTS[type], ...(hasPreview && type === 'details' ? ['unit-preview'] : [])]
}
