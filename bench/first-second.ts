import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { build } from 'vite'
import { serveFirstScreens } from './first-screens.ts'
import { freePort } from './free-port.ts'
import { line, median } from './measure.ts'
import { phoneTasks } from './phone-tasks.ts'
import { type Running, startProcess } from './processes.ts'

const ROUNDS = 3

/** The usual first pages of a visit, on a phone. */
const PAGES: Readonly<Record<string, string>> = {
  group: '/en/meridian',
  main: '/en/harbour',
  facade: '/en/harbour/interactive/2/frame/0',
  chess: '/en/harbour/chess',
  list: '/en/harbour/premises',
  unit: '/en/harbour/premises/details/instance/12',
  info: '/en/harbour/info',
}

/** The indexable catalogue of the demo. */
const FOUND = '/en/meridian'

/**
 * What is allowed in each round: first paint beside a bare React page, largest paint beside a minimal static page with the
 * same picture, the rest as it is.
 */
const LIMITS = { first: 1.5, largest: 1.5, blocking: 200, shift: 0.02, score: 0.95 } as const

/** On these pages no task is longer, in milliseconds. */
const LONGEST_TASK = 100
const WITHOUT_LONG_TASKS: readonly string[] = ['main', 'chess', 'list']

/** Measures the first second of pages on a slow phone (Lighthouse, mobile), beside pages with the same first screen. */
export async function* benchFirstSecond(executablePath: string | undefined): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn' }
  execFileSync(process.execPath, [...process.execArgv, 'scripts/vitrine.ts', 'demo'], {
    env: { ...process.env, ...env },
  })
  const server = await startProcess(['server/main.ts'], env)
  const port = await freePort()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const bareDir = await buildBarePage()
    yield `first second of a page, Lighthouse's phone, each of ${ROUNDS} rounds; goal: largest paint at most ${LIMITS.largest} × a minimal static page with the same picture, blocked less than ${LIMITS.blocking} ms, performance at least ${LIMITS.score * 100}`
    for (const [name, page] of askedPages()) yield* benchPage(server, bareDir, port, name, page)
    const found = await lighthouse(server.origin + FOUND, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['seo'],
    })
    const seo = found?.lhr.categories.seo?.score ?? 0
    yield line('a catalogue that may be found, SEO', `${Math.round(seo * 100)}${seo < 1 ? ' OVER' : ''}`)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** All pages, or those that `FIRST_SECOND_PAGES` names. */
function askedPages(): readonly (readonly [string, string])[] {
  const asked = process.env.FIRST_SECOND_PAGES?.split(',')
  return Object.entries(PAGES).filter(([name]) => asked?.includes(name) ?? true)
}

/** A page and those beside it, in the order in which they are measured. */
const SORTS = ['ours', 'minimal', 'still', 'bare'] as const
type Sort = (typeof SORTS)[number]

interface Round {
  readonly lhr: Result
  readonly longestTask: number
}

async function* benchPage(server: Running, bareDir: string, port: number, name: string, page: string) {
  const screens = await serveFirstScreens(server.origin, page, bareDir)
  const urls: Readonly<Record<Sort, string>> = { ...screens, ours: server.origin + page }
  const rounds: Record<Sort, Round[]> = { ours: [], minimal: [], still: [], bare: [] }
  // Alternates between them, so that other load affects all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const sort of SORTS) {
      const categories = sort === 'ours' ? {} : { onlyCategories: ['performance'] }
      const run = await lighthouse(urls[sort], { port, output: 'json', logLevel: 'silent', ...categories })
      if (!run) throw new Error(`Lighthouse has not measured ${urls[sort]}`)
      rounds[sort].push({ lhr: run.lhr, longestTask: Math.max(...phoneTasks(run.artifacts.Trace.traceEvents)) })
    }
  }
  screens.stop()
  yield* describePage(name, rounds)
}

function* describePage(name: string, rounds: Readonly<Record<Sort, readonly Round[]>>): Generator<string> {
  const all = (sort: Sort, audit: string) => rounds[sort].map(({ lhr }) => lhr.audits[audit]?.numericValue ?? 0)
  const of = (sort: Sort, audit: string) => median(all(sort, audit))
  const scores = (category: string) => rounds.ours.map(({ lhr }) => lhr.categories[category]?.score ?? 0)
  const beside = (sort: Sort, audit: string) => {
    const others = all(sort, audit)
    return all('ours', audit).map((value, round) => value / (others[round] ?? 0))
  }
  const [paint, largestPaint] = ['first-contentful-paint', 'largest-contentful-paint']
  const first = of('ours', paint) / of('bare', paint)
  const largest = beside('minimal', largestPaint)
  const [blocking, shift] = [all('ours', 'total-blocking-time'), of('ours', 'cumulative-layout-shift')]
  const performance = scores('performance')
  const others = ['accessibility', 'best-practices'].map((category) => median(scores(category)))
  const tasks = (sort: Sort) => median(rounds[sort].map(({ longestTask }) => longestTask))
  const onClock = (sort: Sort) => median(rounds[sort].map(({ lhr }) => longestOnClock(lhr)))
  const over = (isWithin: boolean) => (isWithin ? '' : ' OVER')
  yield line(
    `${name}, first paint`,
    `${of('ours', paint).toFixed(0)} ms, ${first.toFixed(2)} × a bare React page${over(first <= LIMITS.first)}`,
  )
  yield line(
    `${name}, largest paint`,
    `${each(all('ours', largestPaint), 0)} ms, ${each(largest, 2)} × a minimal static page with the same picture (${of('minimal', largestPaint).toFixed(0)} ms)${over(largest.every((one) => one <= LIMITS.largest))}; ${(of('ours', largestPaint) / of('still', largestPaint)).toFixed(2)} × all of its markup (${of('still', largestPaint).toFixed(0)} ms)`,
  )
  yield line(
    `${name}, blocked`,
    `${each(blocking, 0)} ms${over(blocking.every((one) => one < LIMITS.blocking))} (all of its markup ${of('still', 'total-blocking-time').toFixed(0)}, bare ${of('bare', 'total-blocking-time').toFixed(0)})`,
  )
  yield line(
    `${name}, scores`,
    `performance ${performance.map(percent).join(' ')}${over(performance.every((one) => one >= LIMITS.score))}, the others ${others.map(percent).join(' ')}${over(others.every((one) => one >= LIMITS.score))}; shift ${shift.toFixed(3)}${over(shift < LIMITS.shift)}`,
  )
  yield line(
    `${name}, longest task`,
    `${tasks('ours').toFixed(0)} ms of its thread (all of its markup ${tasks('still').toFixed(0)}, bare ${tasks('bare').toFixed(0)})${over(!WITHOUT_LONG_TASKS.includes(name) || tasks('ours') <= LONGEST_TASK)}; on the clock ${onClock('ours').toFixed(0)} ms (all of its markup ${onClock('still').toFixed(0)})`,
  )
}

function each(values: readonly number[], digits: number): string {
  return values.map((value) => value.toFixed(digits)).join(' ')
}

function percent(share: number): string {
  return String(Math.round(share * 100))
}

/** Lighthouse's own figure, in which other processes of the machine may run too; tasks below 50 ms count as none. */
function longestOnClock({ audits }: Result): number {
  const details = audits['long-tasks']?.details
  const tasks = details?.type === 'table' ? details.items : []
  return Math.max(0, ...tasks.map(({ duration }) => Number(duration)))
}

/** A page that React renders from data, with nothing else in it. */
async function buildBarePage(): Promise<string> {
  const outDir = path.resolve('.cache/bench-bare')
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.resolve('bench/bare-page'),
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'main.tsx', output: { entryFileNames: 'main.js' } } },
  })
  return outDir
}
