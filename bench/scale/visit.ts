import { Agent, get } from 'node:http'
import { percentile } from '#bench/measure.ts'
import type { Running } from '#bench/processes.ts'

const LANES = 4
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile'

/** The durations of calls in milliseconds, and the size of the last answer in bytes. */
interface Visits {
  readonly times: readonly number[]
  readonly bytes: number
}

/** Calls each address once, four at a time; throws on any status other than 200. */
export async function visit({ origin }: Running, places: readonly string[]): Promise<Visits> {
  const times: number[] = []
  let bytes = 0
  const left = places.values()
  const agent = new Agent({ keepAlive: true })
  const lane = async () => {
    for (const place of left) {
      const start = performance.now()
      bytes = await load(agent, origin + place)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  agent.destroy()
  return { times, bytes }
}

/** Loads an address and returns the number of bytes. Does not decompress them: that is the client's work. */
function load(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'user-agent': PHONE, 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${url}: ${response.statusCode}`))
      })
    })
    request.on('error', reject)
  })
}

/** The median and the 99th percentile as text. */
export function spread(values: readonly number[]): string {
  return `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.99).toFixed(1)} ms`
}
