import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

const CELL = '[role=gridcell], [data-cell]'

/** Milliseconds from the navigation until the first cells are on the screen, in a browser that has nothing cached. */
export async function timeToFirstCells(browser: Browser, url: string): Promise<number> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look)
      // The next frame begins when this one has been painted.
      return requestAnimationFrame((startTime) => performance.mark('first-cells', { startTime }))
    }
    look()
  }, CELL)
  await page.goto(url)
  const time = await page.waitForFunction(() => performance.getEntriesByName('first-cells')[0]?.startTime, null, {
    polling: 50,
  })
  const value = Number(await time.jsonValue())
  await context.close()
  return value
}

/** A page of a wide screen with its cells in sight. */
export async function openPage(browser: Browser, url: string, ready: string = CELL): Promise<Page> {
  const page = await (await newContext(browser)).newPage()
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Milliseconds of script that something takes, without the layout and painting it causes. */
export async function scriptTime(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await metricOf(session, 'ScriptDuration')
  await work()
  await settle(page)
  const after = await metricOf(session, 'ScriptDuration')
  await session.detach()
  return (after - before) * 1000
}

/**
 * How long each step of a scroll keeps the page busy, in milliseconds: all tasks of the two frames in which it is answered
 * and drawn, so rather more than either frame.
 */
export async function scrollSteps(page: Page, step: { x: number; y: number }): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const times: number[] = []
  for (let count = 0; count < 40; count++) {
    const before = await metricOf(session, 'TaskDuration')
    await page.evaluate(({ x, y }) => {
      // What scrolls on the stage.
      const scrollers = [...document.querySelectorAll('main *')].filter(
        (element) =>
          x * (element.scrollWidth - element.clientWidth) + y * (element.scrollHeight - element.clientHeight) > 0,
      )
      const scroller = scrollers.find((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
      scroller?.scrollBy(x, y)
    }, step)
    await settle(page)
    times.push(((await metricOf(session, 'TaskDuration')) - before) * 1000)
  }
  await session.detach()
  return times
}

/** How many elements the document has. */
export function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 } })
}

async function metricOf(session: CDPSession, wanted: 'ScriptDuration' | 'TaskDuration'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? 0
}

/** Two frames: what was set in the first is drawn by the second. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}
