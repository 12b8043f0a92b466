/** This tab among the open tabs of the Studio in this browser. */
interface OpenTab {
  readonly name: string
  /** The names of all tabs that are open now. */
  readonly openTabs: () => Promise<ReadonlySet<string>>
  /** Waits until another tab is gone. */
  readonly watch: (name: string) => void
  /** Makes all other tabs wait until this one is gone. */
  readonly tellOthers: () => void
  /** Calls back when a watched tab is gone. */
  readonly onGone: (listener: () => void) => void
  readonly leave: () => void
}

/**
 * Gives this tab a name that only it has. A lock says that the tab is open: the browser releases it when the tab is closed,
 * is reloaded or has crashed.
 */
export async function enterTab(product: string): Promise<OpenTab> {
  const prefix = `${product} tab `
  const name: string = crypto.randomUUID()
  const left = new AbortController()
  await new Promise<void>((resolve) => {
    void navigator.locks.request(prefix + name, () => {
      resolve()
      return new Promise<void>((release) => left.signal.addEventListener('abort', () => release()))
    })
  })
  const listeners = new Set<() => void>()
  const watched = new Set([name])
  /** A tab went before anybody listened. */
  let isMissed = false
  const watch = (other: string) => {
    if (watched.has(other)) return
    watched.add(other)
    const onGone = () => {
      isMissed = listeners.size === 0
      for (const listener of listeners) listener()
    }
    // Granted when that tab is gone. Refused when this one leaves first.
    navigator.locks.request(prefix + other, { mode: 'shared', signal: left.signal }, onGone).catch(() => {})
  }
  const channel = new BroadcastChannel(prefix)
  channel.addEventListener('message', ({ data }) => watch(String(data)))
  let isTold = false
  return {
    name,
    openTabs: async () => {
      const { held = [] } = await navigator.locks.query()
      // A shared lock is that of a tab which waited for the end of another one.
      const open = held.filter((lock) => lock.mode === 'exclusive' && lock.name?.startsWith(prefix))
      return new Set(open.map((lock) => lock.name?.slice(prefix.length) ?? ''))
    },
    watch,
    tellOthers: () => {
      // Once is enough, because the tabs that open later find this one's name in what it kept.
      if (!isTold) channel.postMessage(name)
      isTold = true
    },
    onGone: (listener) => {
      listeners.add(listener)
      if (isMissed) listener()
    },
    leave: () => {
      listeners.clear()
      channel.close()
      left.abort()
    },
  }
}
