import type { CDPSession } from '@playwright/test'
import { expect, type Locator, type Page, test } from './test.ts'

/*
 * The price is chosen with a thumb on the narrowest phone, from left to right and from right to left.
 */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** The least distance between two stops that a thumb can choose, in CSS pixels. */
const THUMB = 44

const LOOKS = [
  { lang: 'en', filter: 'Filter', from: 'Price from', to: 'Price to', sign: 1 },
  { lang: 'ar', filter: 'تصفية', from: 'السعر من', to: 'السعر إلى', sign: -1 },
] as const

for (const { lang, filter, from, to, sign } of LOOKS) {
  test(`a finger goes from stop to stop, and the other limit stays exact: ${lang}`, async ({ page }) => {
    await page.goto(`/${lang}/harbour/premises?price=287500-`)
    await page.getByRole('button', { name: filter }).last().tap()
    const thumbOf = (name: string) => page.getByRole('dialog').getByRole('slider', { name, exact: true })
    const thumb = thumbOf(to)
    await thumb.scrollIntoViewIfNeeded()
    const fingers = await page.context().newCDPSession(page)
    const last = Number(await thumb.getAttribute('aria-valuemax'))
    const places = [await middleOf(thumb)]
    for (let stop = last - 1; stop >= 2; stop--) {
      await drag(fingers, await middleOf(thumb), -sign * (await stepOf(page, thumb)))
      await expect(thumb).toHaveAttribute('aria-valuenow', String(stop))
      places.push(await middleOf(thumb))
    }
    expect(places.length).toBeGreaterThan(2)
    for (const [index, { x }] of places.slice(1).entries()) {
      expect(sign * ((places[index]?.x ?? 0) - x)).toBeGreaterThanOrEqual(THUMB)
    }
    await expect(thumbOf(from)).toHaveAttribute('aria-valuetext', /287,500/)
  })
}

/** The width of a step of the track. */
async function stepOf(page: Page, thumb: Locator): Promise<number> {
  const last = Number(await thumb.getAttribute('aria-valuemax'))
  const width = await thumb.evaluate((element) => element.parentElement?.getBoundingClientRect().width ?? 0)
  expect(page.viewportSize()?.width).toBe(360)
  return width / last
}

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the thumb is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(fingers: CDPSession, { x, y }: { readonly x: number; readonly y: number }, by: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (let part = 1; part <= 5; part++) await touch('touchMove', x + (by * part) / 5)
  await touch('touchEnd', x + by)
}
