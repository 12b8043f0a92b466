import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { startLargeProject } from './large-project.ts'
import { line, median } from './measure.ts'
import { openPage } from './page-measures.ts'
import { tasksDuring } from './page-tasks.ts'
import { startProcess } from './processes.ts'
import { serveStatic } from './static-server.ts'
import { openPhone, type Phone, SLOW_DOWN, type TapCost } from './taps.ts'

const ROUNDS = 5

/** Milliseconds from a tap to the next paint, at most or at most so many more than on a bare page. */
const MOST = 100
const MORE_THAN_BARE = 60

/** Milliseconds until what was asked for stands. */
const STANDS_WITHIN = 300

/** Units of the large project, and how long a task may be while it scrolls, in milliseconds. */
const LARGE = 20_000
const LONGEST_TASK = 50

/** Taps of a visit, by their names. Each list runs on a page of its own, where nothing was tapped before. */
type Visit = (phone: Phone) => AsyncGenerator<readonly [string, TapCost]>

const CELL = '[role=gridcell] a'
const UNIT_LINK = 'main a[href*="/details/"]'
const CARD = 'dialog [data-tour=order]'
const PREVIEW = 'section article'
const CLOSE = 'dialog [aria-label="Close"]'
const SHEET = 'dialog header'
const STAGE = 'section[data-tour=stage]'

/** The taps of the catalogue by the page that they begin on. */
const VISITS: readonly (readonly [string, Visit])[] = [
  [
    '/en/harbour/chess',
    async function* ({ tap }) {
      yield ['preview of a unit from the chess', await tap(CELL, { seen: PREVIEW })]
      yield ['unit from the chess', await tap(CELL, { seen: CARD })]
      yield ['next unit in the panel', await tap('dialog [aria-label="Next unit"]', { fresh: 'dialog article' })]
      yield ['close the unit', await tap(CLOSE, { gone: SHEET })]
    },
  ],
  [
    '/en/harbour/premises',
    async function* ({ tap }) {
      const [add, remove] = ['Add to', 'Remove from'].map((act) => `main [aria-label="${act} favourites"]`)
      yield ['heart', await tap(add ?? '', { seen: remove })]
      yield ['unit from the list', await tap(UNIT_LINK, { seen: CARD })]
      yield ['close the unit over the list', await tap(CLOSE, { gone: SHEET })]
    },
  ],
  [
    '/en/harbour/interactive/6/frame/0/12',
    async function* ({ tap }) {
      const unit = 'main svg a[data-availability=free]'
      yield ['preview of a unit from the picture', await tap(unit, { seen: PREVIEW })]
      yield ['unit from the picture', await tap(unit, { seen: CARD })]
    },
  ],
  [
    '/en/harbour/premises',
    async function* ({ tap, drag }) {
      yield ['filter', await tap('[aria-label="Filter"][aria-haspopup]', { seen: 'dialog [role=slider]' })]
      yield ['rooms', await tap('dialog [aria-pressed=false]', { seen: 'dialog [aria-pressed=true]' })]
      yield ['price, dragged', await drag('dialog [role=slider]', 60, { seen: 'dialog' })]
      yield ['show the result', await tap('dialog footer button:last-of-type', { gone: SHEET })]
    },
  ],
  [
    '/en/harbour/chess',
    async function* ({ tap }) {
      yield ['from the chess to the list', await tap('nav [data-tour=premises]', { seen: UNIT_LINK })]
      yield ['from the list to the picture', await tap('nav [data-tour=main]', { seen: 'main svg a' })]
      yield ['from the picture to the chess', await tap('nav [data-tour=chess]', { seen: CELL })]
      yield ['menu', await tap('[data-tour=menu]', { seen: '[popover] a[href$="/favorites"]' })]
    },
  ],
  [
    '/en/harbour/interactive/2/frame/0',
    async function* ({ drag }) {
      yield ['turn a building by a frame', await drag(STAGE, -60, { fresh: `${STAGE} svg image` })]
    },
  ],
]

/** Measures taps on a slow phone beside the same tap on a bare page. */
export async function* benchInteractions(executablePath: string | undefined): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn' }
  execFileSync(process.execPath, [...process.execArgv, 'scripts/vitrine.ts', 'demo'], {
    env: { ...process.env, ...env },
  })
  const server = await startProcess(['server/main.ts'], env)
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    yield* measureTaps(browser, server.origin)
    if (visitsAsked() === VISITS) yield* benchScrolling(executablePath)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** All visits, or those that `INTERACTIONS` numbers: `INTERACTIONS=1,4` measures the first and the fourth. */
function visitsAsked(): typeof VISITS {
  const asked = process.env.INTERACTIONS?.split(',').map(Number)
  return asked ? VISITS.filter((_, index) => asked.includes(index + 1)) : VISITS
}

/** The table of taps on a server with the demo. */
async function* measureTaps(browser: Browser, origin: string, rounds = ROUNDS): AsyncGenerator<string> {
  const bare = await serveBarePage()
  const costs = new Map<string, TapCost[]>()
  const bareCosts: number[] = []
  // Alternates between the pages, so that other load affects all of them.
  for (let round = 0; round < rounds; round++) {
    for (const [address, visit] of visitsAsked()) {
      const barePhone = await openPhone(browser, bare.origin)
      bareCosts.push((await barePhone.tap('button', { seen: 'dialog' })).paint)
      await barePhone.close()
      const phone = await openPhone(browser, origin + address)
      for await (const [name, cost] of visit(phone)) costs.set(name, [...(costs.get(name) ?? []), cost])
      await phone.close()
    }
  }
  bare.stop()
  const barePaint = median(bareCosts)
  const limit = Math.max(MOST, barePaint + MORE_THAN_BARE)
  yield `taps on a phone ${SLOW_DOWN} times slower than this machine, median of ${rounds}; a tap on a bare page paints after ${barePaint} ms`
  yield `${'tap'.padEnd(36)} ${'next paint'.padStart(10)} ${'stands'.padStart(10)}`
  for (const [name, all] of costs) {
    const [paint, stands] = [median(all.map((one) => one.paint)), median(all.map((one) => one.stands))]
    const isOver = paint > limit || stands > STANDS_WITHIN
    yield `${name.padEnd(36)} ${`${paint} ms`.padStart(10)} ${`${stands.toFixed(0)} ms`.padStart(10)}${isOver ? ' OVER' : ''}`
  }
}

/** The longest task while the chess of a large project scrolls under a finger. */
async function* benchScrolling(executablePath: string | undefined): AsyncGenerator<string> {
  const { server, browser, stop } = await startLargeProject(LARGE, executablePath)
  try {
    const page = await openPage(browser, `${server.origin}/en/generated-${LARGE}/chess`)
    const session = await page.context().newCDPSession(page)
    const scroll = (yDistance: number) =>
      session.send('Input.synthesizeScrollGesture', {
        x: 700,
        y: 500,
        yDistance,
        speed: 1200,
        gestureSourceType: 'touch',
        preventFling: true,
      })
    const tasks = await tasksDuring(page, async () => {
      await scroll(-1500)
      await scroll(1500)
    })
    // The time of the page's own thread: on the clock, other processes of the machine would count too.
    const longest = Math.max(...tasks) * SLOW_DOWN
    const isOver = longest > LONGEST_TASK
    yield line(`scrolling ${LARGE} units, longest task`, `${longest.toFixed(0)} ms${isOver ? ' OVER' : ''}`)
  } finally {
    await stop()
  }
}

/** A React page with a button and a dialog. */
async function serveBarePage() {
  const outDir = path.resolve('.cache/bench-tap')
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.resolve('bench/bare-page'),
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'tap.tsx', output: { entryFileNames: 'tap.js' } } },
  })
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Page</title>'
  return serveStatic({
    pages: {
      '/': `<!doctype html><html lang="en"><head>${head}</head><body><div id="root"></div><script type="module" src="/tap.js"></script></body></html>`,
    },
    folders: [outDir],
  })
}
