import jsQR from 'jsqr'
import sharp from 'sharp'
import { axeOf } from './axe.ts'
import { type DemoIds, readDemoIds } from './catalogue.ts'
import { REFUSED } from './errors.ts'
import { ORIGIN } from './origins.ts'
import { type Browser, expect, type Page, test } from './test.ts'
import { ofReturning } from './visitors.ts'

let ids: DemoIds
test.beforeAll(async ({ request }) => {
  ids = await readDemoIds(request)
})

test('the menu shares filter, sort, view and language, and nothing about the visitor', async ({
  page,
  browser,
  expectErrors,
}) => {
  expectErrors(REFUSED)
  await page.goto('/de/harbour/anna/premises?rooms=2&sort=larger&view=list&utm_source=mail&crm=secret')
  await openMenuShare(page, 'Menü', 'Link teilen')
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toBe(`${ORIGIN}/de/harbour/anna/premises?rooms=2&sort=larger&view=list`)
  expect(await readQr(page)).toBe(link)
  const rows = await firstRows(page)
  expect(await inNewBrowser(browser, link, firstRows)).toEqual(rows)
})

test('a unit card is shared with its plan and price, and opens the same', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/en/harbour/chess/details/instance/${ids.instance}?rooms=1`)
  const panel = page.getByRole('region', { name: /Building A/ })
  await panel.getByRole('button', { name: 'Share link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  const name = (await panel.getByRole('heading', { level: 2 }).first().innerText()).split(/\s*[\n·]/)[0] ?? ''
  await expect(dialog.getByText(name, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  expect(await readQr(page)).toBe(link)
  await inNewBrowser(browser, link, (other) => expect(other.getByRole('region', { name })).toBeVisible())
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('button', { name: 'Share link' })).toBeFocused()
  await expect(panel).toBeVisible()
})

test('the menu shares the visitor’s favourites as a list', async ({ page, browser }) => {
  await page.goto(`/en/harbour/chess/details/instance/${ids.instance}`)
  await page.getByRole('region').getByRole('button', { name: 'Add to favourites' }).first().click()
  await page.goto('/en/harbour/favorites')
  await openMenuShare(page, 'Menu', 'Share link')
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toBe(`${ORIGIN}/en/harbour/favorites?units=${ids.instance}`)
  await inNewBrowser(browser, link, (other) =>
    expect(other.getByRole('heading', { name: 'A list shared with you' })).toBeVisible(),
  )
})

test('every share target gets the link, and the QR code downloads as a file', async ({ page, request }) => {
  await page.goto('/en/harbour/chess')
  await openMenuShare(page, 'Menu', 'Share link')
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog).toBeVisible()
  const hrefs = await dialog
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const [mail, whatsApp, telegram, file] = hrefs
  for (const href of [mail, whatsApp, telegram]) {
    expect(decodeURIComponent(href ?? '')).toContain(`${ORIGIN}/en/harbour/chess`)
  }
  const png = await request.get(file ?? '')
  expect(png.headers()['content-type']).toBe('image/png')
  expect(await decode(await png.body())).toBe(`${ORIGIN}/en/harbour/chess`)
  expect((await (await axeOf(page)).analyze()).violations).toEqual([])
})

test('if copying is forbidden, the link stays selected to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.goto('/en/harbour/chess')
  await openMenuShare(page, 'Menu', 'Share link')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is selected: copy it')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${ORIGIN}/en/harbour/chess`)
})

test('a phone uses its own share sheet, or the page’s inside a frame that forbids it', async ({ browser }) => {
  const context = await ofReturning(
    browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  )
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared, mayShare: true })
    Object.assign(navigator, {
      canShare: () => Reflect.get(window, 'mayShare'),
      share: async (data: unknown) => void shared.push(data),
    })
  })
  await page.goto('/ar/harbour/chess')
  await openMenuShare(page, 'القائمة', 'مشاركة الرابط')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual([{ url: `${ORIGIN}/ar/harbour/chess`, title: 'جدول توفر الوحدات' }])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { mayShare: false }))
  await openMenuShare(page, 'القائمة', 'مشاركة الرابط')
  await expect(page.getByRole('dialog', { name: 'مشاركة' })).toBeVisible()
  expect((await (await axeOf(page)).analyze()).violations).toEqual([])
  await context.close()
})

async function openMenuShare(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('button', { name: item }).click()
}

async function firstRows(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('main').getByRole('row').nth(4)).toBeVisible()
  return (await page.getByRole('main').getByRole('row').allInnerTexts()).slice(0, 5)
}

/** Decodes the QR code on the screen. */
async function readQr(page: Page): Promise<string | null> {
  const code = page.getByRole('dialog').getByRole('img', { name: /QR/ })
  await expect(code).toHaveJSProperty('complete', true)
  return decode(await code.screenshot())
}

async function decode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

/** Opens a link in a new browser context. */
async function inNewBrowser<Result>(
  browser: Browser,
  link: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await ofReturning(browser.newContext())
  const page = await context.newPage()
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  const result = await look(page)
  await context.close()
  return result
}
