import { OFFLINE } from '../errors.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { makeUnitsProject, unitAt } from './units-project.ts'
import { unitsScreen } from './units-screen.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

const FIRST = unitAt(0)
/** A key in place of its message. */
const KEY = /\b(units|build|history|publish)\.[a-z_]+/

/** The files of messages: first those of the first view, then the rest. */
const MESSAGES = '**/studio/assets/en-*.js'

const PARTS = ['unit-panel', 'units-chess', 'clash-card', 'opened-dialog', 'bulk-prices']

/** Whether some parts, everything that they import, and both files of messages have loaded. Runs in the page. */
function partsLoaded(parts: readonly string[]): boolean {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')]
  const messages = loaded.filter((name) => /\/studio\/assets\/en-.*\.js$/.test(name))
  return (
    parts.every((part) => loaded.some((name) => name.includes(`/${part}-`) && name.endsWith('.js'))) &&
    links.every(({ href }) => loaded.includes(href)) &&
    messages.length === 2
  )
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: `No. ${FIRST.number}` })

test('what is opened before its words have loaded is shown with them', async ({ page, request }) => {
  const loading = Promise.withResolvers<void>()
  let files = 0
  await page.route(MESSAGES, async (route) => {
    files += 1
    if (files > 1) await loading.promise
    await route.continue()
  })
  const { catalogue } = await makeUnitsProject(request)
  const screen = unitsScreen(page)
  const panelCode = page.waitForResponse(/\/unit-panel-.*\.js$/)
  await screen.open(catalogue)
  await screen.rowOf(FIRST.number).getByRole('rowheader').click()
  await page.keyboard.press('Space')
  await panelCode
  await expect(page.getByRole('complementary')).toHaveCount(0)
  // The table goes on meanwhile.
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => files).toBe(2)
  loading.resolve()
  await expect(panelOf(page)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(KEY)
})

test('what opens over the table is there without a network', async ({ page, context, request, expectErrors }) => {
  expectErrors(OFFLINE)
  const { catalogue } = await makeUnitsProject(request)
  const screen = unitsScreen(page)
  await screen.open(catalogue)
  await expect.poll(() => page.evaluate(partsLoaded, PARTS)).toBe(true)
  await context.setOffline(true)
  await screen.rowOf(FIRST.number).getByRole('rowheader').click()
  await page.keyboard.press('Space')
  await expect(panelOf(page)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(KEY)
  await page.getByText(screen.t('units.mode.chess'), { exact: true }).click()
  await expect(page.locator(`[data-unit="${FIRST.id}"]`)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(KEY)
})
