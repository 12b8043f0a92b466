import type { Running } from '#bench/processes.ts'

const LANES = 4
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile'

/** The durations of calls in milliseconds, and the size of the last answer in bytes. */
export interface Visits {
  readonly times: readonly number[]
  readonly bytes: number
}

/** Calls each address once, four at a time; throws on any status other than 200. */
export async function visit({ origin }: Running, places: readonly string[]): Promise<Visits> {
  const times: number[] = []
  let bytes = 0
  const left = places.values()
  const lane = async () => {
    for (const place of left) {
      const start = performance.now()
      const response = await fetch(origin + place, { headers: { 'user-agent': PHONE, 'accept-encoding': 'br' } })
      const body = await response.arrayBuffer()
      times.push(performance.now() - start)
      if (response.status !== 200) throw new Error(`${place}: ${response.status}`)
      bytes = Number(response.headers.get('content-length') ?? body.byteLength)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { times, bytes }
}

/** The given quantile of the values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(values.length * share), sorted.length - 1)] ?? 0
}

/** The median and the 99th percentile as text. */
export function spread(values: readonly number[]): string {
  return `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.99).toFixed(1)} ms`
}
