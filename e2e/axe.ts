import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Looks for faults of accessibility in a page, not in frames of other origins. */
export function axeOf(page: Page): AxeBuilder {
  // Of the thousands of elements that pass only their number is wanted: to describe each took longer than to check it.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** Lets pages follow the theme of the device, so that they can be looked at in both themes without a second load. */
export async function followDevice(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'device'))
}

/** Looks for faults of accessibility in the light theme and in the dark one. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      // A colour on its way to another is neither.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0)
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
        await Promise.allSettled(changes.map(({ finished }) => finished))
      })
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  }
}
