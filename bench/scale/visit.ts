import type { Running } from '#bench/processes.ts'

const LANES = 4
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile'

/** How long calls took, in milliseconds, and how many bytes the last one brought. */
export interface Visits {
  readonly times: readonly number[]
  readonly bytes: number
}

/** Calls each place once, four at a time, and refuses any answer but 200. */
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

/** The value below which such a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(values.length * share), sorted.length - 1)] ?? 0
}

/** The median and the 99th percentile, for people. */
export function spread(values: readonly number[]): string {
  return `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.99).toFixed(1)} ms`
}
