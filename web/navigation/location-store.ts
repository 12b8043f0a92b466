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
  /** Another address of the present entry. */
  readonly replace: (href: string) => void
  readonly back: () => void
}

interface EntryState {
  readonly isPanelEntry?: boolean
}

/** The address of this window; its entries are told apart by their state. */
export function createLocationStore(): LocationStore {
  const listeners = new Set<() => void>()
  let place = readPlace()

  function update(): void {
    place = readPlace()
    for (const listen of listeners) listen()
  }

  addEventListener('popstate', update)
  return {
    place: () => place,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    push: (href, isPanelEntry) => {
      history.pushState({ isPanelEntry } satisfies EntryState, '', href)
      update()
    },
    replace: (href) => {
      history.replaceState(history.state, '', href)
      update()
    },
    back: () => history.back(),
  }
}

function readPlace(): Place {
  const state: EntryState | null = history.state
  return { pathname: location.pathname, search: location.search, isPanelEntry: state?.isPanelEntry === true }
}
