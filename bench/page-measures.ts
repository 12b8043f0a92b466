import type { Browser, BrowserContext, CDPSession, JSHandle, Page } from '@playwright/test'
import { OFFER_KEY } from '#domain/onboarding/offer.ts'
import { tasksDuring } from './page-tasks.ts'

const MOST_STEPS = 40
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

/** Milliseconds of script that something takes, by the clock of its thread: without layout, painting and other processes. */
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

/** What a scroll costs the thread of its page, in milliseconds by the clock of that thread. */
export interface ScrollCost {
  /** The script of each step, until it is answered and drawn. */
  readonly steps: readonly number[]
  /** Whatever ran without a break, layout and painting too: a frame waits for the longest of them. */
  readonly tasks: readonly number[]
  /** How many elements the document had, at most. */
  readonly elements: number
}

/** How far something is scrolled, in pixels. */
export interface Distance {
  readonly x: number
  readonly y: number
}

/** Scrolls there and back, step by step, each in one go. */
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

/** Turns a wheel above the stage there and back, which scrolls a little with every frame; gives what ran without a break. */
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
    // The content goes where the fingers go.
    await turn(-x, -y)
    await turn(x, y)
  })
  await session.detach()
  return tasks
}

/** The largest of what scrolls that way on the stage. */
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
  // The walkthrough for new visitors would come in between.
  await context.addInitScript((key) => localStorage.setItem(key, 'seen'), OFFER_KEY)
  return context
}

async function scriptDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

/** Two frames: what was set in the first is drawn by the second. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}
