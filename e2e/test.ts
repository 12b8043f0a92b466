import { test as base, expect, type Page } from '@playwright/test'

/*
 * Pages are rendered on the server and hydrated a moment later. Tests of visitors' actions begin after hydration; the time
 * before is tested in server-rendering.test.ts.
 */

export * from '@playwright/test'
export { expect }

/** Resolves when the page is hydrated, or at once if the server has not rendered it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const rendered = document.querySelector('div[data-parts]')
    return !rendered || rendered.hasAttribute('data-live')
  })
}

/** Makes `goto` and `reload` wait for hydration. */
export function withHydration(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (...parameters) => {
    const response = await goto.apply(page, parameters)
    await waitForHydration(page)
    return response
  }
  page.reload = async (...parameters) => {
    const response = await reload.apply(page, parameters)
    await waitForHydration(page)
    return response
  }
  return page
}

/** A test whose pages are hydrated after loading. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(withHydration(page))
  },
})
