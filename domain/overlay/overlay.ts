import type { PanelRoute } from '#domain/address/address.ts'
import { ROUTED_PANEL_TYPES } from '#domain/address/page-table.ts'

/** Panel types: those with a route, and `html`, which does not change the route. */
export const PANEL_TYPES = [...ROUTED_PANEL_TYPES, 'html'] as const
/** A panel type. */
export type PanelType = (typeof PANEL_TYPES)[number]

/** Modal types. */
export const MODAL_TYPES = ['order', 'callback', 'catalogSelect', 'filter', 'crmSuccessLink', 'errorModal'] as const
/** A modal type. */
export type ModalType = (typeof MODAL_TYPES)[number]

/** At most the last 2 panels are visible. */
const VISIBLE_PANELS = 2

/** In panel widths. */
export const DEFAULT_PANEL_SIZE = 1

/** An open panel. */
export interface Panel {
  readonly id: number
  readonly type: PanelType
  /** The panel part of the address while this panel is on top; null for html. */
  readonly route: PanelRoute | null
  /** The template an html panel shows. */
  readonly template: string | null
  readonly size: number
}

/** An open modal, optionally bound to a panel. */
export interface Modal {
  readonly id: number
  readonly type: ModalType
  readonly panelId: number | null
  readonly props: Readonly<Record<string, unknown>>
}

/** Any other overlay that Back closes: a picture viewer, a film, a mobile menu. Only its own component can show it. */
export interface Cover {
  readonly id: number
  /** Whatever is opened from it replaces it: a menu. */
  readonly isTransient: boolean
  /** It stays open on other pages: the walkthrough. */
  readonly isPersistent: boolean
}

/** The overlays of a page. Panels, modals and covers are each in opening order, the topmost last. */
export interface Overlays {
  readonly panels: readonly Panel[]
  readonly modals: readonly Modal[]
  readonly covers: readonly Cover[]
  readonly nextId: number
}

/** No open overlays. */
export const NO_OVERLAYS: Overlays = { panels: [], modals: [], covers: [], nextId: 1 }

/** Whether a panel of one type replaces one of the other. Panels of type html never do; details and preview share one. */
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

/** The panels that are visible. */
export function visiblePanels({ panels }: Overlays): readonly Panel[] {
  return panels.slice(-VISIBLE_PANELS)
}

/** The panel part of the address: the route of the topmost panel that has one. */
export function routeOf({ panels }: Overlays): PanelRoute | null {
  return panels.findLast(({ route }) => route !== null)?.route ?? null
}

/** Whether two routes show the same thing. */
export function isSameRoute(a: PanelRoute | null, b: PanelRoute | null): boolean {
  return a?.type === b?.type && a?.context === b?.context && a?.id === b?.id
}
