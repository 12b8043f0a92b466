import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf, stopProcess } from '#bench/processes.ts'
import { childrenOf, type ProcessorTimes, readProcessorTimes } from '#bench/processor.ts'
import { generatedFile } from '#demo/generated-file.ts'
import { readPages, TOKEN } from './pages.ts'
import type { Site } from './site.ts'
import type { CrowdOutcome, CrowdPlan } from './visitors.ts'

/** How large the crowd is. */
export interface RushSize {
  readonly rate: number
  readonly seconds: number
}

/** What a crowd has done to a site. */
export interface Rush {
  readonly size: RushSize
  readonly crowd: CrowdOutcome
  /** The durations of price changes in milliseconds, and what went wrong with them or with the import. */
  readonly changes: readonly number[]
  readonly failures: readonly string[]
  readonly importMs: number
  /** Orders that are stored, and those of them that were acknowledged. */
  readonly stored: number
  readonly storedOfAcknowledged: number
  /** Megabytes: before, the most, and half a minute after the last visitor has left. */
  readonly memory: { readonly before: number; readonly most: number; readonly after: number; readonly nginx: number }
  readonly processor: readonly [ProcessorTimes, ProcessorTimes]
}

const IMPORTED = 5000
const STREAM_MS = 20_000
const SECOND = 1000
const PAGE = 200

/** Lets a crowd loose on a site, with a price change every second and an import in the middle. `database` is a process. */
export async function rush(site: Site, size: RushSize, database: number | null): Promise<Rush> {
  const { pages, chess, units } = await readPages(site)
  const lastOrder = (await readOrders(site, 0)).at(0) ?? 0
  const visitors = fork('bench/launch/visitors.ts', { execArgv: process.execArgv })
  const { nginx: proxy, server } = site
  const ids = { server: server.pid, nginx: proxy.pid, visitors: visitors.pid ?? 0 }
  const processes = { ...ids, ...(database !== null && { database }) }
  const plan: CrowdPlan = {
    ...size,
    port: site.nginx.port,
    token: TOKEN,
    chess,
    pages,
    streamMs: STREAM_MS,
    units: units.map(({ id }) => id),
  }
  const before = site.server.memory()
  const begin = readProcessorTimes(processes)
  let end = begin
  let [most, nginx, isOver] = [before, 0, false]
  visitors.send(plan)
  const coming = once(visitors, 'message').then(([outcome]) => {
    isOver = true
    return outcome as CrowdOutcome
  })
  const failures: string[] = []
  const note = (error: unknown) => void failures.push(error instanceof Error ? error.message : String(error))
  const changes: number[] = []
  let importing: Promise<number> = Promise.resolve(0)
  for (let second = 1; !isOver && second <= size.seconds; second += 1) {
    await Promise.race([sleep(begin.at + second * SECOND - performance.now()), coming])
    if (isOver) break
    const unit = units[(second * 7) % units.length]
    const body = [{ id: unit?.id, price: 100_000 + second * 10 }]
    void took(() => site.manage('PATCH', 'instances', body)).then((ms) => changes.push(ms), note)
    if (second === Math.round(size.seconds / 2)) {
      importing = took(() => site.manage('POST', 'imports', importFile(size))).catch((error) => note(error) ?? 0)
    }
    most = Math.max(most, site.server.memory())
    nginx = Math.max(nginx, memoryWithChildren(site.nginx.pid))
    end = readProcessorTimes(processes)
  }
  const crowd = await coming
  const importMs = await importing
  await stopProcess(visitors)
  const stored = await readOrders(site, lastOrder)
  await sleep(30 * SECOND)
  const known = new Set(stored)
  return {
    size,
    crowd,
    changes,
    failures,
    importMs,
    stored: stored.length,
    processor: [begin, end],
    storedOfAcknowledged: crowd.acknowledged.filter((id) => known.has(id)).length,
    memory: { before, most, after: site.server.memory(), nginx },
  }
}

/** Another project with every rush. */
function importFile({ rate }: RushSize): string {
  const file = generatedFile(IMPORTED)
  return JSON.stringify({ ...file, project: { ...file.project, id: `launched-${rate}-${Date.now()}` } })
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The ids of all orders after this one, the newest first. */
async function readOrders(site: Site, after: number): Promise<readonly number[]> {
  const ids: number[] = []
  for (;;) {
    const before = ids.at(-1)
    const query = `limit=${PAGE}${before === undefined ? '' : `&before=${before}`}`
    const orders = await site.manage<readonly { readonly id: number }[]>('GET', `orders?${query}`)
    ids.push(...orders.map(({ id }) => id).filter((id) => id > after))
    if (orders.length < PAGE || (orders.at(-1)?.id ?? 0) <= after) return ids
  }
}

function memoryWithChildren(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0)
}
