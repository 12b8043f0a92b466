/** Runs a task now or when its turn comes. */
export type RunLimited = <T>(task: () => Promise<T>) => Promise<T>

/** Lets at most `limit` tasks run at once; the others wait in the order they came. */
export function createRunLimited(limit: number): RunLimited {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      // The place is handed on, not freed: nobody who comes in between can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
