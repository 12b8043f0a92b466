import { Agent, get } from 'node:http'
import { line } from './measure.ts'
import type { Running } from './processes.ts'
import { readProcessorTimes, threadsOf } from './processor.ts'

const CONNECTIONS = 8
const PAGES = 80
/** Of each kind before, so that hot code is compiled. */
const WARM_UP = 20
/** The price of another filter for each page, which nobody has asked for before. */
const FIRST_PRICE = 1000

/** Pages that nobody has asked for before: how many a second, and what each costs. */
export async function* benchColdPages(
  server: Running,
  token: string,
  units: readonly number[],
): AsyncGenerator<string> {
  const filter = (visit: number) => `price=${FIRST_PRICE + visit}-`
  const kinds: Readonly<Record<string, (visit: number) => string>> = {
    main: (visit) => `/en/${token}?${filter(visit)}`,
    chess: (visit) => `/en/${token}/chess?${filter(visit)}`,
    list: (visit) => `/en/${token}/premises?${filter(visit)}`,
    unit: (visit) =>
      `/en/${token}/premises/details/instance/${units[(visit + WARM_UP) % units.length]}?${filter(visit)}`,
    'chess in Arabic': (visit) => `/ar/${token}/chess?${filter(visit)}`,
  }
  yield `cold pages, ${CONNECTIONS} connections: no page is asked for twice`
  for (const pageOf of Object.values(kinds)) await openAll(server, pagesOf(pageOf, -WARM_UP, WARM_UP))
  for (const [name, pageOf] of Object.entries(kinds)) {
    const before = readProcessorTimes({ server: server.pid })
    const late = await openAll(
      server,
      Array.from({ length: PAGES }, (_, visit) => pageOf(visit)),
    )
    const after = readProcessorTimes({ server: server.pid })
    const seconds = (after.at - before.at) / 1000
    const perPage = [...threadsOf('server', before, after)].map(([thread, share]) => ({
      name: thread === 'main thread' ? 'main thread ' : '',
      ms: (share * seconds * 1000) / PAGES,
    }))
    const all = perPage.reduce((sum, { ms }) => sum + ms, 0)
    const busiest = perPage.slice(0, 4).map((thread) => `${thread.name}${thread.ms.toFixed(1)}`)
    const notRendered = late > 0 ? `, ${late} of ${PAGES} not rendered in time` : ''
    const cost = `${all.toFixed(1)} ms of processor each (busiest threads: ${busiest.join(', ')})`
    yield line(`  ${name}`, `${(PAGES / seconds).toFixed(1).padStart(7)} a second${notRendered}, ${cost}`)
  }
}

function pagesOf(pageOf: (visit: number) => string, first: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => pageOf(first + index))
}

/** Opens all pages; returns how many the server could not render in time. */
async function openAll({ origin }: Running, pages: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const left = pages.values()
  let late = 0
  const open = async () => {
    for (const page of left) if ((await load(agent, origin + page)).includes('no-store')) late += 1
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, open))
  agent.destroy()
  return late
}

/** Loads a page without decompressing it, which is the work of browsers; returns who may keep it. */
function load(agent: Agent, url: string): Promise<string> {
  const headers = { 'accept-encoding': 'br', 'sec-ch-ua-mobile': '?0' }
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(response.headers['cache-control'] ?? '')
        else reject(new Error(`${url}: ${response.statusCode}`))
      })
      response.resume()
    }).on('error', reject)
  })
}
