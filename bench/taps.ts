import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from '@playwright/test'
import { OFFER_KEY } from '#domain/onboarding/offer.ts'

/** How much slower than this machine the phone is. */
export const SLOW_DOWN = 4

/** How long a finger is down in a tap, in milliseconds. */
const FINGER_MS = 80

/** Longer than this nothing is waited for, in milliseconds. */
const PATIENCE_MS = 5000

/** What a tap cost, in milliseconds. */
export interface TapCost {
  /** From the tap to the next paint, as the browser's Event Timing has it (in steps of 8, and 16 if it is shorter). */
  readonly paint: number
  /** From the tap until what was asked for is painted. */
  readonly stands: number
}

/** A phone with one page. */
export interface Phone {
  readonly page: Page
  /** Taps an element. */
  readonly tap: (target: string, asked: Asked) => Promise<TapCost>
  /** Drags from the middle of an element by some pixels. */
  readonly drag: (target: string, by: number, asked: Asked) => Promise<TapCost>
  readonly close: () => Promise<void>
}

/** What is visible, or no longer visible, when a visitor has what he asked for: selectors. */
interface Asked {
  readonly seen?: string | undefined
  readonly gone?: string
  /** An element that is made anew. */
  readonly fresh?: string
}

/** The page's own records. */
interface Records {
  readonly entries: { readonly start: number; readonly duration: number }[]
  /** When the last finger went up. */
  up: number
}

declare global {
  interface Window {
    tapRecords?: Records
  }
}

/** Opens a page on the phone and waits until nothing more comes. */
export async function openPhone(browser: Browser, url: string): Promise<Phone> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const context = await browser.newContext({ ...phone, locale: 'en-GB' })
  await context.addInitScript(record, OFFER_KEY)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  return { page, ...fingerOf(page, session), close: () => closeAll(context) }
}

async function closeAll(context: BrowserContext): Promise<void> {
  await context.close()
}

/** Runs in the page: remembers the browser's event timing. */
function record(key: string): void {
  localStorage.setItem(key, 'seen')
  const records: Records = { entries: [], up: 0 }
  window.tapRecords = records
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) records.entries.push({ start: startTime, duration })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const onUp = ({ timeStamp }: Event) => {
    records.up = timeStamp
  }
  addEventListener('pointerup', onUp, true)
  addEventListener('pointercancel', onUp, true)
}

function fingerOf(page: Page, session: CDPSession): Pick<Phone, 'tap' | 'drag'> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const act = async (target: string, by: number, asked: Asked): Promise<TapCost> => {
    const element = page.locator(target).locator('visible=true').first()
    await element.scrollIntoViewIfNeeded()
    await quiet(page)
    const box = await element.boundingBox()
    if (!box) throw new Error(`nothing to tap: ${target}`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const start = await page.evaluate((fresh) => {
      if (window.tapRecords) window.tapRecords.up = 0
      for (const old of document.querySelectorAll(fresh ?? ':not(*)')) old.setAttribute('data-old', '')
      return performance.now()
    }, asked.fresh)
    const standing = page.evaluate(whenStanding, { ...asked, patience: PATIENCE_MS })
    await touch('touchStart', x, y)
    if (by === 0) await page.waitForTimeout(FINGER_MS)
    for (let step = 1; by !== 0 && step <= 10; step++) {
      await touch('touchMove', x + (by * step) / 10, y)
      await page.waitForTimeout(FINGER_MS / 2)
    }
    await touch('touchEnd', x + by, y)
    const stands = await standing
    await quiet(page)
    const paint = await page.evaluate(
      (since) =>
        Math.max(
          16,
          ...(window.tapRecords?.entries ?? []).filter((one) => one.start >= since).map((one) => one.duration),
        ),
      start,
    )
    return { paint, stands }
  }
  return { tap: (target, asked) => act(target, 0, asked), drag: act }
}

/**
 * Runs in the page: milliseconds from the finger's end until what was asked for is painted. Looks when the page has changed, not
 * in every frame: frames that only the measuring asks for take a slow phone half of its time.
 */
function whenStanding({ seen, gone, fresh, patience }: Asked & { readonly patience: number }): Promise<number> {
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }))
  const isThere = () =>
    (window.tapRecords?.up ?? 0) > 0 &&
    (!seen || isSeen(seen)) &&
    (!gone || !isSeen(gone)) &&
    (!fresh || isSeen(`${fresh}:not([data-old])`))
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    // A message that is sent in an animation frame arrives after that frame is painted.
    port1.onmessage = () => resolve(performance.now() - (window.tapRecords?.up ?? 0))
    let isLooking = false
    const look = () => {
      if (isLooking) return
      isLooking = true
      requestAnimationFrame(() => {
        isLooking = false
        if (!isThere()) return
        stop()
        port2.postMessage(null)
      })
    }
    const observer = new MutationObserver(look)
    const late = setTimeout(() => {
      stop()
      reject(new Error(`it never stood: ${seen ?? gone ?? fresh}`))
    }, patience)
    const stop = () => {
      clearTimeout(late)
      observer.disconnect()
      removeEventListener('toggle', look, true)
      removeEventListener('pointerup', look)
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    // Popovers open without a change of the document.
    addEventListener('toggle', look, true)
    addEventListener('pointerup', look)
  })
}

/** Waits until the page has nothing to do: an idle callback after two frames, with the network at rest. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Event timing is reported some time after the paint.
        setTimeout(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })), 400)
      }),
  )
}
