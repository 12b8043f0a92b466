// Long enough for the JIT compiler to optimise.
const WARM_UP_MS = 300

/** The duration of some work in milliseconds: the median of many runs, so that pauses do not count. */
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

/** A result line: the name, the duration, and its ratio to the bare loop of the same run. */
export function reportLine(name: string, time: number, bareLoop: number): string {
  const ratio = (time / bareLoop).toFixed(1)
  return `${name.padEnd(44)} ${time.toFixed(3).padStart(9)} ms ${ratio.padStart(9)} × the bare loop`
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** A result line: the name and a text. */
export function line(name: string, result: string): string {
  return `${name.padEnd(44)} ${result}`
}

/** The given quantile of the values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(values.length * share), sorted.length - 1)] ?? 0
}
