/** Runs a task now, or when its turn comes. */
type RunLimited = <T>(task: () => Promise<T>) => Promise<T>

/** Runs at most `limit` tasks at once. The others wait in order of arrival. */
export function createRunLimited(limit: number): RunLimited {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      // The slot is passed on, not freed, so that no later task can take it first.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
