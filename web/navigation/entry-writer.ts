import type { StoredEntry } from '#domain/history/stored-entry.ts'

/** Writes entries into the browser's history, no oftener than browsers allow. */
export interface EntryWriter {
  readonly push: (state: StoredEntry, href: string) => void
  /** `soon`: when the page has answered, since writing takes milliseconds. */
  readonly replace: (state: StoredEntry, href: string, soon: boolean) => void
  /** Writes what still waits. */
  readonly flush: () => void
  /** Forgets what still waits: the browser has gone to another entry. */
  readonly drop: () => void
}

/** Safari throws after 100 writes in 10 s, others after 100 to 200 in 30 s: so many at once, then one a pause. */
const BURST = 20
const PAUSE_MS = 400
/** Milliseconds: longer than a frame, shorter than the way to the address bar. */
const SOON_MS = 80

/** Writes into the history of this window. */
export function createEntryWriter(): EntryWriter {
  let waiting: { readonly state: StoredEntry; readonly href: string } | null = null
  let timer = 0
  let allowed = BURST
  let countedAt = performance.now()

  function countAllowed(): number {
    const now = performance.now()
    allowed = Math.min(BURST, allowed + (now - countedAt) / PAUSE_MS)
    countedAt = now
    return allowed
  }

  function drop(): void {
    clearTimeout(timer)
    timer = 0
    waiting = null
  }

  function flush(): void {
    if (waiting) {
      const isSame = waiting.href === location.pathname + location.search
      // Without an address the browser keeps the fragment too.
      history.replaceState(waiting.state, '', isSame ? undefined : waiting.href)
      allowed = countAllowed() - 1
    }
    drop()
  }

  addEventListener('pagehide', flush)
  return {
    push: (state, href) => {
      flush()
      history.pushState(state, '', href)
    },
    replace: (state, href, soon) => {
      waiting = { state, href }
      const delay = countAllowed() < 1 ? PAUSE_MS : soon ? SOON_MS : 0
      if (delay === 0) flush()
      else if (!timer) timer = window.setTimeout(flush, delay)
    },
    flush,
    drop,
  }
}
