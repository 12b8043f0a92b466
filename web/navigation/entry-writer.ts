import type { StoredEntry } from '#domain/browser-history/stored-entry.ts'

/** Writes entries into the browser's history, within the rate limits of browsers. */
interface EntryWriter {
  readonly push: (state: StoredEntry, href: string) => void
  /** `soon`: after the page has rendered, since a write takes milliseconds. */
  readonly replace: (state: StoredEntry, href: string, soon: boolean) => void
  /** Writes the waiting entry. */
  readonly flush: () => void
  /** Drops the waiting entry: the browser has moved to another one. */
  readonly drop: () => void
}

/** Safari throws after 100 writes in 10 s, others after 100 to 200 in 30 s. Allows a burst, then one write per pause. */
const BURST = 20
const PAUSE_MS = 400
/** Milliseconds: longer than a frame, shorter than the visitor needs to reach the address bar. */
const SOON_MS = 80

/** Creates the writer for this window's history. */
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
      // Without a URL the browser keeps the fragment.
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
