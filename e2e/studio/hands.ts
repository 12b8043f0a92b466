import { expect, type Locator, type Page } from '../test.ts'

/** More stops than any screen has. */
const MOST_STOPS = 120

/** Presses Tab until a control has the focus, as somebody without a mouse does. Returns how many times. */
export async function tabTo(page: Page, control: Locator): Promise<number> {
  await expect(control).toBeVisible()
  for (let count = 0; count < MOST_STOPS; count += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return count
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

/** Moves the focus to a control by Tab and presses Enter. */
export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Presses a key several times. */
export async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
}

/** Expects that the view has one filled button: its main act, else Publish. */
export async function expectOneMainAct(page: Page): Promise<void> {
  await expect(page.locator(':is(button, a)[class*="_filled_"]:visible')).toHaveCount(1)
}

/** The size and the fingers of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
