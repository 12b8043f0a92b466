/** How long a failed load waits before the next attempt, in milliseconds. */
const AGAIN = 3000

/** The messages that the first view does not need. */
export interface LaterMessages {
  readonly isLoaded: () => boolean
  /** Loads them once, however often it is called. */
  readonly load: () => Promise<void>
}

/**
 * Loads later messages when somebody asks for them. A failed load is repeated until it succeeds, since what waits for the
 * messages has nothing to show without them.
 */
export function laterMessages<Messages>(
  load: () => Promise<Messages>,
  add: (messages: Messages) => void,
): LaterMessages {
  let loading: Promise<void> | null = null
  let isLoaded = false
  const loadAll = async () => {
    while (!isLoaded) {
      try {
        add(await load())
        isLoaded = true
      } catch {
        // Not logged, since the browser reports failed loads itself.
        await new Promise((resolve) => {
          addEventListener('online', resolve, { once: true })
          setTimeout(resolve, AGAIN)
        })
      }
    }
  }
  return {
    isLoaded: () => isLoaded,
    load: () => {
      loading ??= loadAll()
      return loading
    },
  }
}
