import type { ChessAnswer } from '#contract/chess.ts'
import { BLOCKED, OFFLINE } from './errors.ts'
import { MANAGE_KEY } from './origins.ts'
import { stripRenderedPage } from './strip-rendered-page.ts'
import { expect, test } from './test.ts'

test('a part of the app that fails to load can be retried', async ({ page, expectErrors }) => {
  expectErrors(BLOCKED, /"main-menu" could not be loaded/)
  let isBroken = true
  await page.route('**/assets/main-menu-*.js', (route) => (isBroken ? route.abort() : route.continue()))
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto('/en/harbour/chess')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded')
  expect(complaints.join('\n')).toContain('"main-menu"')
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  // Some browsers remember a failed script as long as the document lives, so a retry loads a new document.
  await expect(async () => {
    const link = page.getByRole('link', { name: 'About us' })
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
})

for (const [what, file] of [
  ['the first script', '**/assets/index-*.js'],
  ['a part of the page', '**/assets/premises-view-*.js'],
  ['the messages', '**/assets/ar-*.js'],
] as const) {
  test(`a rendered page comes alive although ${what} failed to load at first, without another document`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(BLOCKED)
    let [documents, refused, isOffline] = [0, 0, true]
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route(file, (route) => {
      if (!isOffline) return route.continue()
      refused += 1
      return route.abort()
    })
    const alive = page.goto('/ar/harbour/premises')
    // A preload, and the script itself at least once more.
    await expect.poll(() => refused).toBeGreaterThan(2)
    isOffline = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await alive
    expect(documents).toBe(1)
  })
}

test('opening a panel does not wait for the pictures of the page', async ({ page }) => {
  // The document does not fire `load` before this picture has loaded.
  await page.route('**/slow.png', () => {})
  await page.addInitScript(() => {
    new Image().src = '/slow.png'
  })
  await page.goto('/en/harbour/chess', { waitUntil: 'commit' })
  await page.getByRole('gridcell').getByRole('link').first().click()
  await page.getByRole('region').getByRole('button', { name: 'Share link' }).click()
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('data that fails to load leads to the error page, and a retry loads it', async ({ page, expectErrors }) => {
  expectErrors(BLOCKED)
  let isBroken = true
  await stripRenderedPage(page)
  await page.route('**/chess?first_token=*', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/en/harbour/premises')
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByText('97 of 194 homes available', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/harbour\/premises$/)
})

test('reports a lost connection and keeps the page', async ({ page, context, expectErrors }) => {
  // The sides of the building may be on their way.
  expectErrors(OFFLINE)
  await page.goto('/en/mill')
  // The code of notices loads after the first view.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('No connection. What you see may be out of date.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Connected again')).toBeVisible()
})

test('the document contains the cells of a chess before any script runs, soon with a new price', async ({
  browser,
  request,
}) => {
  const path = '/en/pines/chess'
  const paint = async () => /<div id="rendered-large".*/s.exec(await (await request.get(path)).text())?.[0] ?? ''
  expect(await paint()).toContain('role="gridcell"')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(path)
  const [cell, next] = await page
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.slice(0, 2).map((one) => one.getBoundingClientRect().toJSON()))
  expect(cell.width).toBe(72)
  expect(next).not.toEqual(cell)
  expect(complaints).toEqual([])
  await context.close()

  const { data: token } = await (await request.get('/api/v1/public/token?first_token=pines')).json()
  const chessPath = `/api/v1/public/projects/${token.settings.project_id}/chess?first_token=pines`
  const { data: estates }: ChessAnswer = await (await request.get(chessPath)).json()
  const unit = estates
    .flatMap(({ sections }) => sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances)))
    .find(({ id, price }) => price !== null && id > 0)
  const patch = (price: number) =>
    request.patch('/api/v1/manage/instances', {
      headers: { authorization: `Bearer ${MANAGE_KEY}` },
      data: [{ id: unit?.id, price }],
    })
  const before = await paint()
  await patch((unit?.price ?? 0) * 3)
  // The page is shown once more while it is made again.
  await expect.poll(paint, { timeout: 10_000 }).not.toBe(before)
  await patch(unit?.price ?? 0)
})

test('a fault in one part leaves the rest of the page usable', async ({ page, expectErrors }) => {
  expectErrors(/Invalid currency code/)
  await stripRenderedPage(page)
  await page.route(/projects\/\d+\?/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    // An unknown currency: formatting a price throws.
    answer.data.project.currency = 'NONE'
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/en/pines/premises')
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByText('Dark', { exact: true })).toBeVisible()
})
