/** Repeats work with a pause after each run. The returned function stops it and waits for the current run. */
export function repeat(pauseMs: number, work: () => Promise<void>, onError: (error: Error) => void) {
  let waiting: NodeJS.Timeout
  let underWay = Promise.resolve()
  let isEnded = false
  const wait = () => {
    waiting = setTimeout(() => {
      underWay = work()
        .catch(onError)
        .finally(() => isEnded || wait())
    }, pauseMs).unref()
  }
  wait()
  return async (): Promise<void> => {
    isEnded = true
    clearTimeout(waiting)
    await underWay
  }
}
