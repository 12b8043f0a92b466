import type { TokenAnswer } from '#contract/token.ts'
import { type DemoIds, readDemoIds } from './catalogue.ts'
import { NOT_FOUND } from './errors.ts'
import { waitUntilLeft } from './history.ts'
import { MANAGE_KEY } from './origins.ts'
import { cell, closeOf, head, panel, panels } from './panels.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'
import { MOVING } from './visitors.ts'

test.use(MOVING)

/*
 * Panels and modals: X, Escape and a click on the backdrop close them for good; only Back walks through the history.
 */

const PHONE = { width: 390, height: 844 }
const KEY = { authorization: `Bearer ${MANAGE_KEY}` }
const GRID = /\/en\/harbour\/chess$/

let ids: DemoIds
test.beforeAll(async ({ request }) => {
  ids = await readDemoIds(request)
})

/** A partner of harbour whose link the test deletes. */
async function addPartner(request: APIRequestContext): Promise<{ readonly id: number; readonly token: string }> {
  const token: TokenAnswer = await (await request.get('/api/v1/public/token?first_token=harbour')).json()
  const data = {
    catalogue_id: token.data.settings.id,
    name: 'Somebody',
    email: 'somebody@agency.example',
    profile_type: 1,
  }
  return (await (await request.post('/api/v1/manage/partners', { headers: KEY, data })).json()).data
}

async function openCells(page: Page, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    await cell(page, number).click()
    await expect(panels(page)).toHaveCount(1)
    await expect(panel(page, `Apartment ${number}`)).toBeVisible()
  }
}

/** Opens two similar units, each from the card of the previous one. */
async function openSimilar(page: Page, card: (page: Page) => ReturnType<Page['getByRole']>): Promise<void> {
  for (const _ of [1, 2]) {
    const top = card(page).last()
    const title = await top.getByRole('heading').first().innerText()
    const link = top.getByRole('region', { name: 'Similar units' }).getByRole('link').first()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
    // The card before stays until the new one is drawn.
    await expect(top.getByRole('heading').first()).not.toHaveText(title)
  }
}

test('X and Escape close a unit opened after others, and none of them reappears', async ({ page }) => {
  await page.goto('/en/harbour/chess')
  await openCells(page, [85, 86, 78])
  await closeOf(page, 'Apartment 78').click()
  await expect(panels(page)).toHaveCount(0)
  await expect(page).toHaveURL(GRID)
  // Forward opens the first one again; the others are still ahead.
  await page.goForward()
  await expect(panel(page, 'Apartment 85')).toBeVisible()
  await openCells(page, [86, 78])
  await page.keyboard.press('Escape')
  await expect(panels(page)).toHaveCount(0)
  await expect(page).toHaveURL(GRID)
  await openCells(page, [85])
  await openSimilar(page, panels)
  await page.keyboard.press('Escape')
  await expect(panels(page)).toHaveCount(0)
})

test('a storey and a unit close one by one, each by its own X', async ({ page }) => {
  await page.goto('/en/harbour/chess')
  await head(page, 14).click()
  await expect(panel(page, 'Floor 14')).toBeVisible()
  await cell(page, 85).click()
  await expect(panels(page)).toHaveCount(2)
  await closeOf(page, 'Floor 14').click()
  await expect(panels(page)).toHaveCount(1)
  await expect(page).toHaveURL(/details\/instance\/\d+$/)
  await closeOf(page, 'Apartment 85').click()
  await expect(panels(page)).toHaveCount(0)
  await expect(page).toHaveURL(GRID)
})

test('a reload keeps what is open, Back and Forward walk, and another language keeps page, panel and query', async ({
  page,
}) => {
  await page.goto('/en/harbour/chess?rooms=4')
  await head(page, 14).click()
  await cell(page, 85).click()
  await expect(panels(page)).toHaveCount(2)
  await page.reload()
  await expect(panels(page)).toHaveCount(2)
  await page.goBack()
  await expect(panel(page, 'Apartment 85')).toHaveCount(0)
  await expect(panel(page, 'Floor 14')).toBeVisible()
  await page.goForward()
  await expect(panels(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByText('Deutsch', { exact: true }).click()
  await expect(page).toHaveURL(/\/de\/harbour\/chess\/details\/instance\/\d+\?rooms=4$/)
  await expect(page.getByRole('region', { name: /^Wohnung 85/ })).toBeVisible()
  await page.goBack()
  await expect(panels(page)).toHaveCount(2)
})

test('Back closes a form before the card below it, and X leaves no entry behind', async ({ page }) => {
  await page.goto('/en/harbour/chess')
  await openCells(page, [85])
  const form = page.getByRole('dialog', { name: 'Enquire now' })
  const enquire = panel(page, 'Apartment 85').getByRole('button', { name: 'Enquire now' })
  await enquire.click()
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(panel(page, 'Apartment 85')).toBeVisible()
  await enquire.click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toHaveCount(0)
  await waitUntilLeft(page)
  await page.goBack()
  await expect(panels(page)).toHaveCount(0)
  await expect(page).toHaveURL(GRID)
})

test('the alias of a unit or storey of another building leads to its own grid', async ({ request }) => {
  const { estate, storey: list, instance } = ids.other
  const card = `details/instance/${instance}`
  for (const [alias, address] of [
    [`chess/${instance}`, `chess/estate/${estate}/${card}`],
    [`chess/estate/${ids.estate}/instance/${instance}`, `chess/estate/${estate}/${card}`],
    [`chess/storey-sidebar/${list}`, `chess/estate/${estate}/group/storey/${list}`],
    [
      `chessPlus/estate/${ids.estate}/storey-sidebar/${list}/instance/${instance}`,
      `chess-plus/estate/${estate}/${card}`,
    ],
  ] as const) {
    const answer = await request.get(`/en/harbour/${alias}`)
    expect(new URL(answer.url()).pathname).toBe(`/en/harbour/${address}`)
  }
})

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: { width: 1440, height: 900 } })) {
  test(`a unit of another building opens over its own grid, marked and in sight, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { estate, number } = ids.other
    await page.goto('/en/harbour/chess')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill(number)
    await page
      .getByRole('option', { name: /Building B/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/en/harbour/chess/estate/${estate}/details/instance/\\d+$`))
    const opened = /instance\/(\d+)/.exec(page.url())?.[1]
    await expect(page.getByRole('grid', { name: /Building B$/ })).toBeAttached()
    const marked = page.locator('[role=gridcell] [aria-current]')
    await expect(marked).toHaveAttribute('href', new RegExp(`instance/${opened}`))
    await expect(marked).toBeInViewport()
    await expect(page).toHaveTitle(/\d+ — Harbour Quarter$/)
    // Closing stays on that grid; Back leads to the previous one.
    await expect(page.getByRole('button', { name: 'Close', exact: true }).last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(new RegExp(`/en/harbour/chess/estate/${estate}$`))
    await page.goBack()
    await expect(page).toHaveURL(GRID)
  })
}

test('a preview card has the unit as its title, and a closed link has its own title', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(NOT_FOUND, /No such token/)
  await page.goto(`/en/harbour/chess/preview/instance/${ids.instance}`)
  const title = await page.title()
  expect(title).toMatch(/\d+ — Harbour Quarter$/)
  await expect(page.getByRole('region', { name: /\d/ })).toBeVisible()
  await expect(page).toHaveTitle(title)
  const { id, token } = await addPartner(request)
  await page.goto(`/en/harbour/${token}/chess`)
  await expect(page).toHaveTitle(/^Availability grid — /)
  await request.delete(`/api/v1/manage/partners/${id}`, { headers: KEY })
  await expect(page.getByRole('heading', { name: 'Link not found' })).toBeVisible()
  await expect(page).toHaveTitle('Link not found')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a preview, a card and similar units close at once and for good', async ({ page }) => {
    await page.goto('/en/harbour/chess')
    await openCells(page, [85, 86, 78])
    await closeOf(page, 'Apartment 78').click()
    await expect(panels(page)).toHaveCount(0)
    await openCells(page, [85])
    await panels(page).getByRole('link', { name: 'View details' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await openSimilar(page, () => sheet)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(panels(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/en\/harbour\/chess(\/estate\/\d+)?$/)
  })

  test('Back closes the menu, the search, the filter and the form before it leaves the page', async ({ page }) => {
    await page.goto('/en/harbour/chess')
    for (const name of ['Menu', 'Search']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog', { name })).toHaveCount(0)
      await expect(page).toHaveURL(GRID)
    }
    const filter = page.getByRole('dialog', { name: 'Filter' })
    const openFilter = () =>
      page
        .getByRole('search')
        .getByRole('button', { name: /^Filter/ })
        .click()
    await openFilter()
    await filter.getByRole('switch', { name: 'Available only' }).check({ force: true })
    await page.goBack()
    await expect(filter).toHaveCount(0)
    await expect(page).toHaveURL(/\/en\/harbour\/chess\?free=1$/)
    await openFilter()
    await expect(filter.getByRole('switch', { name: 'Available only' })).toBeChecked()
    await page.goBack()
    await expect(filter).toHaveCount(0)
    // A panel opened from the menu takes over its history entry.
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Request a callback' }).click()
    await expect(page.getByRole('dialog', { name: 'Request a callback' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/en\/harbour\/chess\?free=1$/)
  })

  test('a panel in the address opens as a sheet; Escape closes it', async ({ page }) => {
    await page.goto(`/en/harbour/premises/details/instance/${ids.instance}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/en\/harbour\/premises$/)
  })
})
