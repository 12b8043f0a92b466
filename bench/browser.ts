import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { type Beside, besideBareWork, type MeasureBeside, PIECE_MS } from './bare-work.ts'
import { startLargeProject } from './large-project.ts'
import { line, median } from './measure.ts'
import {
  type Distance,
  openPage,
  type ScrollCost,
  scriptTime,
  scrollCost,
  timeToFirstCells,
  wheelTasks,
} from './page-measures.ts'
import type { Running } from './processes.ts'
import { serveStatic } from './static-server.ts'

const UNITS = 20_000
const TOKEN = `generated-${UNITS}`
const ROUNDS = 7
const ROUNDS_OF_SCROLLING = 3
/** Pixels per wheel notch, and how far and how fast the wheel turns. */
const NOTCH = 120
const TURN = 1_200
const PIXELS_PER_SECOND = 1_200
/** Longer tasks delay a frame. */
const FRAME_MS = 16
type Way = 'down' | 'across'
const VIEWS: Readonly<Record<string, readonly Way[]>> = {
  chess: ['down', 'across'],
  'chess-plus': ['across'],
  premises: ['down'],
  'premises?view=list': ['down'],
}

/** Measures the views of units with 20,000 units in a browser, beside a static page and a plain React grid. */
export async function* benchBrowser(executablePath: string | undefined): AsyncGenerator<string> {
  const { server, browser, stop } = await startLargeProject(UNITS, executablePath)
  try {
    yield `${UNITS} units in the browser`
    yield* benchPages(browser, server)
  } finally {
    await stop()
  }
}

async function* benchPages(browser: Browser, server: Running): AsyncGenerator<string> {
  const chess = `${server.origin}/en/${TOKEN}/chess`
  // The first visitor finds empty caches.
  await (await openPage(browser, chess)).context().close()
  const ours = await openPage(browser, chess)
  const plainDir = await buildPlainGrid()
  const others = await serveStatic({
    pages: { '/': await snapshotOf(ours), '/data/chess': await readChess(server) },
    folders: [plainDir, 'dist/web'],
  })
  const plain = `${others.origin}/index.html`
  const plainPage = await openPage(browser, plain)

  const rounds = await alternate([chess, `${others.origin}/`, plain], (url) => timeToFirstCells(browser, url))
  const [oursFirst = 0, staticFirst = 0, plainFirst = 0] = rounds.map(median)
  yield line('static page, first cells', `${staticFirst.toFixed(0)} ms`)
  yield line('chess, first cells', `${oursFirst.toFixed(0)} ms, ${ratio(oursFirst, staticFirst)} the static page`)
  yield line('plain React grid, first cells', `${plainFirst.toFixed(0)} ms, ${ratio(plainFirst, oursFirst)} ours`)

  const plainFilter = await medianOf(() =>
    scriptTime(plainPage, () => plainPage.evaluate(() => document.querySelector('button')?.click())),
  )
  yield line('plain React grid, a change of the filter', `${plainFilter.toFixed(1)} ms of script`)
  // An open page with twenty thousand cells would use CPU time.
  for (const page of [ours, plainPage]) await page.context().close()
  const measureBeside = await besideBareWork(await browser.newPage())
  const still = await openPage(browser, `${others.origin}/`)
  yield* benchScroll(still, 'static page', 'down', measureBeside)
  await still.context().close()
  for (const [view, ways] of Object.entries(VIEWS)) {
    const page = await openPage(browser, `${server.origin}/en/${TOKEN}/${view}`, 'main a, [role=gridcell]')
    for (const way of ways) yield* benchScroll(page, view, way, measureBeside)
    const whole = await timesOf(() => scriptTime(page, async () => void (await toggleOnlyFree(page))))
    const blocked = await timesOf(() => toggleOnlyFree(page))
    yield line(`${view}, a change of the filter`, answered(blocked, whole))
    if (view.startsWith('premises')) yield await benchSort(page, view)
    await page.context().close()
  }
  others.stop()
}

/** Scrolls back and forth repeatedly, by notches and with a turning wheel. */
async function* benchScroll(page: Page, view: string, way: Way, measureBeside: MeasureBeside): AsyncGenerator<string> {
  const notches: Beside<ScrollCost>[] = []
  const turns: Beside<readonly number[]>[] = []
  for (let round = 0; round < ROUNDS_OF_SCROLLING; round++) {
    notches.push(await measureBeside(() => scrollCost(page, along(way, NOTCH))))
    turns.push(await measureBeside(() => wheelTasks(page, along(way, TURN), PIXELS_PER_SECOND)))
  }
  const script = `${median(notches.flatMap(({ result }) => result.steps)).toFixed(1)} ms of script each`
  const elements = `at most ${Math.max(...notches.map(({ result }) => result.elements))} elements`
  const tasks = notches.map((round) => ({ ...round, result: round.result.tasks }))
  yield line(`${view}, notches ${way}`, `${longest(tasks)}; ${script}; ${elements}`)
  yield line(`${view}, a turning wheel ${way}`, longest(turns))
}

function along(way: Way, distance: number): Distance {
  return way === 'across' ? { x: distance, y: 0 } : { x: 0, y: distance }
}

/** The longest task of each round, how idle the machine was, and how many tasks were longer than a frame. */
function longest(rounds: readonly Beside<readonly number[]>[]): string {
  const tasks = rounds.flatMap(({ result }) => result)
  const most = rounds.map(({ result }) => Math.max(...result).toFixed(1)).join(', ')
  const pieces = rounds.map(({ pieceMs }) => pieceMs.toFixed(1)).join(', ')
  const stolen = rounds.map((round) => `${(round.stolen * 100).toFixed(0)} %`).join(', ')
  const late = tasks.filter((time) => time > FRAME_MS).length
  const machine = `bare work of ${PIECE_MS}: ${pieces}; stolen: ${stolen}`
  return `tasks at most ${most} ms (${machine}), ${late} of ${tasks.length} over ${FRAME_MS}`
}

async function benchSort(page: Page, view: string): Promise<string> {
  const sorts = ['cheaper', 'larger', 'expensive', 'smaller']
  let turn = 0
  const sortAgain = () => sortBy(page, sorts[turn++ % sorts.length] ?? '')
  const whole = await timesOf(() => scriptTime(page, async () => void (await sortAgain())))
  const blocked = await timesOf(sortAgain)
  return line(`${view}, another sort`, answered(blocked, whole))
}

/** Changes the sort; returns how long the page was blocked, in milliseconds. */
function sortBy(page: Page, sort: string): Promise<number> {
  return page.evaluate((value) => {
    const select = document.querySelector<HTMLSelectElement>('main select')
    if (!select) throw new Error('nothing to sort by')
    const start = performance.now()
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return performance.now() - start
  }, sort)
}

/**
 * Clicks the switch by a script of one line, because Playwright's own checks run scripts in the page too. Returns how long
 * the page was blocked, in milliseconds.
 */
function toggleOnlyFree(page: Page): Promise<number> {
  return page.evaluate(() => {
    const start = performance.now()
    document.querySelector<HTMLElement>('[role=switch]')?.click()
    return performance.now() - start
  })
}

/** The rendered page without its scripts: what a server could send if it knew the window. */
async function snapshotOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  return `<!doctype html>${html.replaceAll(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')}`
}

async function readChess({ origin }: Running): Promise<Buffer> {
  const token = await (await fetch(`${origin}/api/v1/public/token?first_token=${TOKEN}`)).json()
  const path = `projects/${token.data.settings.project_id}/chess?first_token=${TOKEN}`
  return Buffer.from(await (await fetch(`${origin}/api/v1/public/${path}`)).arrayBuffer())
}

async function buildPlainGrid(): Promise<string> {
  const outDir = path.resolve('.cache/bench/plain-grid')
  await build({
    root: 'bench/plain-grid',
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'esnext' },
  })
  return outDir
}

/** Alternates between them, so that other load affects all of them. */
async function alternate(urls: readonly string[], measure: (url: string) => Promise<number>): Promise<number[][]> {
  const times: number[][] = urls.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, url] of urls.entries()) times[index]?.push(await measure(url))
  }
  return times
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  return median(await timesOf(measure))
}

async function timesOf(measure: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + 3; round++) times.push(await measure())
  // The first rounds warm up.
  return times.slice(3)
}

function answered(blocked: readonly number[], whole: readonly number[]): string {
  return `${spread(blocked)} ms until the page answers, ${spread(whole)} ms of script in all`
}

/** The median and the best, which is the time on an idle machine. */
function spread(times: readonly number[]): string {
  return `${median(times).toFixed(1)} (best ${Math.min(...times).toFixed(1)})`
}

function ratio(value: number, base: number): string {
  return `${(value / base).toFixed(2)} ×`
}
