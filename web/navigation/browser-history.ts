import { formatAddress } from '#domain/address/format-address.ts'
import { knownAddress } from '#domain/address/known-address.ts'
import { type Arrival, arrive } from '#domain/history/arrive.ts'
import { readStoredEntry } from '#domain/history/entry-of.ts'
import { type Here, nameOf } from '#domain/history/here.ts'
import type { Move, Step } from '#domain/history/moves.ts'
import { type Known, storedEntry } from '#domain/history/stored-entry.ts'
import { createEntryWriter } from './entry-writer.ts'
import type { Seat } from './page-history.ts'

/** The one owner of the browser's history: where the visitor is, and how the browser gets there. */
export interface BrowserHistory {
  readonly here: () => Here
  /** Makes a move: seen at once, the browser follows. `soon`: one of many in a row, written now and then. */
  readonly move: (move: Move, soon?: boolean) => void
  /** A name for a new visit. */
  readonly newVisit: () => string
  /** Loads another document; `replace`: in place of the present entry. */
  readonly load: (href: string, replace: boolean) => void
  readonly back: () => void
}

/** Milliseconds. A traversal that has not ended by then came to nothing: the host page has moved in between. */
const LOST_MS = 1000

/** Takes over the history of this window. `known` tells what this document can show. */
export function createBrowserHistory({ here, show }: Seat, known: () => Known): BrowserHistory {
  const writer = createEntryWriter()
  const queue: Step[] = []
  /** The timer of a traversal under way; everything else waits for its end. */
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
    // Back or Forward of the visitor.
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

/** The same values as before where nothing differs, so that nothing is drawn again. */
function withSameParts(before: Here, after: Here): Here {
  const address = hrefOf(before) === hrefOf(after) ? before.address : after.address
  const isSame = nameOf(before.overlays) === nameOf(after.overlays)
  return { ...after, address, overlays: isSame ? before.overlays : after.overlays }
}

/** The present entry of the browser. */
function readArrival(): Arrival {
  return { address: knownAddress(location), search: location.search, stored: readStoredEntry(history.state) }
}
