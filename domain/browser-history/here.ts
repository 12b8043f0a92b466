import type { Address } from '#domain/address/address.ts'
import { type Overlays, type Panel, routeOf } from '#domain/overlay/overlay.ts'

/** An entry of the browser's history: the address, the overlays on it, and what the entries before it show. */
export interface Here {
  /** Its panel is the topmost panel that has a route. */
  readonly address: Address
  /** The query string of the address. */
  readonly search: string
  readonly overlays: Overlays
  /** Identifies one visit to a page. Its entries share the query and differ in their overlays. */
  readonly visit: string
  /** Names of what the previous entries of the same visit show, the nearest first. */
  readonly behind: readonly string[]
  /** The visitor came from another page of the catalogue, so Back stays in it. */
  readonly cameFromHere: boolean
}

interface Shown extends Pick<Overlays, 'panels'> {
  readonly modals: readonly { readonly id: number }[]
  readonly covers: readonly { readonly id: number }[]
}

/** A name for what overlays show. Equal names mean the same view. */
export function nameOf({ panels, modals, covers }: Shown): string {
  return JSON.stringify([panels.map(nameOfPanel), [...modals, ...covers].map(({ id }) => id)])
}

/** A name for what a panel shows. */
export function nameOfPanel({ route, template }: Panel): string {
  return route ? `${route.type}/${route.context}/${route.id}` : `html/${template}`
}

/** The same page with other overlays. The address names the topmost panel. */
export function withOverlays(here: Here, overlays: Overlays): Here {
  return { ...here, overlays, address: { ...here.address, panel: routeOf(overlays) } }
}
