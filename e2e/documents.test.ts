import type { TokenAnswer } from '#contract/token.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { axeOf } from './axe.ts'
import { BLOCKED, NOT_FOUND } from './errors.ts'
import { type ExpectedCatalogue, type ExpectedUnit, euros, readCatalogue } from './expected.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'

/*
 * Documents as pages: compares their content with the API's answers and their print with the PDF, and checks the links.
 */

let harbour: ExpectedCatalogue
let unit: ExpectedUnit
test.beforeAll(async ({ request }) => {
  harbour = await readCatalogue(request, 'harbour')
  const found = harbour.units.find((one) => one.isFree && one.promoactions.length > 0 && one.layout.type === 'living')
  if (!found) throw new Error('harbour has no flat with a promotion')
  unit = found
})

const DOCUMENTS = {
  unit: () => ({ path: `/en/harbour/pdf/${unit.id}`, file: `instances/${unit.id}.pdf` }),
  'chess of all estates': () => ({ path: '/en/harbour/pdf/chess', file: 'chess.pdf' }),
  'chess of one estate': () => ({
    path: `/en/harbour/pdf/chess/${unit.estate.id}`,
    file: `chess.pdf?estate=${unit.estate.id}`,
  }),
  'chess of small estates': () => ({ path: '/en/pines/pdf/chess', file: 'chess.pdf' }),
  'partner instructions': () => ({ path: '/en/harbour/anna/instructions', file: 'instructions.pdf' }),
}

const sheets = (page: Page) => page.getByRole('article')

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(sheets(page).first().getByRole('heading').first()).toBeVisible()
}

/** The number of pages of a PDF. Neither Typst nor Chromium compresses the page objects. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0
}

for (const [name, addressOf] of Object.entries(DOCUMENTS)) {
  test(`${name}: prints the pages of the PDF on A4 without the bar, and is accessible on any screen`, async ({
    page,
    request,
  }) => {
    const { path } = addressOf()
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await open(page, path)
    const count = await sheets(page).count()
    const download = page.getByRole('link', { name: 'Download', exact: true })
    await expect(download).toHaveAttribute('download', '')
    const file = await request.get((await download.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect([pagesOf(await file.body()), pagesOf(printed)]).toEqual([count, count])
    const isAcross = path.includes('chess')
    const [width = '', height = ''] =
      printed
        .toString('latin1')
        .match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/)
        ?.slice(1) ?? []
    expect(Number(width) > Number(height)).toBe(isAcross)
    expect(Math.round(Math.max(Number(width), Number(height)))).toBe(842)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(download).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWider).toBe(false)
      // Paper is white in every theme.
      await expect(sheets(page).first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    }
    // Sheets are the same on every screen, so the smallest is enough.
    const { violations } = await (await axeOf(page)).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

// One page for all languages, because a new browser context for each is slow. That a PDF has as many pages as sheets are
// shown is tested in server/document/demo-documents.slow.test.ts.
test('in every language a unit prints as many pages as it has sheets, from a phone too', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const lang of LANGUAGE_CODES) {
    await open(page, `/${lang}/harbour/pdf/${unit.id}`)
    const printed = await page.pdf({ preferCSSPageSize: true })
    expect(pagesOf(printed), lang).toBe(await sheets(page).count())
  }
})

// A chess is mostly numbers: the language with the longest words and a right-to-left one are enough.
test('a chess in German and Arabic prints as many pages as its PDF, from a phone too', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const lang of ['de', 'ar']) {
    await open(page, `/${lang}/harbour/pdf/chess/${unit.estate.id}`)
    const href = await page.locator('a[download][href*=".pdf"]').getAttribute('href')
    const file = await (await request.get(href ?? '')).body()
    const printed = await page.pdf({ preferCSSPageSize: true })
    expect(pagesOf(printed), lang).toBe(pagesOf(file))
  }
})

test('a unit shows the values of the API', async ({ page }) => {
  await open(page, `/en/harbour/pdf/${unit.id}`)
  const [first] = await sheets(page).allInnerTexts()
  const { project, promoactions } = harbour.project
  const sale = promoactions.find(({ id }) => unit.promoactions.includes(id))
  for (const fact of [
    project.name,
    project.address ?? '',
    `Apartment ${unit.number}`,
    unit.estate.name,
    `Floor ${unit.storey.number}`,
    `${unit.layout.area_total}\u00a0m²`,
    euros(unit.cents ?? 0n),
    euros(BigInt(Math.round((unit.price ?? 0) * 100))),
    sale?.name ?? '',
    'Page 1 of 2',
  ]) {
    expect(first).toContain(fact)
  }
  await expect(page).toHaveTitle(`Apartment ${unit.number} — ${project.name}`)
  for (const picture of ['Position on the floor', 'Position on the site', 'Finish example', 'On the map']) {
    await expect(page.getByRole('img', { name: picture })).toBeVisible()
  }
  const qr = await page.getByRole('img', { name: 'QR code' }).getAttribute('src')
  expect(new URLSearchParams(qr?.split('?')[1]).get('page')).toBe(`/en/harbour/premises/details/instance/${unit.id}`)
})

test('a unit that cannot be bought says so and has no price', async ({ page }) => {
  const sold = harbour.units.find(({ isFree }) => !isFree)
  const status = harbour.project.statuses.find(({ id }) => id === sold?.status_id)
  await open(page, `/en/harbour/pdf/${sold?.id}`)
  await expect(sheets(page).first()).toContainText(status?.name ?? '')
  await expect(page.getByText('€')).toHaveCount(0)
})

test('the chess has every unit once, with its price in full', async ({ page }) => {
  await open(page, `/en/harbour/pdf/chess/${unit.estate.id}`)
  const units = harbour.units.filter(({ estate }) => estate.id === unit.estate.id)
  const cells = page.locator('[data-availability]:has(b):not(p *)')
  await expect(cells).toHaveCount(units.length)
  const texts = await cells.evaluateAll((all) => all.map((cell) => cell.textContent ?? ''))
  for (const { isFree, cents, number } of units) {
    if (!isFree || cents === null) continue
    expect(texts.some((text) => text.startsWith(number) && text.includes(euros(cents)))).toBe(true)
  }
  const cut = await cells
    .locator('b')
    .evaluateAll((prices) =>
      prices.filter((price) => /\d/.test(price.textContent ?? '') && price.scrollWidth > price.clientWidth).map(String),
    )
  expect(cut).toEqual([])
})

test('Back leads to the previous page, or else to the page of the document', async ({ page }) => {
  await page.goto(`/en/harbour/chess/details/instance/${unit.id}?rooms=3`)
  await page.getByRole('link', { name: 'View PDF' }).click()
  await expect(page).toHaveURL(`/en/harbour/pdf/${unit.id}?rooms=3`)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(`/en/harbour/chess/details/instance/${unit.id}?rooms=3`)

  await open(page, `/en/harbour/pdf/${unit.id}`)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(`/en/harbour/premises/details/instance/${unit.id}`)
  await expect(page.getByRole('heading', { name: `Apartment ${unit.number}` })).toBeVisible()

  await open(page, `/en/harbour/pdf/chess/${unit.estate.id}`)
  await page.getByRole('link', { name: 'Back to the availability grid' }).click()
  await expect(page).toHaveURL(`/en/harbour/chess/estate/${unit.estate.id}`)
})

test('an unknown unit or estate gets a message with one link', async ({ page, expectErrors }) => {
  expectErrors(NOT_FOUND)
  for (const path of ['/en/harbour/pdf/999999', '/en/harbour/pdf/chess/999999']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Page not found — Harbour Quarter')
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/en/harbour')
  }
  await page.goto('/en/harbour/instructions')
  await expect(page).toHaveURL('/en/harbour/error-404')
})

test('under a partner link a document has only the partner’s contacts', async ({ page, request }) => {
  const [developer, partner] = await Promise.all([
    readContacts(request, ''),
    readContacts(request, '&second_token=anna'),
  ])
  for (const path of [`pdf/${unit.id}`, 'pdf/chess', 'instructions']) {
    await open(page, `/en/harbour/anna/${path}`)
    const html = (await page.content()).replaceAll(/[\s()-]/g, '')
    const { name, email, phones } = developer
    for (const secret of [name, email ?? '', ...phones]) expect(html).not.toContain(secret.replaceAll(/[\s()-]/g, ''))
    const text = await page.getByRole('main').innerText()
    if (path !== 'pdf/chess') expect(text).toContain(partner.phones[0])
    expect(await page.getByRole('link', { name: 'Download', exact: true }).getAttribute('href')).toContain(
      'second_token=anna',
    )
  }
})

async function readContacts(request: APIRequestContext, query: string) {
  const answer: TokenAnswer = await (await request.get(`/api/v1/public/token?first_token=harbour${query}`)).json()
  return answer.data.contacts
}

test('a partner copies the link and downloads its QR code', async ({ page, context, request, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/ru/harbour/anna/instructions')
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await expect(page.getByText('Ссылка скопирована')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/ru/harbour/anna`)
  const code = page.getByRole('link', { name: 'QR' })
  await expect(code).toHaveAttribute('download', 'qr.png')
  const file = await request.get((await code.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/png'])
  await expect(page.getByRole('listitem')).toHaveCount(4)
})

test('Print does not wait for a picture that never loads', async ({ page, expectErrors }) => {
  expectErrors(BLOCKED)
  await page.route(/\/media\/[0-9a-f]{32}/, (route) => route.abort())
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  await open(page, `/en/harbour/pdf/${unit.id}`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
})

test('in Arabic a sheet is mirrored: the price is on the left', async ({ page }) => {
  await open(page, `/ar/harbour/pdf/${unit.id}`)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const price = await page.locator('article p', { hasText: '€' }).first().boundingBox()
  const sheet = await sheets(page).first().boundingBox()
  const middle = (sheet?.x ?? 0) + (sheet?.width ?? 0) / 2
  expect(title && title.x + title.width).toBeGreaterThan(middle)
  expect(price?.x).toBeLessThan(middle)
})
