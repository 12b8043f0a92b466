import type { Page } from '@playwright/test'

/** Goes to another address of the same catalogue without a new document, as Back and Forward do. */
export async function navigateInPage(page: Page, address: string): Promise<void> {
  // A menu that was just closed leaves its history entry first.
  await page.waitForFunction(() => !history.state?.overlays?.covers?.length)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
