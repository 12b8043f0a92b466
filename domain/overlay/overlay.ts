import type { PanelRoute } from '#domain/address/address.ts'
import { ROUTED_PANEL_TYPES } from '#domain/address/page-table.ts'

/** Panel types: the routed ones, and `html`, which does not change the route. */
export const PANEL_TYPES = [...ROUTED_PANEL_TYPES, 'html'] as const
/** A panel type. */
export type PanelType = (typeof PANEL_TYPES)[number]

/** Modal types. */
export const MODAL_TYPES = ['order', 'callback', 'catalogSelect', 'filter', 'crmSuccessLink', 'errorModal'] as const
/** A modal type. */
export type ModalType = (typeof MODAL_TYPES)[number]

/** At most the last 2 panels are visible. */
export const VISIBLE_PANELS = 2

/** In panel widths. */
export const DEFAULT_PANEL_SIZE = 1

/** A panel that is open. */
export interface Panel {
  readonly id: number
  readonly type: PanelType
  /** What the address shows while this panel is on top; null for html. */
  readonly route: PanelRoute | null
  /** The template an html panel shows. */
  readonly template: string | null
  readonly size: number
}

/** A modal that is open, perhaps bound to a panel. */
export interface Modal {
  readonly id: number
  readonly type: ModalType
  readonly panelId: number | null
  readonly props: Readonly<Record<string, unknown>>
}

/** Anything else that Back has to close first: a picture viewer, a film, a menu of a small screen. Only its owner can show it. */
export interface Cover {
  readonly id: number
  /** What is opened from it takes its place: a menu. */
  readonly isTransient: boolean
  /** It goes along to other pages: the walkthrough. */
  readonly isPersistent: boolean
}

/** What lies over the page: panels from the first opened to the top one, modals and covers likewise. */
export interface Overlays {
  readonly panels: readonly Panel[]
  readonly modals: readonly Modal[]
  readonly covers: readonly Cover[]
  readonly nextId: number
}

/** Nothing open. */
export const NO_OVERLAYS: Overlays = { panels: [], modals: [], covers: [], nextId: 1 }

/** Tells whether a panel of one type takes the place of one of the other. html panels stand side by side; a unit has one panel. */
export function sharesPlace(a: PanelType, b: PanelType): boolean {
  return a === b ? a !== 'html' : isOfUnit(a) && isOfUnit(b)
}

function isOfUnit(type: PanelType): boolean {
  return type === 'details' || type === 'preview'
}

/** A persistent panel stays open when the visitor leaves for another page. */
export function isPersistent(type: PanelType): boolean {
  return type === 'html'
}

/** The panels a visitor sees. */
export function visiblePanels({ panels }: Overlays): readonly Panel[] {
  return panels.slice(-VISIBLE_PANELS)
}

/** The panel part of the address: that of the top panel that has one. */
export function routeOf({ panels }: Overlays): PanelRoute | null {
  return panels.findLast(({ route }) => route !== null)?.route ?? null
}

/** Tells whether two routes show the same thing. */
export function isSameRoute(a: PanelRoute | null, b: PanelRoute | null): boolean {
  return a?.type === b?.type && a?.context === b?.context && a?.id === b?.id
}
