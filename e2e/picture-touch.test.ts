import { setTimeout } from 'node:timers/promises'
import { EMPTY_ORIGIN, ORIGIN } from './origins.ts'
import { type CDPSession, expect, type Page, test } from './test.ts'
import { MOVING } from './visitors.ts'

test.use(MOVING)

/*
 * The catalogue is embedded in a tall page of another origin on a phone: touches on the picture belong to the picture. Only
 * a vertical swipe over a picture that is not zoomed scrolls the page.
 */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const MIDDLE: Finger = [195, 400]

test('pinch and drag stay in the picture, and the page still scrolls over it while it is not zoomed', async ({
  page,
}) => {
  await embed(page, '/en/harbour')
  const frame = page.frameLocator('iframe')
  const picture = frame.locator('main svg image').last()
  await picture.waitFor()
  await frame.locator('main section[tabindex="0"]').waitFor()
  const fingers = await page.context().newCDPSession(page)

  await swipe(fingers, [-150, 0])
  expect(await scrollOf(page)).toBe(0)

  await swipe(fingers, [0, -300])
  expect(await scrollOf(page)).toBeGreaterThan(100)
  await page.evaluate(() => scrollTo(0, 0))

  const before = (await picture.boundingBox())?.width ?? 0
  await pinch(fingers, 80, 180)
  expect((await picture.boundingBox())?.width).toBeGreaterThan(before * 1.3)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  expect(await scrollOf(page)).toBe(0)

  const zoomed = await picture.boundingBox()
  await swipe(fingers, [0, -120])
  expect(await scrollOf(page)).toBe(0)
  expect((await picture.boundingBox())?.y).toBeLessThan(zoomed?.y ?? 0)

  // At its first size or smaller, the page scrolls.
  await pinch(fingers, 200, 40)
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThan(before + 1)
  await swipe(fingers, [0, -300])
  expect(await scrollOf(page)).toBeGreaterThan(100)
})

/** A host page that is taller than the screen. */
async function embed(page: Page, path: string): Promise<void> {
  await page.goto(`${EMPTY_ORIGIN}/healthz`)
  await page.evaluate((src) => {
    document.head.innerHTML = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    document.body.innerHTML = `<iframe src="${src}"></iframe><p>The host page</p>`
    document.body.style.cssText = 'margin: 0; height: 3000px'
    const frame = document.querySelector('iframe')
    if (frame) frame.style.cssText = 'display: block; border: 0; width: 390px; height: 800px'
  }, ORIGIN + path)
}

type Finger = readonly [x: number, y: number]

/** Moves fingers in small steps, as a hand does, and pauses before lifting them. */
async function drag(fingers: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const at = (share: number) =>
    from.map(([x, y], id) => {
      const [toX, toY] = to[id] ?? [x, y]
      return { x: x + (toX - x) * share, y: y + (toY - y) * share, id }
    })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= STEPS; step++) {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) })
    await setTimeout(16)
  }
  await setTimeout(150)
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await setTimeout(300)
}

const STEPS = 15

function swipe(fingers: CDPSession, [x, y]: Finger): Promise<void> {
  const [left, top] = MIDDLE
  return drag(fingers, [MIDDLE], [[left + x, top + y]])
}

/** Two fingers side by side, with the distance before and after. */
function pinch(fingers: CDPSession, before: number, after: number): Promise<void> {
  const [x, y] = MIDDLE
  const apart = (distance: number): Finger[] => [
    [x - distance / 2, y],
    [x + distance / 2, y],
  ]
  return drag(fingers, apart(before), apart(after))
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}
