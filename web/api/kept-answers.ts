/** Answers by their address. Each is requested once, until they are cleared. */
export interface KeptAnswers {
  readonly get: (key: string) => Promise<unknown> | undefined
  readonly set: (key: string, answer: Promise<unknown>) => void
  readonly delete: (key: string) => void
  readonly clear: () => void
  /** Makes components that wait for a failed answer request it again; loaded answers are kept. */
  readonly retry: () => void
  /** How often the answers were cleared; components that show one request it again when this grows. */
  readonly age: () => number
  /** How often the answers were cleared or retried; components that wait for one request it again when this grows. */
  readonly tries: () => number
  readonly subscribe: (listen: () => void) => () => void
}

/** Keeps answers for the life of a page. */
export function createKeptAnswers(): KeptAnswers {
  // At most one for each picture, panorama and storey plan of a catalogue. A change of the data clears them.
  const answers = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()
  let age = 0
  let tries = 0
  const notify = () => {
    tries += 1
    for (const listen of listeners) listen()
  }
  return {
    get: (key) => answers.get(key),
    set: (key, answer) => void answers.set(key, answer),
    delete: (key) => void answers.delete(key),
    clear: () => {
      answers.clear()
      age += 1
      notify()
    },
    retry: notify,
    age: () => age,
    tries: () => tries,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
