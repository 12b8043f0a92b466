import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { line, percentile } from '#bench/measure.ts'
import { type BenchPostgres, startPostgres } from '#bench/postgres.ts'
import { startProcess } from '#bench/processes.ts'
import { shareOf, threadsOf } from '#bench/processor.ts'
import { hasNginx } from './nginx.ts'
import { type Rush, type RushSize, rush } from './rush.ts'
import { siteSettings, startSite } from './site.ts'
import { KINDS } from './visit.ts'

/** The asked rate, and what is tried if it does not hold. */
const RATES = [300, 250, 200, 150] as const
const SECONDS = 120
/** A visit that begins this late says that the load itself has no time. */
const MOST_LATE_MS = 1000
/** Shares of a core, or of all cores, that leave nothing. */
const FULL = 0.9
/** More than this share of a core for other programs, and the machine was not idle. */
const MOST_OTHERS = 0.2
const PROCESSES = ['server', 'nginx', 'database', 'visitors'] as const

/**
 * Measures a launch day: visits from advertisements through nginx, with open pages, price changes and an import, on both
 * databases. `LAUNCH_RATE` and `LAUNCH_SECONDS` make it smaller, for trying it out.
 */
export async function* benchLaunch(): AsyncGenerator<string> {
  if (!hasNginx()) {
    yield 'launch day: left out, because nginx is not installed'
    return
  }
  const seconds = Number(process.env.LAUNCH_SECONDS ?? SECONDS)
  const rates = process.env.LAUNCH_RATE ? [Number(process.env.LAUNCH_RATE)] : RATES
  yield `launch day: ${rates[0]} visits a second for ${seconds} s through nginx, ${cpus().length} cores for server, nginx, database and visitors`
  yield* benchOn('embedded database', null, rates, seconds)
  const postgres = await startPostgres()
  try {
    yield* benchOn('PostgreSQL', postgres, rates, seconds)
  } finally {
    await postgres.stop()
  }
}

async function* benchOn(
  name: string,
  postgres: BenchPostgres | null,
  rates: readonly number[],
  seconds: number,
): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const settings = siteSettings(dataDir, postgres?.url ?? null)
  try {
    // One process loads the demo and another serves it, because encoding pictures leaves memory allocated.
    await (await startProcess(['server/main.ts'], settings)).stop()
    for (const rate of rates) {
      const { isHeld, lines } = await tryRate(settings, { rate, seconds }, postgres?.pid ?? null)
      yield `${name}, ${rate} visits a second${isHeld ? '' : ': DOES NOT HOLD'}`
      yield* lines
      if (isHeld) return
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function tryRate(settings: Readonly<Record<string, string>>, size: RushSize, database: number | null) {
  const load = loadavg()[0]?.toFixed(1)
  const site = await startSite(settings)
  try {
    const done = await rush(site, size, database)
    const complaints = [...linesOf(site.server.complaints()), ...linesOf(site.nginx.complaints())]
    return {
      isHeld: isHeld(done),
      lines: [...describe(done, complaints), line('  load of the machine before', `${load}`)],
    }
  } finally {
    await site.stop()
  }
}

function isHeld({ crowd, failures, stored, storedOfAcknowledged }: Rush): boolean {
  const lost = crowd.acknowledged.length !== stored || crowd.acknowledged.length !== storedOfAcknowledged
  const isErrorFree = Object.keys(crowd.errors).length === 0 && failures.length === 0
  return isErrorFree && !crowd.isEnded && crowd.late <= MOST_LATE_MS && !lost
}

function describe(done: Rush, complaints: readonly string[]): readonly string[] {
  const { crowd, changes, memory, stored, storedOfAcknowledged } = done
  const waits = KINDS.map((kind) => {
    const { count, p50, p99, longest } = crowd.waits[kind]
    return line(
      `  ${kind}`,
      `${count} times, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
    )
  })
  const errors = [...Object.entries(crowd.errors).map(([what, count]) => `${count} × ${what}`), ...done.failures]
  return [
    ...waits,
    line(
      '  price change',
      `${changes.length} times, p50 ${percentile(changes, 0.5).toFixed(0)} ms, p99 ${percentile(changes, 0.99).toFixed(0)} ms`,
    ),
    line('  import of 5,000 units', `${(done.importMs / 1000).toFixed(1)} s`),
    line('  open pages', `${crowd.mostStreams} at most; the median one heard ${crowd.heard} changes in 20 s`),
    line(
      '  visits',
      `${crowd.visits}; p99 of them began ${crowd.late.toFixed(0)} ms late${crowd.isEnded ? '; ended early' : ''}`,
    ),
    line('  errors', errors.length === 0 ? 'none' : errors.slice(0, 12).join('; ')),
    line(
      '  orders',
      `${crowd.acknowledged.length} acknowledged, ${stored} stored, ${storedOfAcknowledged} of the acknowledged ones`,
    ),
    line(
      '  memory of the server',
      `${memory.before.toFixed(0)} MB before, ${memory.most.toFixed(0)} MB at most, ${memory.after.toFixed(0)} MB half a minute after; nginx ${memory.nginx.toFixed(0)} MB`,
    ),
    line('  processor', processorLine(done)),
    line('  processor of a visit', costLine(done)),
    line('  connections that found a queue full', `${done.processor[1].overflows - done.processor[0].overflows}`),
    line('  full', fullParts(done).join(', ') || 'nothing'),
    line('  lines in the logs of errors', complaints.length === 0 ? 'none' : `${complaints.length}`),
    ...[...new Set(complaints)].slice(0, 5).map((text) => `    ${text.slice(0, 200)}`),
  ]
}

function processorLine({ processor: [before, after] }: Rush): string {
  const [main = 0, ...threads] = serverThreads(before, after)
  const ours = PROCESSES.map((name) => shareOf(name, before, after))
  const machine = machineShare(before, after)
  const others = machine - ours.reduce((sum, share) => sum + share, 0)
  const [server = 0, ...rest] = ours
  const parts = [
    `server ${shares([server])} of a core (main thread ${shares([main])}, busiest others ${shares(threads.slice(0, 3))})`,
    ...PROCESSES.slice(1).map((name, index) => `${name} ${shares([rest[index] ?? 0])}`),
    `others ${shares([Math.max(0, others)])}${others > MOST_OTHERS ? ' (THE MACHINE WAS NOT IDLE)' : ''}`,
    `all ${shares([machine])} of ${cpus().length}`,
  ]
  return parts.join(', ')
}

/** Does not depend on what else runs on the machine. */
function costLine({ crowd, processor: [before, after] }: Rush): string {
  const seconds = (after.at - before.at) / 1000
  const cost = (share: number) => `${((share * seconds * 1000) / Math.max(1, crowd.visits)).toFixed(2)} ms`
  const [main = 0] = serverThreads(before, after)
  const parts = PROCESSES.map((name) => `${name} ${cost(shareOf(name, before, after))}`)
  return `${parts.join(', ')}; main thread of the server ${cost(main)}`
}

/** The main thread, then the others, the busiest first. */
function serverThreads(before: Rush['processor'][0], after: Rush['processor'][1]): readonly number[] {
  const threads = threadsOf('server', before, after)
  const main = threads.get('main thread') ?? 0
  return [main, ...[...threads].filter(([thread]) => thread !== 'main thread').map(([, share]) => share)]
}

function machineShare(before: Rush['processor'][0], after: Rush['processor'][1]): number {
  return (after.machine - before.machine) / ((after.at - before.at) / 1000)
}

/** What had no processor time left. */
function fullParts({ processor: [before, after] }: Rush): readonly string[] {
  const [main = 0, busiest = 0] = serverThreads(before, after)
  const parts: readonly (readonly [string, boolean])[] = [
    ['the main thread of the server', main > FULL],
    ['another thread of the server', busiest > FULL],
    ['the visitors', shareOf('visitors', before, after) > FULL],
    ['all cores', machineShare(before, after) > FULL * cpus().length],
  ]
  return parts.filter(([, isFull]) => isFull).map(([name]) => name)
}

function shares(values: readonly number[]): string {
  return values.map((value) => value.toFixed(2)).join(' ')
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((one) => one.trim() !== '')
}
