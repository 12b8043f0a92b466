import type { Page, Route } from '../test.ts'

const DOCUMENTS = /\/studio(?:\/(?!assets\/)[^?]*)?(?:[?#].*)?$/
const FIRST_SCRIPT = /\/studio\/assets\/main-[^/]+\.js$/

/**
 * Gives a page an older build of the Studio than the server has: another build in its document, and parts, such as
 * `publish-screen`, under names that the server no longer knows. Returns the function that gives it the server's own again.
 */
export async function serveOlderBuild(
  page: Page,
  parts: readonly string[],
  /** Where the server listens, if the tests do not know its name. */
  local: string | null = null,
): Promise<() => Promise<void>> {
  const fetchOwn = (route: Route) => {
    const { pathname, search, host } = new URL(route.request().url())
    if (local === null) return route.fetch()
    return route.fetch({ url: local + pathname + search, headers: { ...route.request().headers(), host } })
  }
  await page.route(DOCUMENTS, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await fetchOwn(route)
    await route.fulfill({ response, body: (await response.text()).replace(/"build":"[^"]+"/, '"build":"older"') })
  })
  await page.route(FIRST_SCRIPT, async (route) => {
    const response = await fetchOwn(route)
    const own = await response.text()
    const body = parts.reduce((text, part) => text.replaceAll(`/${part}-`, `/${part}-older-`), own)
    // The server's own script has the same name.
    await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } })
  })
  return async () => {
    await page.unroute(DOCUMENTS)
    await page.unroute(FIRST_SCRIPT)
  }
}
