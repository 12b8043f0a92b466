import type { Page } from '@playwright/test'

const ROOT = '<div id="root"></div>'

/** Removes the server-rendered page and its data from documents, so that the page loads its data itself. */
export async function stripRenderedPage(page: Page): Promise<void> {
  await page.route(/^http:\/\/(127\.0\.0\.1|localhost)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<div id="root"><\/div>.*?(?=<script [^>]*id="late-scripts")/s, ROOT)
    return route.fulfill({ response, body })
  })
}
