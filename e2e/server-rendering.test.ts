import { type APIRequestContext, type Browser, type BrowserContext, devices, expect, type Page } from '@playwright/test'
import { IN_ALL_LOOKS } from './axe.ts'
import { readDemoIds } from './catalogue.ts'
import { BLOCKED, NOT_FOUND } from './errors.ts'
import { readCatalogue } from './expected.ts'
import { EMPTY_ORIGIN, ORIGIN } from './origins.ts'
import { readFreeUnit } from './requests.ts'
import { differenceOf } from './same-picture.ts'
import { visitorTest as test, waitForHydration } from './test.ts'
import { ofReturning } from './visitors.ts'

/*
 * Pages are rendered on the server: they look the same before and after scripts run, their links work before that, and a
 * visitor without scripts can send a request.
 */

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

const PAGES: Readonly<Record<string, string>> = {
  'site plan': '/harbour',
  group: '/meridian',
  facade: '/harbour/interactive/FACADE/frame/0',
  chess: '/harbour/chess',
  'Chess Plus': '/harbour/chess-plus',
  list: '/harbour/premises',
  'filtered list of an advertisement': '/harbour/premises?utm_source=ads&sort=cheaper&gclid=1&rooms=2',
  favourites: '/harbour/favorites',
  unit: '/harbour/premises/details/instance/UNIT',
  info: '/harbour/info',
  projects: '/meridian/projects',
  about: '/harbour/about',
  partner: '/harbour/anna/chess',
  houses: '/pines',
  error: '/harbour/error-404',
  'unknown link': '/nobody',
  'root of the site': '',
}

/** The pages that are also compared on a tablet; LOOKS=all compares every page there. */
const ON_TABLETS = ['site plan', 'facade', 'chess', 'list', 'unit', 'info']

// LOOKS=all runs every combination. By default each page on each screen alternates between light English and dark Arabic.
const LOOKS = [
  { theme: 'light', lang: 'en' },
  { theme: 'dark', lang: 'ar' },
  ...(IN_ALL_LOOKS
    ? [
        { theme: 'dark', lang: 'en' },
        { theme: 'light', lang: 'ar' },
      ]
    : []),
] as const

async function pathOf(request: APIRequestContext, path: string): Promise<string> {
  if (path.includes('FACADE')) return path.replace('FACADE', String((await readDemoIds(request)).facade))
  if (path.includes('UNIT')) return path.replace('UNIT', String(await readFreeUnit(request)))
  return path
}

async function openAs(browser: Browser, { theme, lang }: { theme: string; lang: string }): Promise<BrowserContext> {
  const context = await ofReturning(browser.newContext({ locale: lang, reducedMotion: 'reduce' }))
  await context.addInitScript((value) => {
    // The first, empty document of a page has no storage.
    if (location.protocol === 'http:') localStorage.setItem('theme', value)
  }, theme)
  return context
}

async function pretendAndroid(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setUserAgentOverride', { userAgent: devices['Pixel 7'].userAgent })
}

let turn = 0
for (const [name, path] of Object.entries(PAGES)) {
  const looks = IN_ALL_LOOKS ? LOOKS : [LOOKS[turn++ % 2] ?? LOOKS[0]]
  for (const look of looks) {
    test(`the ${name} does not change during hydration: ${look.lang}, ${look.theme}`, async ({
      browser,
      request,
      expectErrors,
    }) => {
      if (['error', 'unknown link'].includes(name)) expectErrors(NOT_FOUND)
      const context = await openAs(browser, look)
      const address = `/${look.lang}${await pathOf(request, path)}`
      for (const [screen, viewport] of Object.entries(SIZES)) {
        if (screen === 'tablet' && !IN_ALL_LOOKS && !ON_TABLETS.includes(name)) continue
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => /error|warning/.test(message.type()) && complaints.push(message.text()))
        page.on('pageerror', (error) => complaints.push(error.message))
        await page.setViewportSize(viewport)
        // A phone gets a document of its own, and some links open its apps.
        if (screen === 'phone') await pretendAndroid(page)
        const release = await holdScripts(page)
        await page.goto(address, { waitUntil: 'commit' })
        await page.locator('div[data-parts] h1').first().waitFor({ state: 'attached' })
        const rendered = await settledScreenshot(page)
        release()
        await waitForHydration(page)
        await page.waitForLoadState('networkidle')
        expect(await differenceOf(rendered, await settledScreenshot(page, rendered)), screen).toBeLessThan(0.012)
        expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
        await page.close()
      }
      await context.close()
    })
  }
}

test('scripts start when the picture has loaded, or when the visitor touches the page', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const isScript = (name: string) => name.startsWith('/assets/') && name.endsWith('.js')
  await page.goto(`${ORIGIN}/en/harbour`)
  await waitForHydration(page)
  const picture = requests.findIndex((name) => name.startsWith('/media/'))
  expect(picture).toBeGreaterThan(-1)
  expect(requests.findIndex(isScript)).toBeGreaterThan(picture)
  expect(requests.filter((name) => name === requests[picture])).toHaveLength(1)

  // The picture never loads: the first key press starts the scripts.
  await page.route('**/media/**', () => {})
  await page.goto(`${ORIGIN}/en/harbour`, { waitUntil: 'commit' })
  await page.locator('#late-scripts').waitFor({ state: 'attached' })
  await page.keyboard.press('Tab')
  await waitForHydration(page)
})

test('before scripts run a click follows the link', async ({ page, expectErrors }) => {
  expectErrors(BLOCKED)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/en/harbour/chess')
  await page.getByRole('gridcell').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/chess\/details\/instance\/\d+$/)
  await expect(page.getByRole('region', { name: /^Apartment/ })).toBeVisible()
})

test('a tab of Info followed before scripts load is marked as soon as they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/harbour/info', { waitUntil: 'commit' })
  const tab = page.getByRole('navigation', { name: 'About the development' }).getByRole('link', { name: 'Documents' })
  await tab.click()
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeInViewport()
  release()
  await expect(tab).toHaveAttribute('aria-current', 'true')
})

test('a button pressed before scripts load works as soon as they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/harbour/premises', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('a list choice made before scripts load is applied as soon as they have', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${EMPTY_ORIGIN}/en`, { waitUntil: 'commit' })
  await page.getByLabel('Language').selectOption({ label: 'العربية' })
  release()
  await expect(page).toHaveURL(/\/ar$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('shows favourites and theme of the visitor before scripts run', async ({ page }) => {
  await page.goto('/en/harbour/premises')
  await waitForHydration(page)
  const hearts = page.getByRole('list', { name: 'Units' }).getByRole('button', { name: 'Add to favourites' })
  await hearts.first().click()
  await hearts.first().click()
  const favourites = page.getByRole('banner').getByRole('link', { name: '2 favourites' })
  await expect(favourites).toHaveAttribute('data-count', '2')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('div[data-parts] h1').first().waitFor({ state: 'attached' })
  const rendered = await settledScreenshot(page)
  await expect(page.locator('header [data-count="2"]')).toBeVisible()
  release()
  await waitForHydration(page)
  await expect(favourites).toBeVisible()
  expect(await differenceOf(rendered, await settledScreenshot(page, rendered))).toBe(0)
})

test('without scripts a buyer finds a home and sends a request', async ({ browser, request, expectErrors }) => {
  // The answer to a form that has to be corrected.
  expectErrors(/status of 422/)
  const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/harbour')
  await page.locator('svg a[data-target^="estate:"]').first().click()
  await expect(page).toHaveURL(/\/interactive\/\d+\/frame\/\d+/)
  await page.goto('/en/harbour/premises')
  const { units } = await readCatalogue(request, 'harbour')
  await page.getByRole('list', { name: 'Units' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/details\/instance\/\d+/)
  const unit = units.find(({ id }) => page.url().endsWith(`/${id}`))
  await expect(page.getByRole('heading', { name: `Apartment ${unit?.number}` })).toBeVisible()
  const form = page.locator('form')
  await form.getByLabel('Name').fill('Vera Without')
  await form.getByLabel('Phone').fill('12')
  await form.getByLabel('Message').fill('After six, please')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send' }).click()
  // The answer is a page of the catalogue, with what was typed and what to correct.
  await expect(page.getByRole('heading', { name: 'Please correct 1 field' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveText('Harbour Quarter')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 244, 240)')
  await expect(page.getByLabel('Name')).toHaveValue('Vera Without')
  await expect(page.getByLabel('Message')).toHaveValue('After six, please')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Invalid phone number')
  await page.getByLabel('Phone').fill('+44 20 7946 0999')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Sent successfully' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/details\/instance\/\d+/)
  await context.close()
})

test('a phone shows all of a grid and a list before scripts run, in slices, and without scripts at once', async ({
  browser,
  expectErrors,
}) => {
  expectErrors(BLOCKED)
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled })
    const page = await context.newPage()
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    for (const [path, role] of [
      ['chess', 'gridcell'],
      ['premises', 'listitem'],
    ] as const) {
      await page.goto(`/en/harbour/${path}`)
      await expect(page.locator('[data-slice]')).toHaveCount(javaScriptEnabled ? 0 : 1)
      await expect(page.locator('[data-sliced]').getByRole(role).getByRole('link').last()).toBeVisible()
      const hidden = page.locator('[data-sliced] a').filter({ visible: false })
      await expect(hidden).toHaveCount(0)
    }
    await context.close()
  }
})

/** Holds back the scripts of a page until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

// Chromium needs eight times as long for a PNG. Equal pixels give equal bytes, and this quality hardly changes a pixel.
const SCREENSHOT = { animations: 'disabled', type: 'jpeg', quality: 100 } as const

/**
 * A screenshot of the page after its pictures have loaded and nothing changes any more. The first one is enough if it equals a
 * screenshot of the same page from `before`.
 */
async function settledScreenshot(page: Page, before?: Buffer): Promise<Buffer> {
  await picturesHaveCome(page)
  let last = await page.screenshot(SCREENSHOT)
  if (before?.equals(last)) return last
  await expect
    .poll(async () => {
      const previous = last
      last = await page.screenshot(SCREENSHOT)
      return differenceOf(previous, last)
    })
    .toBe(0)
  return last
}

async function picturesHaveCome(page: Page): Promise<void> {
  await expect(page.locator('[data-slice]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  )
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.complete && image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  })
}
