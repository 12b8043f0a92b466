import type { Address, PanelRoute } from '#domain/address/address.ts'
import { placeOf } from '#domain/address/place.ts'
import { isSameRoute, type Overlays, routeOf } from '#domain/overlay/overlay.ts'
import { reduceOverlays } from '#domain/overlay/reduce-overlays.ts'
import { type Here, nameOf, withOverlays } from './here.ts'

/** What has to be done to the browser's history. */
export type Step =
  | { readonly type: 'push'; readonly entry: Here }
  | { readonly type: 'replace'; readonly entry: Here }
  | { readonly type: 'go'; readonly by: number }

/** Where the visitor is after a move, and the steps that bring the browser there. */
export interface Move {
  readonly here: Here
  readonly steps: readonly Step[]
}

/** Where a visitor goes. */
export interface Destination {
  readonly address: Address
  readonly search: string
}

/** How many entries back something is looked for; what is further back is replaced instead. */
const MAX_BEHIND = 50

/** Opens something: a new entry, so that Back undoes it. A menu that it was opened from gives up its entry. */
export function openOver(here: Here, overlays: Overlays): Move {
  const menus = new Set(here.overlays.covers.filter(({ isTransient }) => isTransient).map(({ id }) => id))
  const next = withOverlays(here, withoutCovers(overlays, menus))
  if (nameOf(next.overlays) === nameOf(here.overlays)) return showInPlace(here, next.overlays)
  const isFromMenu = menus.size > 0 && here.behind[0] === nameOf(withoutCovers(here.overlays, menus))
  return isFromMenu ? replace(next) : push(next, [nameOf(here.overlays), ...here.behind].slice(0, MAX_BEHIND))
}

/** Closes down to what stays: back to the nearest entry that shows exactly that, else in place. Nothing else comes back. */
export function closeDownTo(here: Here, overlays: Overlays): Move {
  return goBackTo(here, overlays, here.behind.indexOf(nameOf(overlays)))
}

/** Shows something else in the present entry. Where the entry before shows just that, it becomes the present one. */
export function showInPlace(here: Here, overlays: Overlays): Move {
  return goBackTo(here, overlays, here.behind[0] === nameOf(overlays) ? 0 : -1)
}

/** Goes to another page in a new entry; modals and menus do not stay behind as entries. */
export function leaveFor(here: Here, { address, search }: Destination, visit: string): Move {
  const left = reduceOverlays(here.overlays, { type: 'leave' }).overlays
  const overlays = follow(left, address)
  const next: Here = { address, search, overlays, visit, behind: [], cameFromHere: true }
  const bare = { ...here.overlays, modals: left.modals, covers: left.covers }
  if (nameOf(bare) === nameOf(here.overlays) || !here.behind.includes(nameOf(bare))) return push(next, [])
  // A menu changes nothing of the page below. A dialog may have: that entry has to be written first.
  if (isMenuEntry(here) && here.behind[0] === nameOf(bare)) return replace(next)
  return { here: next, steps: [...closeDownTo(here, bare).steps, { type: 'push', entry: next }] }
}

/** Shows another side of the same place, or another place, perhaps with another panel, in the present entry. */
export function turnTo(here: Here, { address, search }: Destination): Move {
  const isSamePlace = placeOf(address.page, null) === placeOf(here.address.page, null)
  const overlays = isSamePlace ? here.overlays : reduceOverlays(here.overlays, { type: 'leave' }).overlays
  return showInPlace({ ...here, address, search }, follow(overlays, address))
}

/** Puts another page into the present entry. */
export function replaceBy(here: Here, destination: Destination, visit: string): Move {
  return replace({ ...leaveFor(here, destination, visit).here, cameFromHere: here.cameFromHere })
}

/** Tells whether the present entry is that of a menu: what is opened from it takes its place. */
export function isMenuEntry({ overlays, behind }: Here): boolean {
  const covers = overlays.covers.filter(({ isTransient }) => !isTransient)
  return covers.length < overlays.covers.length && behind[0] === nameOf({ ...overlays, covers })
}

/** Brings panels to what an address shows. */
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
  // That entry may have another query, another side of the place, or be rewritten since.
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
