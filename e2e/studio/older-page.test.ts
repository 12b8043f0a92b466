import { expectNoFaults, followDevice } from '../axe.ts'
import { BLOCKED, NOT_FOUND } from '../errors.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { serveOlderBuild } from './older-build.ts'
import { makeProject } from './small-project.ts'
import { draftPrices, unitsScreen } from './units-screen.ts'
import { type Words, wordsIn } from './words.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN })

const DRAFT_CALLS = '**/api/v1/manage/projects/*/draft'

const openPublish = (page: Page, say: Words) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: say('nav.publish') })
    .click()

test('a page that is older than the server says so, and keeps all edits when it is loaded again', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(NOT_FOUND, /-older-/, BLOCKED)
  const { catalogue, project } = await makeProject(request, { published: true })
  const screen = unitsScreen(page)
  const { t } = screen
  await followDevice(page)
  const serveNewBuild = await serveOlderBuild(page, ['publish-screen', 'palette'])

  await test.step('in Arabic, also where the server no longer has a screen', async () => {
    const { t: say } = wordsIn('ar')
    await unitsScreen(page, 'ar').open(catalogue)
    await expect(page.getByRole('status').getByRole('button', { name: say('older.reload') })).toBeVisible()
    await expectNoFaults(page, '[role="status"]')
    await openPublish(page, say)
    await expect(page.getByRole('main').getByRole('heading', { name: say('older.title') })).toBeVisible()
    // One act: the screen has the button of the strip.
    await expect(page.getByRole('button', { name: say('older.reload') })).toHaveCount(1)
    await expectNoFaults(page, 'main')
    await page.goBack()
  })

  await page.request.patch('/api/v1/manage/me', { headers: { origin: LOCALHOST_ORIGIN }, data: { lang: 'en' } })
  await page.reload()
  const strip = page.getByRole('status').filter({ hasText: t('older.strip') })
  await expect(strip).toBeVisible()
  await expectNoFaults(page, '[role="status"]')
  // The palette is gone too.
  await page.keyboard.press('Control+K')
  await expect(strip.getByRole('button')).toBeFocused()

  // One edit waits for the server, one could not be read, one is being typed.
  await page.route(DRAFT_CALLS, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
  await (await screen.priceCell('B11')).click()
  await page.keyboard.type('105000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('units.offline'))).toBeVisible()
  await (await screen.priceCell('B12')).click()
  await page.keyboard.type('1O7000')
  await page.keyboard.press('Enter')
  await (await screen.priceCell('A11')).click()
  await page.keyboard.type('108000')
  await page.unroute(DRAFT_CALLS)
  await serveNewBuild()
  await strip.getByRole('button', { name: t('older.reload') }).click()

  await expect(screen.grid).toBeVisible()
  await expect.poll(() => draftPrices(request, project)).toEqual({ 'B-1-1': 105_000, 'A-1-1': 108_000 })
  await expect(await screen.priceCell('B12')).toContainText('1O7000')
  await expect(page.getByText(t('older.strip'))).toBeHidden()
  await openPublish(page, t)
  await expect(page.getByRole('button', { name: t('publish.publish', { count: 2 }) })).toBeVisible()
})
