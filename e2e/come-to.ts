import type { Page } from '@playwright/test'

/** Goes to another address of the same catalogue as Back and Forward do: without a new document. */
export async function comeTo(page: Page, address: string): Promise<void> {
  // The entry of a menu that was just closed is left first.
  await page.waitForFunction(() => !history.state?.overlays?.covers?.length)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
