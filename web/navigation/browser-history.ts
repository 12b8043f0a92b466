import { formatAddress } from '#domain/address/format-address.ts'
import { knownAddress } from '#domain/address/known-address.ts'
import { type Arrival, arrive } from '#domain/browser-history/arrive.ts'
import { readStoredEntry } from '#domain/browser-history/entry-of.ts'
import { type Here, nameOf } from '#domain/browser-history/here.ts'
import type { Move, Step } from '#domain/browser-history/moves.ts'
import { type Known, storedEntry } from '#domain/browser-history/stored-entry.ts'
import { createEntryWriter } from './entry-writer.ts'

/** Holds where the visitor is, and notifies subscribers of changes. */
export interface HereStore {
  readonly here: () => Here
  readonly show: (here: Here) => void
}

/** The only code that writes the browser's history. Knows where the visitor is and moves the browser there. */
export interface BrowserHistory {
  readonly here: () => Here
  /** Shows the result of a move at once, then updates the browser. `soon`: one of many in a row, so writes may be merged. */
  readonly move: (move: Move, soon?: boolean) => void
  /** A new unique id of a visit. */
  readonly newVisit: () => string
  /** Loads another document. `replace`: it replaces the current entry. */
  readonly load: (href: string, replace: boolean) => void
  readonly back: () => void
}

/** Milliseconds after which a traversal counts as failed: the host page has navigated in between. */
const LOST_MS = 1000

/** Takes over the history of this window. `known` returns what this document can show. */
export function createBrowserHistory({ here, show }: HereStore, known: () => Known): BrowserHistory {
  const writer = createEntryWriter()
  const queue: Step[] = []
  /** The timer of the traversal in progress, or 0. All other steps wait for it to end. */
  let traversal = 0
  let visits = 0
  const newVisit = () => `${performance.timeOrigin}.${visits++}`

  function move({ here: next, steps }: Move, soon = false): void {
    queue.push(...steps)
    show(next)
    run(soon)
  }

  function run(soon = false): void {
    while (!traversal && queue.length > 0) {
      const step = queue.shift()
      if (step?.type === 'replace') writer.replace(storedEntry(step.entry), hrefOf(step.entry), soon)
      else if (step?.type === 'push') writer.push(storedEntry(step.entry), hrefOf(step.entry))
      else if (step) traverse(step.by)
    }
  }

  function traverse(by: number): void {
    writer.flush()
    traversal = window.setTimeout(endTraversal, LOST_MS)
    history.go(by)
  }

  function endTraversal(): void {
    clearTimeout(traversal)
    traversal = 0
    run()
  }

  addEventListener('popstate', () => {
    if (traversal) return endTraversal()
    // The visitor pressed Back or Forward.
    writer.drop()
    move(arrive(here(), readArrival(), known(), newVisit()))
  })
  const first = arrive(null, readArrival(), known(), newVisit())
  move({ ...first, here: withSameParts(here(), first.here) }, true)
  return {
    here,
    move,
    newVisit,
    load: (href, replace) => {
      writer.flush()
      if (replace) location.replace(href)
      else location.assign(href)
    },
    back: () => {
      writer.flush()
      history.back()
    },
  }
}

function hrefOf({ address, search }: Here): string {
  return formatAddress(address) + search
}

/** Keeps the previous objects where nothing differs, so that React does not render again. */
function withSameParts(before: Here, after: Here): Here {
  const address = hrefOf(before) === hrefOf(after) ? before.address : after.address
  const isSame = nameOf(before.overlays) === nameOf(after.overlays)
  return { ...after, address, overlays: isSame ? before.overlays : after.overlays }
}

/** Reads the browser's current entry. */
function readArrival(): Arrival {
  return { address: knownAddress(location), search: location.search, stored: readStoredEntry(history.state) }
}
