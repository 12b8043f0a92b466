import type { Browser, BrowserContext, CDPSession, JSHandle, Page } from '@playwright/test'
import { OFFER_KEY } from '#domain/onboarding/offer.ts'
import { tasksDuring } from './page-tasks.ts'

const MOST_STEPS = 40
const CELL = '[role=gridcell], [data-cell]'

/** Milliseconds from navigation until the first cells are painted, in a browser without a cache. */
export async function timeToFirstCells(browser: Browser, url: string): Promise<number> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look)
      // The next frame begins after this one is painted.
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

/** Opens a page on a wide screen and waits for its cells. */
export async function openPage(browser: Browser, url: string, ready: string = CELL): Promise<Page> {
  const page = await (await newContext(browser)).newPage()
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Milliseconds of script by the thread clock: without layout, painting and other processes. */
export async function scriptTime(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await scriptDuration(session)
  await work()
  await settle(page)
  const after = await scriptDuration(session)
  await session.detach()
  return (after - before) * 1000
}

/** The cost of a scroll on the page's thread, in milliseconds of the thread clock. */
export interface ScrollCost {
  /** Script time of each step until it is rendered. */
  readonly steps: readonly number[]
  /** All tasks, with layout and painting: a frame waits for the longest of them. */
  readonly tasks: readonly number[]
  /** The largest number of elements in the document. */
  readonly elements: number
}

/** The scroll distance in pixels. */
export interface Distance {
  readonly x: number
  readonly y: number
}

/** Scrolls there and back in steps. */
export async function scrollCost(page: Page, step: Distance): Promise<ScrollCost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const scroller = await scrollerOf(page, step)
  const steps: number[] = []
  let elements = 0
  const scroll = async ({ x, y }: Distance): Promise<boolean> => {
    const before = await scriptDuration(session)
    const isMoved = await scroller.evaluate(
      (element, [x, y]) => {
        if (!element) throw new Error('nothing scrolls that way')
        const { scrollLeft, scrollTop } = element
        element.scrollBy(x, y)
        return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop
      },
      [x, y] as const,
    )
    await settle(page)
    if (!isMoved) return false
    steps.push(((await scriptDuration(session)) - before) * 1000)
    elements = Math.max(elements, await countElements(page))
    return true
  }
  const tasks = await tasksDuring(page, async () => {
    let there = 0
    while (there < MOST_STEPS && (await scroll(step))) there++
    while (await scroll({ x: -step.x, y: -step.y }));
  })
  await session.detach()
  return { steps, tasks, elements }
}

/** Turns the wheel over the stage there and back, which scrolls a little in every frame; returns the tasks. */
export async function wheelTasks(page: Page, { x, y }: Distance, pixelsPerSecond: number): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  const turn = (xDistance: number, yDistance: number) =>
    session.send('Input.synthesizeScrollGesture', {
      x: 700,
      y: 600,
      xDistance,
      yDistance,
      speed: pixelsPerSecond,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
  const tasks = await tasksDuring(page, async () => {
    // The content follows the fingers, so the direction is inverted.
    await turn(-x, -y)
    await turn(x, y)
  })
  await session.detach()
  return tasks
}

/** The largest element on the stage that scrolls in this direction. */
function scrollerOf(page: Page, { x, y }: Distance): Promise<JSHandle<Element | undefined>> {
  return page.evaluateHandle(
    ([x, y]) =>
      [...document.querySelectorAll('main *')]
        .filter(
          (element) =>
            x * (element.scrollWidth - element.clientWidth) + y * (element.scrollHeight - element.clientHeight) > 0 &&
            /auto|scroll/.test(getComputedStyle(element).overflow),
        )
        .toSorted((a, b) => b.clientHeight * b.clientWidth - a.clientHeight * a.clientWidth)[0],
    [x, y] as const,
  )
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // The walkthrough for new visitors would disturb the measurement.
  await context.addInitScript((key) => localStorage.setItem(key, 'seen'), OFFER_KEY)
  return context
}

async function scriptDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

/** Waits for two frames: changes of the first are painted by the second. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}
