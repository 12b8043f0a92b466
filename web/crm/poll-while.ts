interface PollOptions {
  readonly isWaiting: () => boolean
  readonly isOpen: () => boolean
  readonly refresh: () => Promise<unknown>
  readonly onChange: (listen: () => void) => void
}

// A CRM commonly answers within a second; later it is being tried again.
const PAUSES_MS: readonly number[] = [700, 1000, 1500, 2000]

/**
 * Asks again while something is being sent, and when the tab comes back into sight: another tab may have changed it. The
 * stream of events does not serve for it, since all visitors of a catalogue share that.
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
