import fc from 'fast-check'
import type { TokenAnswer } from '#contract/token.ts'
import {
  type Browser,
  CHESS,
  closePanelOf,
  openRoute,
  openTab,
  reload,
  shown,
  storey,
  travel,
  unit,
} from '#domain/browser-history/browser.fixture.ts'
import { type DemoIds, readDemoIds } from './catalogue.ts'
import { MANAGE_KEY } from './origins.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'

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

const cell = (page: Page, number: number) =>
  page.getByRole('gridcell').getByRole('link', { name: new RegExp(`^Apartment ${number}\\b`) })
const head = (page: Page, number: number) =>
  page.getByRole('rowheader').getByRole('button', { name: new RegExp(`^Floor ${number}\\b`) })
const panels = (page: Page) => page.getByRole('region', { name: /^(Apartment|Floor) \d/ })
const panel = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}\\b`) })
const closeOf = (page: Page, name: string) => panel(page, name).getByRole('button', { name: 'Close' })

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
    const link = card(page).locator('a[href*="/details/instance/"]').first()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
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
  await page.goBack()
  await expect(panels(page)).toHaveCount(0)
  await expect(page).toHaveURL(GRID)
})

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: { width: 1440, height: 900 } })) {
  test(`a unit of another building opens over its own grid, marked and in sight, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { estate, storey: list, instance, number } = ids.other
    const own = (grid: string, opened: string) => new RegExp(`/en/harbour/${grid}/estate/${estate}/${opened}$`)
    const card = `details/instance/${instance}`
    for (const [alias, address] of [
      [`chess/${instance}`, own('chess', card)],
      [`chess/estate/${ids.estate}/instance/${instance}`, own('chess', card)],
      [`chess/storey-sidebar/${list}`, own('chess', `group/storey/${list}`)],
      [`chessPlus/estate/${ids.estate}/storey-sidebar/${list}/instance/${instance}`, own('chess-plus', card)],
    ] as const) {
      await page.goto(`/en/harbour/${alias}`)
      await expect(page).toHaveURL(address)
    }
    await page.goto('/en/harbour/chess')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill(number)
    await page
      .getByRole('option', { name: /Building B/ })
      .first()
      .click()
    await expect(page).toHaveURL(own('chess', 'details/instance/\\d+'))
    const opened = /instance\/(\d+)/.exec(page.url())?.[1]
    await expect(page.getByRole('grid', { name: /Building B$/ })).toBeAttached()
    const marked = page.locator('[role=gridcell] [aria-current]')
    await expect(marked).toHaveAttribute('href', new RegExp(`instance/${opened}`))
    await expect(marked).toBeInViewport()
    await expect(page).toHaveTitle(/\d+ — Harbour Quarter$/)
    // Closing stays on that grid; Back leads to the previous one.
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(new RegExp(`/en/harbour/chess/estate/${estate}$`))
    await page.goBack()
    await expect(page).toHaveURL(GRID)
  })
}

test('a preview card has the unit as its title, and a closed link has its own title', async ({ page, request }) => {
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

interface WalkStep {
  readonly name: string
  readonly inModel: (tab: Browser) => Browser
  readonly inPage: (page: Page) => Promise<unknown>
}

const opens = (number: number): WalkStep => ({
  name: `opens unit ${number}`,
  inModel: (tab) => openRoute(tab, unit(number)),
  inPage: (page) => cell(page, number).click(),
})
const lists = (number: number): WalkStep => ({
  name: `opens storey ${number}`,
  inModel: (tab) => openRoute(tab, storey(number)),
  inPage: (page) => head(page, number).click(),
})
const closes = (type: 'details' | 'group', name: string): WalkStep => ({
  name: `closes ${name}`,
  inModel: (tab) => closePanelOf(tab, type),
  inPage: async (page) => {
    const close = closeOf(page, `${name} \\d+`)
    if ((await close.count()) > 0) await close.click()
  },
})
const travels = (by: -1 | 1): WalkStep => ({
  name: by < 0 ? 'Back' : 'Forward',
  inModel: (tab) => travel(tab, by),
  inPage: (page) => page.evaluate((steps) => history.go(steps), by),
})
const STEPS: readonly WalkStep[] = [
  opens(85),
  opens(86),
  opens(78),
  lists(14),
  lists(13),
  closes('details', 'Apartment'),
  closes('group', 'Floor'),
  travels(-1),
  travels(1),
  { name: 'reload', inModel: reload, inPage: (page) => page.reload() },
]

test('a random walk leads the browser and the model to the same state', async ({ page }) => {
  await page.goto('/en/harbour/chess')
  const [walk = []] = fc.sample(fc.array(fc.constantFrom(...STEPS), { minLength: 25, maxLength: 25 }), 1)
  let tab = openTab(CHESS)
  const done: string[] = []
  for (const { name, inModel, inPage } of walk) {
    // At the ends of the history neither is a step inside the catalogue.
    if (name === 'Back' && tab.position === 0) continue
    if (name === 'Forward' && tab.position === tab.entries.length - 1) continue
    done.push(name)
    tab = inModel(tab)
    await inPage(page)
    const expected = shown(tab).map((text) => text.replace('details', 'Apartment').replace('group', 'Floor'))
    await expect.poll(async () => (await panels(page).all()).length, { message: done.join(', ') }).toBe(expected.length)
    for (const text of expected) await expect(panel(page, text), done.join(', ')).toBeVisible()
    await expect(page, done.join(', ')).toHaveURL(tab.here.address.panel ? /\/(details|group)\// : GRID)
  }
})
