/** Where the browser is: path and query, and whether this entry of its history was made by opening a panel. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly isPanelEntry: boolean
}

/** The browser's address, and how to change it. */
export interface LocationStore {
  readonly place: () => Place
  readonly subscribe: (listen: () => void) => () => void
  /** A new entry of the history. */
  readonly push: (href: string, isPanelEntry: boolean) => void
  /** Another address of the present entry; what is told about its panel replaces what was known. */
  readonly replace: (href: string, isPanelEntry?: boolean) => void
  /**
   * Another query of the present entry, followed at once and written down when the page has answered: writing takes
   * milliseconds, and browsers allow only so many writes while a slider is dragged.
   */
  readonly amend: (href: string) => void
  readonly back: () => void
}

interface EntryState {
  readonly isPanelEntry?: boolean
}

/** Milliseconds: longer than a frame, shorter than the way to the address bar. */
const AMEND_DELAY = 80

/** The address of this window; its entries are told apart by their state. */
export function createLocationStore(): LocationStore {
  const listeners = new Set<() => void>()
  let place = readPlace()
  let amended: string | null = null

  function update(next: Place): void {
    place = next
    for (const listen of listeners) listen()
  }

  function writeAmended(): void {
    if (amended !== null) history.replaceState(history.state, '', amended)
    amended = null
  }

  addEventListener('popstate', () => {
    amended = null
    update(readPlace())
  })
  addEventListener('pagehide', writeAmended)
  return {
    place: () => place,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    push: (href, isPanelEntry) => {
      writeAmended()
      history.pushState({ isPanelEntry } satisfies EntryState, '', href)
      update(readPlace())
    },
    replace: (href, isPanelEntry) => {
      amended = null
      history.replaceState(isPanelEntry === undefined ? history.state : { isPanelEntry }, '', href)
      update(readPlace())
    },
    amend: (href) => {
      if (amended === null) setTimeout(writeAmended, AMEND_DELAY)
      amended = href
      const { pathname, search } = new URL(href, location.href)
      update({ ...place, pathname, search })
    },
    back: () => {
      writeAmended()
      history.back()
    },
  }
}

function readPlace(): Place {
  const state: EntryState | null = history.state
  return { pathname: location.pathname, search: location.search, isPanelEntry: state?.isPanelEntry === true }
}
