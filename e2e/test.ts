import { test as base, expect, type Page } from '@playwright/test'

/*
 * Pages arrive drawn, and scripts take them over a moment later. Tests of what a visitor does begin then; what is before is
 * tested in drawn.test.ts.
 */

export * from '@playwright/test'
export { expect }

/** Done when scripts have taken over the page, or where the server has drawn none. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawn = document.querySelector('div[data-parts]')
    return !drawn || drawn.hasAttribute('data-live')
  })
}

/** Waits for scripts whenever a document is loaded. */
export function waitingForScripts(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (...parameters) => {
    const response = await goto.apply(page, parameters)
    await takenOver(page)
    return response
  }
  page.reload = async (...parameters) => {
    const response = await reload.apply(page, parameters)
    await takenOver(page)
    return response
  }
  return page
}

/** A test whose pages are there when they have been loaded. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(waitingForScripts(page))
  },
})
