import { expectNoFaults, followDevice } from './axe.ts'
import { type ExpectedCatalogue, readCatalogue, sayFound } from './expected.ts'
import { stripRenderedPage } from './strip-rendered-page.ts'
import { type Browser, expect, type Page, test } from './test.ts'
import { ofReturning } from './visitors.ts'

/*
 * What buyers and agents do: find a flat, open it, add it to favourites, compare and share it.
 */

let harbour: ExpectedCatalogue
test.beforeAll(async ({ request }) => {
  harbour = await readCatalogue(request, 'harbour')
})

const LIMIT = 360_000

/** The free two-room flats under the limit. */
function wanted() {
  return harbour.units.filter(
    ({ layout, isFree, cents }) =>
      layout.type === 'living' && layout.label === '2' && isFree && cents !== null && cents <= BigInt(LIMIT) * 100n,
  )
}

for (const view of ['chess', 'chess-plus', 'premises'] as const) {
  test(`a two-room flat under a price is found and opened from ${view}`, async ({ page }) => {
    await page.goto(`/en/harbour/${view}`)
    await page.getByRole('search').getByRole('checkbox', { name: /^2 / }).check({ force: true })
    await limitPrice(page)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(sayFound(wanted()))
    await expect(page).toHaveURL(/rooms=2&price=-360000/)
    const flat = unitIn(page, view)
    await flat.click()
    // The filter stays on other views.
    await expect(page).toHaveURL(/instance\/\d+\?rooms=2&price=-360000/)
    const card = page.getByRole('region', { name: /^Apartment/ })
    await expect(card.getByRole('heading', { name: /^2-room apartment/ })).toBeVisible()
    const opened = Number(/instance\/(\d+)/.exec(page.url())?.[1])
    expect(wanted().map(({ id }) => id)).toContain(opened)
  })
}

test('works by keyboard: filter, walk the grid, open, like, close', async ({ page }) => {
  await page.goto('/en/harbour/chess')
  await page.getByRole('gridcell').first().waitFor()
  await page.getByRole('search').getByRole('checkbox', { name: /^2 / }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/rooms=2/)
  // The grid is one tab stop; arrow keys move inside it.
  await page.getByRole('grid').getByRole('link').first().focus()
  await page.keyboard.press('Control+Home')
  // The head of the highest storey, its first unit, and the one below.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Floor 14/)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Apartment 85/)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Apartment 78/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/details\/instance\/\d+/)
  await page.getByRole('button', { name: 'Add to favourites' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '1 favourite' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/chess\?rooms=2$/)
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Apartment 78/)
  await page.keyboard.press('End')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Apartment 84/)
})

test('in Arabic the arrows of the grid are mirrored', async ({ page }) => {
  await page.goto('/ar/harbour/chess')
  await page.getByRole('gridcell').first().waitFor()
  await page.getByRole('grid').getByRole('link').first().focus()
  await page.keyboard.press('Control+Home')
  await expect(page.locator(':focus')).toHaveRole('button')
  const column = () => page.locator(':focus').evaluate((link) => Number(link.closest('[aria-colindex]')?.ariaColIndex))
  const before = await column()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(column).toBeGreaterThan(before)
  await page.keyboard.press('ArrowRight')
  await expect.poll(column).toBe(before)
  const [one, next] = await page
    .getByRole('row')
    .nth(3)
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.slice(0, 2).map((cell) => cell.getBoundingClientRect().left))
  expect(one).toBeGreaterThan(next ?? 0)
})

test('three favourites are compared, shared into a fresh browser, and added there', async ({ page, browser }) => {
  test.slow()
  const units = wanted().slice(0, 3)
  for (const { id } of units) {
    await page.goto(`/en/harbour/premises/details/instance/${id}`)
    await page
      .getByRole('region', { name: /^Apartment/ })
      .getByRole('button', { name: 'Add to favourites' })
      .click()
    await expect(page.getByRole('status').getByText('Added to favourites')).toBeVisible()
  }
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('favorites_ic_'))
  expect(cookie).toMatchObject({ value: units.map(({ id }) => id).join('.'), secure: true, sameSite: 'None' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(31_536_000, -3)
  await page.goto('/en/harbour/favorites')
  await page.getByText('Compare', { exact: true }).click()
  const table = page.getByRole('table', { name: 'Compare' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  // All of them have two rooms: the row is hidden until all rows are shown.
  await expect(table.getByRole('rowheader', { name: 'Rooms', exact: true })).toHaveCount(0)
  await page.getByText('Differences only').click()
  await expect(table.getByRole('rowheader', { name: 'Rooms', exact: true })).toHaveCount(1)
  const cheapest = [...units].sort((a, b) => Number((a.cents ?? 0n) - (b.cents ?? 0n)))[0]
  const priceCells = table.getByRole('row', { name: /^Price €/ }).getByRole('cell')
  await expect(priceCells.nth(units.indexOf(cheapest as (typeof units)[number]))).toContainText('lowest')
  await openSharedList(
    browser,
    await sharedLink(page),
    units.map(({ number }) => number),
  )
})

test('on a phone a flat is found, previewed, opened and liked', async ({ browser }) => {
  const context = await ofReturning(browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true }))
  const page = await context.newPage()
  await page.goto('/en/harbour/chess')
  await page.getByRole('button', { name: /^Filter/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('2', { exact: true }).first().tap()
  await sheet.getByRole('button', { name: /^Show \d+ available/ }).tap()
  await expect(page).toHaveURL(/rooms=2/)
  const cell = page.locator('[role=gridcell][data-availability=free]').first()
  await cell.tap()
  await expect(page).toHaveURL(/preview\/instance/)
  await page.getByRole('link', { name: 'View details' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to favourites' }).tap()
  await expect(page.getByRole('status').getByText('Added to favourites')).toBeVisible()
  await context.close()
})

test('an empty list names the strictest limit and how many units it hides', async ({ page }) => {
  await page.goto('/en/harbour/premises?rooms=5&price=-100000')
  const fives = harbour.units.filter(({ layout }) => layout.label === '5')
  const five = fives.length
  const way = page.getByRole('button', { name: /Price/ }).filter({ hasText: `Without this limit: ${five} unit` })
  await way.click()
  await expect(page).toHaveURL(/premises\?rooms=5$/)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(sayFound(fives))
})

test('a unit over two storeys opens wherever it is pressed', async ({ page }) => {
  // The first unit of storey 12 also covers the first cell of storey 13.
  await stripRenderedPage(page)
  await page.route(/\/projects\/\d+\/chess/, async (route) => {
    const chess = await (await route.fetch()).json()
    const storeys: { number: number; instances: object[] }[] = chess.data[0].sections[0].storeys
    storeys.find(({ number }) => number === 13)?.instances.shift()
    Object.assign(storeys.find(({ number }) => number === 12)?.instances[0] ?? {}, { span: { columns: 1, storeys: 2 } })
    await route.fulfill({ json: chess })
  })
  for (const view of ['chess', 'chess-plus']) {
    await page.goto(`/en/harbour/${view}`)
    const cell = page.locator('[role=gridcell][aria-rowspan="2"]')
    const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height * 0.9)
    await expect(page, view).toHaveURL(/details\/instance\/\d+/)
  }
})

test('shows the whole scale of a heat map on every phone', async ({ page }) => {
  for (const lang of ['ru', 'uk', 'ka', 'de']) {
    await page.goto(`/${lang}/harbour/chess-plus?mode=price_m2`)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const ends = page.getByRole('main').locator('p:has(> i) > span')
      await expect(ends).toHaveCount(2)
      for (const end of await ends.all()) await expect(end, `${lang} ${width}`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('a changed price appears in every view in place, with a mark', async ({ page, request }) => {
  test.slow()
  const { MANAGE_KEY } = await import('./origins.ts')
  // Another project, because other tests check the numbers of harbour at the same time.
  const { units } = await readCatalogue(request, 'mill')
  const unit = units.find(({ isFree, cents, layout }) => isFree && cents !== null && layout.type === 'living')
  if (!unit) throw new Error('the demo has changed')
  const change = (price: number) =>
    request.patch('/api/v1/manage/instances', {
      headers: { authorization: `Bearer ${MANAGE_KEY}` },
      data: [{ id: unit.id, price }],
    })
  for (const [index, view] of ['chess', 'premises'].entries()) {
    await page.goto(`/en/mill/${view}/details/instance/${unit.id}`)
    await page.getByRole('region', { name: 'Similar units' }).waitFor()
    expect((await change(700_000 + index)).ok()).toBe(true)
    await expect(page.getByText('The price has changed').first()).toBeAttached()
  }
  await change(unit.price ?? 0)
})

test('no view of units has accessibility violations, light or dark', async ({ page }) => {
  test.slow()
  await followDevice(page)
  for (const path of [
    'chess-plus?mode=price_m2',
    'premises?view=list',
    `chess/details/instance/${wanted()[0]?.id}`,
    `favorites?units=${wanted().map(({ id }) => id)}`,
  ]) {
    await test.step(path, async () => {
      await page.goto(`/en/harbour/${path}`)
      await page.waitForLoadState('networkidle')
      await expectNoFaults(page)
    })
  }
})

async function limitPrice(page: Page): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: 'Price', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Price to' })
  await field.fill(String(LIMIT))
  await field.press('Enter')
  await page.keyboard.press('Escape')
}

/** The first matching unit of a view. */
function unitIn(page: Page, view: 'chess' | 'chess-plus' | 'premises') {
  const ids = wanted().map(({ id }) => id)
  if (view === 'premises') return page.getByRole('main').getByRole('link').first()
  const links = ids.map((id) =>
    page.locator(`[role=gridcell] [href$="instance/${id}"], [role=gridcell][data-id="${id}"]`),
  )
  return links.reduce((all, link) => all.or(link)).first()
}

async function sharedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share the list' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await page.keyboard.press('Escape')
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Opens a shared list in a new browser context: it shows the same units, and adds them to favourites only on request. */
async function openSharedList(browser: Browser, link: string, numbers: readonly string[]): Promise<void> {
  const context = await ofReturning(browser.newContext())
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'A list shared with you' })).toBeVisible()
  for (const number of numbers)
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`Apartment\\s${number}\\b`) })).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name.startsWith('favorites_'))).toEqual([])
  await page.getByRole('button', { name: 'Add to my favourites' }).click()
  await expect(page).toHaveURL(/favorites$/)
  await expect(page.getByRole('link', { name: `${numbers.length} favourites` })).toBeVisible()
  await context.close()
}
