import type { Page } from '@playwright/test'

const ROOT = '<div id="root"></div>'

/** Removes the server-rendered page and its data from documents, so that the page loads its data itself. */
export async function stripRenderedPage(page: Page): Promise<void> {
  await page.route(/^http:\/\/(127\.0\.0\.1|localhost)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: withoutRenderedPage(await response.text()) })
  })
}

/** A document without the rendered page and its data. */
export function withoutRenderedPage(html: string): string {
  return html.replace(/<div id="root"><\/div>.*?(?=<script [^>]*id="late-files")/s, ROOT)
}
