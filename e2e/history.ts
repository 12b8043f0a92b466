import type { Page } from '@playwright/test'

/**
 * Resolves when the browser has left the history entry of a dialog or menu that was just closed. It does so a moment after
 * the dialog disappears, and until then Back would lead to the same entry.
 */
export async function waitUntilLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { covers = [], modals = [] } = history.state?.overlays ?? {}
    return covers.length + modals.length === 0
  })
}
