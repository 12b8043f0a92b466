import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import {
  countElements,
  type Distance,
  openPage,
  type ScrollCost,
  scriptTime,
  scrollCost,
  timeToFirstCells,
  wheelTasks,
} from './page-measures.ts'
import { type Running, startProcess } from './processes.ts'
import { serveStatic } from './static-server.ts'

const UNITS = 20_000
const TOKEN = `generated-${UNITS}`
const ROUNDS = 7
/** What one notch of a wheel scrolls, in pixels; and how far and how fast a wheel is turned. */
const NOTCH = 120
const TURN = 1_200
const PIXELS_PER_SECOND = 1_200
/** Longer than this, and a frame is late. */
const FRAME_MS = 16
const VIEWS = ['chess', 'chess-plus', 'premises', 'premises?view=list'] as const

/** Measures the choosing views with 20,000 units in a real browser, beside a static page and a plain React grid. */
export async function* benchBrowser(executablePath: string | undefined): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn' }
  execFileSync(process.execPath, [...process.execArgv, 'scripts/vitrine.ts', 'demo', '--units', String(UNITS)], {
    env: { ...process.env, ...env },
  })
  const server = await startProcess(['server/main.ts'], env)
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    yield `${UNITS} units in the browser`
    yield* benchPages(browser, server)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function* benchPages(browser: Browser, server: Running): AsyncGenerator<string> {
  const chess = `${server.origin}/en/${TOKEN}/chess`
  // The first visitor is the one for whom nothing stands ready yet.
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
  // Twenty thousand cells would have their share of the machine.
  for (const page of [ours, plainPage]) await page.context().close()
  const still = await openPage(browser, `${others.origin}/`)
  yield await benchScroll(still, 'static page')
  await still.context().close()
  for (const view of VIEWS) {
    const page = await openPage(browser, `${server.origin}/en/${TOKEN}/${view}`, 'main a, [role=gridcell]')
    yield await benchScroll(page, view)
    const whole = await timesOf(() => scriptTime(page, async () => void (await toggleOnlyFree(page))))
    const blocked = await timesOf(() => toggleOnlyFree(page))
    yield line(`${view}, a change of the filter`, answered(blocked, whole))
    if (view.startsWith('premises')) yield await benchSort(page, view)
    await page.context().close()
  }
  others.stop()
}

/** Scrolls there and back and there again: what the machine does besides is seldom in all three. */
async function benchScroll(page: Page, view: string): Promise<string> {
  const along = (distance: number): Distance => (view === 'chess-plus' ? { x: distance, y: 0 } : { x: 0, y: distance })
  const costs: ScrollCost[] = []
  for (const notch of [NOTCH, -NOTCH, NOTCH]) costs.push(await scrollCost(page, along(notch)))
  const turns: (readonly number[])[] = []
  for (const turn of [-TURN, TURN, -TURN]) turns.push(await wheelTasks(page, along(turn), PIXELS_PER_SECOND))
  const script = `${median(costs.flatMap(({ steps }) => steps)).toFixed(1)} ms of script a step`
  const notches = `tasks with layout and paint ${longest(costs.map(({ tasks }) => tasks))}`
  const wheel = `with a turning wheel ${longest(turns)}`
  return line(`${view}, scrolling`, `${script}; ${notches}; ${wheel}; ${await countElements(page)} elements`)
}

/** The longest task of each round, and how many were longer than a frame. */
function longest(rounds: readonly (readonly number[])[]): string {
  const all = rounds.flat()
  const most = rounds.map((tasks) => Math.max(...tasks).toFixed(1)).join(', ')
  return `at most ${most} ms, ${all.filter((time) => time > FRAME_MS).length} of ${all.length} over ${FRAME_MS}`
}

async function benchSort(page: Page, view: string): Promise<string> {
  const sorts = ['cheaper', 'larger', 'expensive', 'smaller']
  let turn = 0
  const sortAgain = () => sortBy(page, sorts[turn++ % sorts.length] ?? '')
  const whole = await timesOf(() => scriptTime(page, async () => void (await sortAgain())))
  const blocked = await timesOf(sortAgain)
  return line(`${view}, another sort`, answered(blocked, whole))
}

/** Chooses another sort; gives how long the page could not answer anything else, in milliseconds. */
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
 * Presses the switch by a script of one line, since what Playwright does to be sure of a click is a script too. Gives how
 * long the page could not answer anything else, in milliseconds.
 */
function toggleOnlyFree(page: Page): Promise<number> {
  return page.evaluate(() => {
    const start = performance.now()
    document.querySelector<HTMLElement>('[role=switch]')?.click()
    return performance.now() - start
  })
}

/** The page as it stands, without its scripts: what a server could have sent had it known the window. */
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

/** Turn and turn about, so that whatever else the machine does hits all of them. */
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
  // The first ones warm up.
  return times.slice(3)
}

function answered(blocked: readonly number[], whole: readonly number[]): string {
  return `${spread(blocked)} ms until the page answers, ${spread(whole)} ms of script in all`
}

/** The median, and the best: what the work takes when nothing else has the machine. */
function spread(times: readonly number[]): string {
  return `${median(times).toFixed(1)} (best ${Math.min(...times).toFixed(1)})`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function ratio(value: number, base: number): string {
  return `${(value / base).toFixed(2)} ×`
}

function line(name: string, result: string): string {
  return `${name.padEnd(44)} ${result}`
}
