interface PollOptions {
  readonly isWaiting: () => boolean
  readonly isOpen: () => boolean
  readonly refresh: () => Promise<unknown>
  readonly onChange: (listen: () => void) => void
}

// A CRM usually answers within a second; after that the server is retrying.
const PAUSES_MS: readonly number[] = [700, 1000, 1500, 2000]

/**
 * Polls while something is being sent, and refreshes when the tab becomes visible: another tab may have changed the lead.
 * The event stream cannot be used, because all visitors of a catalogue share it.
 */
export function pollWhile({ isWaiting, isOpen, refresh, onChange }: PollOptions): void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let count = 0

  function plan(): void {
    if (!isWaiting()) count = 0
    if (timer !== null || !isWaiting() || document.hidden) return
    const pause = PAUSES_MS[Math.min(count, PAUSES_MS.length - 1)]
    timer = setTimeout(async () => {
      count += 1
      await refresh()
      timer = null
      plan()
    }, pause)
  }

  onChange(plan)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isOpen()) void refresh().then(plan)
  })
}
