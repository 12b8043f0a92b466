import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** The rules whose result depends on colours. All others see the same page in either theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** How many elements of a violation the report of a test has. */
const SHOWN = 5

/** Evaluated instead of axe in a page that has it. */
const NOTHING = '0'

/** Axe for a page, without frames of other origins. */
export async function axeOf(page: Page): Promise<AxeBuilder> {
  // Loading axe again takes as long as the check of a small page.
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  return (
    new AxeBuilder({ page, ...(isLoaded && { axeSource: NOTHING }) })
      // Violations only: describing the thousands of passing elements takes longer than checking them. Of the rules that axe
      // runs by default only the one of films and sounds needs loaded files.
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      .setLegacyMode()
  )
}

/** Makes pages follow the theme of the device, so that tests can switch themes without a reload. */
export async function followDevice(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'device'))
}

type Theme = 'light' | 'dark'

/** Languages of both directions, with the theme that a test of every screen checks wholly in each. */
export const THEME_IN = { en: 'light', ar: 'dark' } as const

/** LOOKS=all runs the tests of every screen in each look. By default they alternate between the looks. */
export const IN_ALL_LOOKS = process.env.LOOKS === 'all'

/**
 * Expects no accessibility violations in the light theme, and none of colour in the dark one. `within` limits the check to a
 * part, where the rest of the page was checked before.
 */
export async function expectNoFaults(page: Page, within?: string): Promise<void> {
  await expectNoFaultsIn('light', page, within)
  await checkIn('dark', page, (axe) => axe.withRules(COLOUR_RULES), within)
}

/** Tests of every screen in turn: the first of a file is in light English, the second in dark Arabic, and so on. */
export function testsInTurn(lang: keyof typeof THEME_IN) {
  let turn = lang === 'en' ? 0 : 1
  return {
    test(title: string, body: Parameters<typeof test>[2]): void {
      if (turn++ % 2 === 0 || IN_ALL_LOOKS) test(`${lang}: ${title}`, body)
    },
    expectNoFaults: (page: Page, within?: string) => expectNoFaultsIn(THEME_IN[lang], page, within),
  }
}

/** Expects no accessibility violations in one theme. Colours do not depend on the direction, so each theme needs only one. */
export function expectNoFaultsIn(theme: Theme, page: Page, within?: string): Promise<void> {
  return checkIn(theme, page, (axe) => axe, within)
}

async function checkIn(colorScheme: Theme, page: Page, limit: (axe: AxeBuilder) => AxeBuilder, within?: string) {
  await test.step(colorScheme, async () => {
    // Axe would measure a colour in the middle of its transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0)
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(changes.map(({ finished }) => finished))
    })
    const axe = limit(await axeOf(page))
    const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
    expect(violations.map(({ id, nodes }) => [id, ...nodes.slice(0, SHOWN).map(({ html }) => html)])).toEqual([])
  })
}
