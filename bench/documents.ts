import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { EstateData } from '#contract/chess.ts'
import { line, median } from './measure.ts'
import { type Running, startProcess } from './processes.ts'

const TOKEN = 'harbour'
// A server behind a proxy requires a PUBLIC_URL.
const PUBLIC_URL = 'http://127.0.0.1'
const ROUNDS = 15
/** The first documents warm up: fonts and templates are read once, and hot code is compiled. */
const WARM_UP = { ours: 40, both: 3 } as const

/** Measures the PDF of a unit made by the server, beside the same page printed by Chromium. */
export async function* benchDocuments(executablePath: string | undefined): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '1', PUBLIC_URL }
  execFileSync(process.execPath, [...process.execArgv, 'scripts/vitrine.ts', 'demo'], {
    env: { ...process.env, ...env },
  })
  const server = await startProcess(['server/main.ts'], env)
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    yield 'presentation of a unit, each time of another unit'
    yield* benchUnits(browser, server)
    yield line('chess of 406 units', `${(await timeOf(() => getPdf(server, 'chess.pdf'))).toFixed(0)} ms`)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function* benchUnits(browser: Browser, server: Running): AsyncGenerator<string> {
  const units = await readUnits(server)
  const page = await (await browser.newContext()).newPage()
  const times = { ours: [] as number[], opened: [] as number[], printed: [] as number[] }
  for (const id of units.slice(-WARM_UP.ours)) await getPdf(server, `instances/${id}.pdf`)
  // Alternates between them, so that other load affects all of them.
  for (const id of units.slice(0, ROUNDS + WARM_UP.both)) {
    // Ends the work of the last page, which is not measured.
    await page.goto('about:blank')
    await page.waitForTimeout(500)
    times.ours.push(await timeOf(() => getPdf(server, `instances/${id}.pdf`)))
    times.opened.push(
      await timeOf(async () => {
        await page.goto(`${server.origin}/en/${TOKEN}/pdf/${id}`)
        await page.locator('article h1').waitFor()
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
      }),
    )
    times.printed.push(await timeOf(() => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })))
  }
  const [ours, opened, printed] = [times.ours, times.opened, times.printed].map((all) =>
    median(all.slice(WARM_UP.both)),
  )
  if (!ours || !opened || !printed) throw new Error('nothing was measured')
  yield line('PDF by the server, nothing of it cached', `${ours.toFixed(1)} ms`)
  yield line('page printed by Chromium, once it is open', `${printed.toFixed(0)} ms, ${ratio(printed, ours)}`)
  yield line(
    'page opened and printed by Chromium',
    `${(opened + printed).toFixed(0)} ms, ${ratio(opened + printed, ours)}`,
  )
}

/** Units in the order of the building: an agent prints neighbouring units one after another. */
async function readUnits(server: Running): Promise<readonly number[]> {
  const token = await getJson(server, 'token')
  const estates: readonly EstateData[] = await getJson(server, `projects/${token.settings.project_id}/chess`)
  const storeys = estates.flatMap(({ sections }) => sections.flatMap((section) => section.storeys))
  return storeys.flatMap(({ instances }) => instances.map(({ id }) => id))
}

async function getJson({ origin }: Running, call: string) {
  const { data } = await (await fetch(`${origin}/api/v1/public/${call}?first_token=${TOKEN}`)).json()
  return data
}

async function getPdf({ origin }: Running, file: string): Promise<void> {
  // Each request has another IP address because of the rate limit.
  const number = Math.floor(Math.random() * 0xffffff)
  const answer = await fetch(`${origin}/api/v1/public/documents/${file}?first_token=${TOKEN}`, {
    headers: { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}` },
  })
  if (answer.status !== 200) throw new Error(`${file}: ${answer.status}`)
  await answer.arrayBuffer()
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function ratio(value: number, base: number): string {
  return `${(value / base).toFixed(0)} × ours`
}
