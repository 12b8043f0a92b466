import type { Address, PanelRoute } from '#domain/address/address.ts'
import { placeOf } from '#domain/address/place.ts'
import { isSameRoute, type Overlays, routeOf } from '#domain/overlay/overlay.ts'
import { reduceOverlays } from '#domain/overlay/reduce-overlays.ts'
import { type Here, nameOf, withOverlays } from './here.ts'

/** A change of the browser's history. */
export type Step =
  | { readonly type: 'push'; readonly entry: Here }
  | { readonly type: 'replace'; readonly entry: Here }
  | { readonly type: 'go'; readonly by: number }

/** The entry after a move, and the steps that bring the browser there. */
export interface Move {
  readonly here: Here
  readonly steps: readonly Step[]
}

/** Where the visitor navigates to. */
export interface Destination {
  readonly address: Address
  readonly search: string
}

/** How many previous entries are remembered. A view further back is not returned to: the current entry is replaced. */
const MAX_BEHIND = 50

/** Opens an overlay in a new entry, so that Back closes it. Opened from a menu, it replaces the menu's entry. */
export function openOver(here: Here, overlays: Overlays): Move {
  const menus = new Set(here.overlays.covers.filter(({ isTransient }) => isTransient).map(({ id }) => id))
  const next = withOverlays(here, withoutCovers(overlays, menus))
  if (nameOf(next.overlays) === nameOf(here.overlays)) return showInPlace(here, next.overlays)
  const isFromMenu = menus.size > 0 && here.behind[0] === nameOf(withoutCovers(here.overlays, menus))
  return isFromMenu ? replace(next) : push(next, [nameOf(here.overlays), ...here.behind].slice(0, MAX_BEHIND))
}

/** Closes down to the given overlays: goes back to the nearest entry that shows exactly these, or replaces this entry. */
export function closeDownTo(here: Here, overlays: Overlays): Move {
  return goBackTo(here, overlays, here.behind.indexOf(nameOf(overlays)))
}

/** Shows other overlays in the current entry. Goes back one entry if the previous one already shows them. */
export function showInPlace(here: Here, overlays: Overlays): Move {
  return goBackTo(here, overlays, here.behind[0] === nameOf(overlays) ? 0 : -1)
}

/** Navigates to another page in a new entry. Modals and menus leave no entries behind. */
export function leaveFor(here: Here, { address, search }: Destination, visit: string): Move {
  const left = reduceOverlays(here.overlays, { type: 'leave' }).overlays
  const overlays = follow(left, address)
  const next: Here = { address, search, overlays, visit, behind: [], cameFromHere: true }
  const bare = { ...here.overlays, modals: left.modals, covers: left.covers }
  if (nameOf(bare) === nameOf(here.overlays) || !here.behind.includes(nameOf(bare))) return push(next, [])
  // A menu does not change the page below it. A dialog may have changed it, so the entry below is rewritten first.
  if (isMenuEntry(here) && here.behind[0] === nameOf(bare)) return replace(next)
  return { here: next, steps: [...closeDownTo(here, bare).steps, { type: 'push', entry: next }] }
}

/** Shows another frame of the same place, or another place, in the current entry. The panel may change too. */
export function turnTo(here: Here, { address, search }: Destination): Move {
  const isSamePlace = placeOf(address.page, null) === placeOf(here.address.page, null)
  const overlays = isSamePlace ? here.overlays : reduceOverlays(here.overlays, { type: 'leave' }).overlays
  return showInPlace({ ...here, address, search }, follow(overlays, address))
}

/** Shows another page in the current entry. */
export function replaceBy(here: Here, destination: Destination, visit: string): Move {
  return replace({ ...leaveFor(here, destination, visit).here, cameFromHere: here.cameFromHere })
}

/** Whether the current entry belongs to a menu. Whatever is opened from the menu replaces the entry. */
export function isMenuEntry({ overlays, behind }: Here): boolean {
  const covers = overlays.covers.filter(({ isTransient }) => !isTransient)
  return covers.length < overlays.covers.length && behind[0] === nameOf({ ...overlays, covers })
}

/** Opens and closes panels to match an address. */
export function follow(overlays: Overlays, { panel, page }: Address): Overlays {
  return isSameRoute(routeOf(overlays), panel) ? overlays : followed(overlays, panel, page)
}

function followed(overlays: Overlays, route: PanelRoute | null, page: Address['page']): Overlays {
  return reduceOverlays(overlays, { type: 'follow', route, page }).overlays
}

function goBackTo(here: Here, overlays: Overlays, index: number): Move {
  const shown = withOverlays(here, overlays)
  if (index < 0) return replace(shown)
  const to = { ...shown, behind: here.behind.slice(index + 1) }
  const go: Step = { type: 'go', by: -(index + 1) }
  // That entry may have another query or frame, or may have been rewritten since.
  return { here: to, steps: [go, { type: 'replace', entry: to }] }
}

function push(entry: Here, behind: readonly string[]): Move {
  const here = { ...entry, behind }
  return { here, steps: [{ type: 'push', entry: here }] }
}

function replace(here: Here): Move {
  return { here, steps: [{ type: 'replace', entry: here }] }
}

function withoutCovers(overlays: Overlays, ids: ReadonlySet<number>): Overlays {
  return { ...overlays, covers: overlays.covers.filter(({ id }) => !ids.has(id)) }
}
