import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, devices } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { build } from 'vite'
import { freePort } from './free-port.ts'
import { line, median } from './measure.ts'
import { phoneTasks } from './phone-tasks.ts'
import { type Running, startProcess } from './processes.ts'
import { serveStatic } from './static-server.ts'

const ROUNDS = 5

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

/** What is allowed: first paint beside a bare React page, largest paint beside a static page, the rest as it is. */
const LIMITS = { first: 1.5, largest: 1.75, blocking: 200, shift: 0.02, score: 0.95 } as const

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
    yield `first second of a page, Lighthouse's phone, median of ${ROUNDS}`
    for (const [name, page] of Object.entries(PAGES)) yield* benchPage(server, bareDir, port, name, page)
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

async function* benchPage(server: Running, bareDir: string, port: number, name: string, page: string) {
  const html = await (
    await fetch(server.origin + page, { headers: { 'user-agent': devices['Pixel 7'].userAgent } })
  ).text()
  const markup = /<div id="rendered-small"[^>]*>(.*?)<\/div><template/s.exec(html)?.[1] ?? ''
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  const begin = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Page</title>`
  const body = `<div id="rendered-small">${markup}</div>`
  const others = await serveStatic({
    pages: {
      '/static': `${begin}<style>${styles}</style></head><body>${body}</body></html>`,
      '/bare': `${begin}<link rel="stylesheet" href="/page.css"></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`,
      '/data/page': JSON.stringify(body),
      '/page.css': styles,
    },
    folders: [bareDir],
    behind: server.origin,
  })
  const urls = [server.origin + page, `${others.origin}/static`, `${others.origin}/bare`]
  const results: Result[][] = urls.map(() => [])
  const longest: number[][] = urls.map(() => [])
  // Alternates between them, so that other load affects all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, url] of urls.entries()) {
      const run = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
      if (!run) continue
      results[index]?.push(run.lhr)
      longest[index]?.push(Math.max(...phoneTasks(run.artifacts.Trace.traceEvents)))
    }
  }
  others.stop()
  const [ours = [], still = [], bare = []] = results
  const of = (all: readonly Result[], audit: string) =>
    median(all.map(({ audits }) => audits[audit]?.numericValue ?? 0))
  const score = (category: string) => median(ours.map(({ categories }) => categories[category]?.score ?? 0))
  const first = of(ours, 'first-contentful-paint') / of(bare, 'first-contentful-paint')
  const largest = of(ours, 'largest-contentful-paint') / of(still, 'largest-contentful-paint')
  const [blocking, shift] = [of(ours, 'total-blocking-time'), of(ours, 'cumulative-layout-shift')]
  const scores = ['performance', 'accessibility', 'best-practices'].map(score)
  const [task = 0, stillTask = 0, bareTask = 0] = longest.map(median)
  const [onClock = 0, stillOnClock = 0] = [ours, still].map((all) => median(all.map(longestOnClock)))
  const isWithin =
    first <= LIMITS.first &&
    largest <= LIMITS.largest &&
    blocking < LIMITS.blocking &&
    shift < LIMITS.shift &&
    scores.every((one) => one >= LIMITS.score)
  const isTaskLong = WITHOUT_LONG_TASKS.includes(name) && task > LONGEST_TASK
  yield line(
    `${name}, first paint`,
    `${of(ours, 'first-contentful-paint').toFixed(0)} ms, ${first.toFixed(2)} × a bare React page`,
  )
  yield line(
    `${name}, largest paint`,
    `${of(ours, 'largest-contentful-paint').toFixed(0)} ms, ${largest.toFixed(2)} × a static page`,
  )
  yield line(
    `${name}, the rest`,
    `${blocking.toFixed(0)} ms blocked (static page ${of(still, 'total-blocking-time').toFixed(0)}, bare ${of(bare, 'total-blocking-time').toFixed(0)}), shift ${shift.toFixed(3)}, scores ${scores.map((one) => Math.round(one * 100)).join(' ')}${isWithin ? '' : ' OVER'}`,
  )
  yield line(
    `${name}, longest task`,
    `${task.toFixed(0)} ms of its thread (static page ${stillTask.toFixed(0)}, bare ${bareTask.toFixed(0)})${isTaskLong ? ' OVER' : ''}; on the clock ${onClock.toFixed(0)} ms (static page ${stillOnClock.toFixed(0)})`,
  )
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
