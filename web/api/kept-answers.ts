/** Answers that are asked for once, by their address, until they are cleared. */
export interface KeptAnswers {
  readonly get: (key: string) => Promise<unknown> | undefined
  readonly set: (key: string, answer: Promise<unknown>) => void
  readonly delete: (key: string) => void
  readonly clear: () => void
  /** How often they were cleared: who shows one asks again when it grows. */
  readonly age: () => number
  readonly onClear: (listen: () => void) => () => void
}

/** Keeps answers for the life of a page. */
export function createKeptAnswers(): KeptAnswers {
  const answers = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()
  let age = 0
  return {
    get: (key) => answers.get(key),
    set: (key, answer) => void answers.set(key, answer),
    delete: (key) => void answers.delete(key),
    clear: () => {
      answers.clear()
      age += 1
      for (const listen of listeners) listen()
    },
    age: () => age,
    onClear: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
