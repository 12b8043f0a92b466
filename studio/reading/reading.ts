import { isSignedOut } from '#studio/api/error-message.ts'

/** What is known of something that is read from the server. */
export interface ReadState<Data> {
  /** What it is the answer to; null: nothing is read. */
  readonly key: string | null
  /** The newest answer; null until there is one. */
  readonly data: Data | null
  /** Why reading failed; null if it did not, and while it is tried again. */
  readonly error: unknown
  /** The server may know better than `data` by now: it is read again, or that has failed. */
  readonly isStale: boolean
}

/** Reads from the server. `show` shows what has come so far. */
export type Read<Data> = (signal: AbortSignal, known: Data | null, show: (data: Data) => void) => Promise<Data>

/** Something that is read from the server, and again when it has changed. */
export interface Reading<Data> {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => ReadState<Data>
  /** Reads something, named by a key, instead of what was read before. Null: nothing. */
  readonly want: (key: string | null, read: Read<Data>) => void
  /** Reads again. Resolves when a read that began later than this call has ended. */
  readonly reload: () => Promise<void>
  /** Reads again after an event. A failure is not told, because nobody waits for it. */
  readonly refresh: () => void
  /** Reads again without waiting for a call that may be lost. */
  readonly restart: () => void
  /** Shows what an act has done. A read that began before it is repeated. */
  readonly change: (edit: (data: Data) => Data) => void
  /** Reads nothing more. */
  readonly stop: () => void
}

interface Run {
  readonly control: AbortController
  readonly isEnded: Promise<void>
}

type Asked = 'aloud' | 'quietly'

/**
 * Reads one thing at a time, so that an older answer never replaces a newer one. What is asked during a read is answered by
 * one more read.
 */
export function createReading<Data>(): Reading<Data> {
  const listeners = new Set<() => void>()
  let state: ReadState<Data> = nothingOf(null)
  let read: Read<Data> | null = null
  let asked: Asked | null = null
  let run: Run | null = null

  const set = (next: Partial<ReadState<Data>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const abort = () => {
    run?.control.abort()
    run = null
    asked = null
  }
  const ask = (how: Asked): Promise<void> => {
    if (!read) return Promise.resolve()
    asked = asked === 'aloud' ? asked : how
    run ??= start(read)
    return run.isEnded
  }
  const start = (own: Read<Data>): Run => {
    const control = new AbortController()
    return { control, isEnded: readAll(own, control.signal) }
  }
  async function readAll(own: Read<Data>, signal: AbortSignal): Promise<void> {
    // Listeners may ask for more, which has to find this run.
    await Promise.resolve()
    while (asked && !signal.aborted) {
      const isAloud = asked === 'aloud'
      asked = null
      set({ isStale: state.data !== null, ...(isAloud && { error: null }) })
      const show = (data: Data) => signal.aborted || set({ data })
      try {
        const data = await own(signal, state.data, show)
        if (!signal.aborted) set({ data, error: null, isStale: asked !== null })
      } catch (error) {
        const isTold = isAloud || state.data === null || isSignedOut(error)
        if (!signal.aborted && isTold) set({ error })
      }
    }
    if (!signal.aborted) run = null
  }
  const restart = () => {
    abort()
    void ask('quietly')
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    want: (key, next) => {
      if (key === state.key && read) return
      abort()
      read = key === null ? null : next
      set(nothingOf(key))
      void ask('aloud')
    },
    reload: () => ask('aloud'),
    refresh: () => void ask('quietly'),
    restart,
    change: (edit) => {
      if (state.data === null) return
      set({ data: edit(state.data) })
      if (run) restart()
    },
    stop: () => {
      abort()
      read = null
    },
  }
}

/** What is known before the first answer. */
export function nothingOf(key: string | null): ReadState<never> {
  return { key, data: null, error: null, isStale: false }
}
