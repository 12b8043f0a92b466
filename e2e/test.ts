import { test as base, expect, type Page } from '@playwright/test'
import { type ExpectErrors, reportErrors, type WatchedErrors, watchErrors } from './errors.ts'
import { ofReturning } from './visitors.ts'

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

/** The fixtures of the guard against errors. */
export interface Guarded {
  readonly watched: WatchedErrors
  readonly expectErrors: ExpectErrors
  readonly guard: undefined
}

/** A test that fails if a page reports an error which the test has not declared with `expectErrors`. */
const guardedTest = base.extend<Guarded>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  watched: async ({}, use) => {
    const watched = watchErrors()
    await use(watched)
    expect(watched.unexpected(), 'errors of the pages').toEqual([])
  },
  expectErrors: ({ watched }, use) => use(watched.expectErrors),
  guard: [
    async ({ browser, watched }, use) => {
      const stop = reportErrors(browser, watched.add)
      await use(undefined)
      stop()
    },
    { auto: true },
  ],
})

/** A test of a returning visitor, or with `isNewVisitor` of a new one. */
export const visitorTest = guardedTest.extend<{ readonly isNewVisitor: boolean }>({
  isNewVisitor: [false, { option: true }],
  context: async ({ context, isNewVisitor }, use) => {
    await use(isNewVisitor ? context : await ofReturning(context))
  },
})

/** The same, with pages that are hydrated after loading. */
export const test = visitorTest.extend({
  page: async ({ page }, use) => {
    await use(withHydration(page))
  },
})
