import type { ShortType } from '#domain/catalogue/catalogue.ts'

/** Panel types that have a route. */
export const ROUTED_PANEL_TYPES = ['details', 'info', 'preview', 'group'] as const
/** A panel type that has a route. */
export type RoutedPanelType = (typeof ROUTED_PANEL_TYPES)[number]

/** Key of a page title; worded by `title.*` messages. */
export type TitleKey =
  | 'main'
  | 'projects'
  | 'info'
  | 'interactive'
  | 'interactive_0'
  | 'interactive_1'
  | 'group_interactive'
  | 'premises'
  | 'chess'
  | 'chess_plus'
  | 'chess_print'
  | 'favorites'
  | 'panorama'
  | 'about'
  | 'pdf'
  | 'instructions'
  | 'error_404'
  | 'token_not_found'

interface PageRow {
  /** Path after the tokens: words, `{parameter}` and `{optional?}`. */
  readonly pattern: string
  readonly title: TitleKey
  readonly panels: readonly RoutedPanelType[]
  /** `shell`: inside the frame of the catalogue. `document`: a separate sheet to print. */
  readonly layout: 'shell' | 'document'
  readonly catalogues: readonly ShortType[]
}

const NO_PANELS: readonly RoutedPanelType[] = []
const ALL_PANELS = ROUTED_PANEL_TYPES
const IC: readonly ShortType[] = ['ic']
const BOTH: readonly ShortType[] = ['ic', 'gic']

/**
 * Every page of a catalogue. Addresses, titles, allowed panels and the router are derived from this table.
 * Every page has panels except error-404, the documents, Projects, Info, Panorama and Main.
 */
export const PAGES = {
  main: { pattern: '', title: 'main', panels: NO_PANELS, layout: 'shell', catalogues: BOTH },
  projects: { pattern: 'projects', title: 'projects', panels: NO_PANELS, layout: 'shell', catalogues: BOTH },
  info: { pattern: 'info', title: 'info', panels: NO_PANELS, layout: 'shell', catalogues: BOTH },
  interactive: {
    pattern: 'interactive/{interactiveId}/frame/{frameId}/{storeyId?}',
    title: 'interactive',
    panels: ALL_PANELS,
    layout: 'shell',
    catalogues: IC,
  },
  premises: { pattern: 'premises', title: 'premises', panels: ALL_PANELS, layout: 'shell', catalogues: IC },
  chess: { pattern: 'chess', title: 'chess', panels: ALL_PANELS, layout: 'shell', catalogues: IC },
  'chess-estate': {
    pattern: 'chess/estate/{estateId}',
    title: 'chess',
    panels: ALL_PANELS,
    layout: 'shell',
    catalogues: IC,
  },
  'chess-plus': { pattern: 'chess-plus', title: 'chess_plus', panels: ALL_PANELS, layout: 'shell', catalogues: IC },
  'chess-plus-estate': {
    pattern: 'chess-plus/estate/{estateId}',
    title: 'chess_plus',
    panels: ALL_PANELS,
    layout: 'shell',
    catalogues: IC,
  },
  favorites: { pattern: 'favorites', title: 'favorites', panels: ALL_PANELS, layout: 'shell', catalogues: BOTH },
  panorama: {
    pattern: 'panorama/{panoramaId?}',
    title: 'panorama',
    panels: NO_PANELS,
    layout: 'shell',
    catalogues: BOTH,
  },
  about: { pattern: 'about', title: 'about', panels: ALL_PANELS, layout: 'shell', catalogues: BOTH },
  'pdf-chess': {
    pattern: 'pdf/chess/{estateId?}',
    title: 'chess_print',
    panels: NO_PANELS,
    layout: 'document',
    catalogues: IC,
  },
  pdf: { pattern: 'pdf/{instanceId}', title: 'pdf', panels: NO_PANELS, layout: 'document', catalogues: IC },
  instructions: {
    pattern: 'instructions',
    title: 'instructions',
    panels: NO_PANELS,
    layout: 'document',
    catalogues: BOTH,
  },
  'error-404': { pattern: 'error-404', title: 'error_404', panels: NO_PANELS, layout: 'shell', catalogues: BOTH },
} as const satisfies Record<string, PageRow>

/** The name of a page. */
export type PageName = keyof typeof PAGES

/** Every page name. */
export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[]
