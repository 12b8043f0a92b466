import type { Address } from '#domain/address/address.ts'
import { type Overlays, type Panel, routeOf } from '#domain/overlay/overlay.ts'

/** An entry of the browser's history: a place, what lies over it, and what is known of the entries before it. */
export interface Here {
  /** Its panel is the top one of the overlays that has a route. */
  readonly address: Address
  /** The query as it stands in the address. */
  readonly search: string
  readonly overlays: Overlays
  /** Entries of one visit to a page differ in what lies over it, and share the query. */
  readonly visit: string
  /** What the entries before this one show, the nearest first, as far as they are of the same visit. */
  readonly behind: readonly string[]
  /** The visitor came from another page of the catalogue, so that Back stays in it. */
  readonly cameFromHere: boolean
}

interface Shown extends Pick<Overlays, 'panels'> {
  readonly modals: readonly { readonly id: number }[]
  readonly covers: readonly { readonly id: number }[]
}

/** Names what overlays show: equal names, equal sight. */
export function nameOf({ panels, modals, covers }: Shown): string {
  return JSON.stringify([panels.map(nameOfPanel), [...modals, ...covers].map(({ id }) => id)])
}

/** Names what a panel shows. */
export function nameOfPanel({ route, template }: Panel): string {
  return route ? `${route.type}/${route.context}/${route.id}` : `html/${template}`
}

/** The same place with something else over it; the address names the top panel. */
export function withOverlays(here: Here, overlays: Overlays): Here {
  return { ...here, overlays, address: { ...here.address, panel: routeOf(overlays) } }
}
