import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { loadProject } from '#server/demo/load-project.ts'
import { openServices } from '#server/services/services.ts'
import { line } from './measure.ts'
import { openPage, scriptTime } from './page-measures.ts'
import { startProcess } from './processes.ts'
import { FRAMES, REGIONS, turningProject } from './turning-project.ts'

const TOKEN = 'turning'
const TURNS = 10
/** A drag across the window turns the building once; the margin keeps it off the list of storeys. */
const WIDTH = 1440
const MARGIN = 240

/** Measures a building with 200 regions in 72 frames: the script time of each frame of a turn, and the memory of ten turns. */
export async function* benchTurning(executablePath: string | undefined): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const services = await openServices({ databaseUrl: null, dataDir })
  await loadProject(services, turningProject(TOKEN))
  await services.database.close()
  const server = await startProcess(['server/main.ts'], { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    yield `${REGIONS} regions in ${FRAMES} frames`
    const page = await openPage(browser, `${server.origin}/en/${TOKEN}`, 'main section[tabindex="0"]')
    const session = await page.context().newCDPSession(page)
    // The first turn loads all frames.
    await turn(page)
    const before = await heapOf(session)
    const times: number[] = []
    for (let count = 1; count < TURNS; count++) times.push(...(await turn(page)))
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
    yield line('script of a frame', `${at(0.5)} ms, of 99 in 100 at most ${at(0.99)}, at most ${at(1)}`)
    yield line('script of coming to rest', await benchRest(page))
    yield line(
      `memory after 1 turn and after ${TURNS}`,
      `${before.toFixed(1)} MB, ${(await heapOf(session)).toFixed(1)} MB`,
    )
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** One turn in two drags, frame by frame; returns the script time of each frame in milliseconds. */
async function turn(page: Page): Promise<readonly number[]> {
  return [...(await dragHalfRound(page)), ...(await dragHalfRound(page))]
}

async function dragHalfRound(page: Page): Promise<readonly number[]> {
  const before = frameOf(page)
  const step = WIDTH / FRAMES
  const times: number[] = []
  await page.mouse.move(WIDTH - MARGIN, 500)
  await page.mouse.down()
  for (let frame = 1; frame <= FRAMES / 2; frame++) {
    times.push(await scriptTime(page, () => page.mouse.move(WIDTH - MARGIN - frame * step, 500)))
  }
  await page.mouse.up()
  await page.waitForURL((url) => Math.abs(frameIn(url.pathname) - before) >= FRAMES / 4)
  return times
}

function frameOf(page: Page): number {
  return frameIn(new URL(page.url()).pathname)
}

function frameIn(pathname: string): number {
  return Number(/frame\/(\d+)/.exec(pathname)?.[1] ?? 0)
}

/** The time until all regions are clickable again, over all frames of the swing. */
async function benchRest(page: Page): Promise<string> {
  const times: number[] = []
  for (let count = 0; count < 7; count++) {
    await page.mouse.move(900, 500)
    await page.mouse.down()
    await page.mouse.move(800, 500, { steps: 5 })
    times.push(
      await scriptTime(page, async () => {
        await page.mouse.up()
        await page.waitForTimeout(1000)
      }),
    )
  }
  const [middle = 0] = times.toSorted((a, b) => a - b).slice(3)
  return `${middle.toFixed(1)} ms in all frames of the swing`
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
