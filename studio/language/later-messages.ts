/** How long a failed load waits before the next attempt, in milliseconds. */
const AGAIN = 3000

/**
 * A function that loads the messages that the first view does not need, once. A failed load is repeated until it succeeds,
 * since what waits for the messages has nothing to show without them.
 */
export function loadLaterMessages<Messages>(
  load: () => Promise<Messages>,
  add: (messages: Messages) => void,
): () => Promise<void> {
  let loading: Promise<void> | null = null
  const loadAll = async () => {
    for (;;) {
      try {
        return add(await load())
      } catch {
        // Not logged, since the browser reports failed loads itself.
        await new Promise((resolve) => {
          addEventListener('online', resolve, { once: true })
          setTimeout(resolve, AGAIN)
        })
      }
    }
  }
  return () => {
    loading ??= loadAll()
    return loading
  }
}
