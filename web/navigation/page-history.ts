import { knownAddress } from '#domain/address/known-address.ts'
import { entryOf } from '#domain/browser-history/entry-of.ts'
import type { Here } from '#domain/browser-history/here.ts'
import type { HereStore } from './browser-history.ts'
import type { Navigation } from './navigation-context.ts'
import type { VisitorMoves } from './visitor-moves.ts'

/** Where the visitor is, for components to subscribe to, and the moves. */
export interface PageHistory extends HereStore {
  /** Where the visitor is by the address alone, as the server has rendered it. Other overlays are in the browser's state. */
  readonly byUrl: () => Here
  readonly subscribe: (listen: () => void) => () => void
  readonly moves: VisitorMoves
}

/** Opens the history of this window. The first view only reads it. The code that moves loads later, or on the first move. */
export function openPageHistory(): PageHistory {
  const listeners = new Set<() => void>()
  let here = readEntry(history.state)
  // The same object where possible, so that React does not render again.
  const byUrl = history.state === null ? here : readEntry(null)
  const store: HereStore = {
    here: () => here,
    show: (next) => {
      here = next
      for (const listen of listeners) listen()
    },
  }
  return {
    ...store,
    byUrl: () => byUrl,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    moves: movesOf(store),
  }
}

const MOVES = [
  'goTo',
  'turnTo',
  'follow',
  'load',
  'back',
  'changeLanguage',
  'setViewState',
  'openPanel',
  'updatePanel',
  'closePanel',
  'openModal',
  'openPanelModal',
  'updateModal',
  'closeModal',
] as const satisfies readonly (keyof VisitorMoves)[]

function movesOf(store: HereStore): VisitorMoves {
  let ready: VisitorMoves | null = null
  let loading: Promise<VisitorMoves> | null = null
  const load = () => {
    loading ??= import('./open-history.ts').then(
      ({ openHistory }) => {
        ready = openHistory(store)
        return ready
      },
      (error) => {
        // Loading failed, perhaps offline: the next move tries again.
        loading = null
        throw error
      },
    )
    return loading
  }
  const perform = (act: (moves: VisitorMoves) => void) => {
    if (ready) act(ready)
    else load().then(act, console.error)
  }
  const openCover: Navigation['openCover'] = (cover, onClose) => {
    if (ready) return ready.openCover(cover, onClose)
    const opened = load().then((moves) => moves.openCover(cover, onClose))
    return () => void opened.then((leave) => leave(), console.error)
  }
  // After the first view.
  setTimeout(() => load().catch(console.error))
  addEventListener('popstate', () => !ready && perform(() => {}))
  const moves = MOVES.map((name) => [
    name,
    (...values: never[]) => perform((all) => (all[name] as (...given: never[]) => void)(...values)),
  ])
  return { ...Object.fromEntries(moves), openCover }
}

/** Reads the browser's current entry. */
function readEntry(state: unknown): Here {
  return entryOf(knownAddress(location), location.search, state)
}
