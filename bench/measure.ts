// Long enough for the compiler to have done its best.
const WARM_UP_MS = 300

/** How long a piece of work takes, in milliseconds: the median of many runs, so that a pause does not count. */
export function medianTime(work: () => unknown, runs: number): number {
  const warm = performance.now() + WARM_UP_MS
  while (performance.now() < warm) work()
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return median(times)
}

/** One line of the result: what, how long, and how many times as long as the bare loop measured in the same run. */
export function reportLine(name: string, time: number, bareLoop: number): string {
  const ratio = (time / bareLoop).toFixed(1)
  return `${name.padEnd(44)} ${time.toFixed(3).padStart(9)} ms ${ratio.padStart(9)} × the bare loop`
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** One line of the result: what, and whatever there is to say of it. */
export function line(name: string, result: string): string {
  return `${name.padEnd(44)} ${result}`
}
