import { formatPage } from '#domain/address/format-address.ts'
import { NO_OVERLAYS, type Overlays } from '#domain/overlay/overlay.ts'
import { type Here, nameOf, nameOfPanel } from './here.ts'
import { closeDownTo, type Destination, follow, type Move } from './moves.ts'
import { type Known, type StoredEntry, showable } from './stored-entry.ts'

/** A history entry that the browser has arrived at: by a page load, by Back or by Forward. */
export interface Arrival extends Destination {
  /** Null for an entry that the catalogue did not write. */
  readonly stored: StoredEntry | null
}

/**
 * Shows an entry that the browser has arrived at. Overlays that can no longer be shown are closed as if by the visitor, so
 * that no entry does nothing. Within one visit the query is kept. If overlays have only closed, the page is kept too, so
 * that Back does not turn a picture.
 */
export function arrive(before: Here | null, arrival: Arrival, known: Known, visit: string): Move {
  const nextId = before?.overlays.nextId ?? NO_OVERLAYS.nextId
  const { address, search, stored } = arrival
  if (!stored) {
    const overlays = follow({ ...NO_OVERLAYS, nextId }, address)
    const here = { address, search, overlays, visit, behind: [], cameFromHere: before !== null }
    return { here, steps: [{ type: 'replace', entry: here }] }
  }
  const overlays = follow(showable(stored, known), address)
  const shown = { ...overlays, nextId: Math.max(nextId, overlays.nextId) }
  const { visit: visited, behind, cameFromHere } = stored
  const entry = { address, search, overlays: shown, visit: visited, behind, cameFromHere }
  const here = before?.visit === visited ? carry(before, entry) : entry
  if (nameOf(shown) !== nameOf(stored.overlays)) return closeDownTo(here, shown)
  return { here, steps: here === entry ? [] : [{ type: 'replace', entry: here }] }
}

function carry(before: Here, entry: Here): Here {
  const { page } = hasOnlyClosed(before.overlays, entry.overlays) ? before.address : entry.address
  const isSame = before.search === entry.search && formatPage(page) === formatPage(entry.address.page)
  return isSame ? entry : { ...entry, search: before.search, address: { ...entry.address, page } }
}

function hasOnlyClosed(before: Overlays, after: Overlays): boolean {
  const names = new Set(before.panels.map(nameOfPanel))
  return after.panels.every((panel) => names.has(nameOfPanel(panel)))
}
