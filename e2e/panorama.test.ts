import { axeOf } from './axe.ts'
import { BLOCKED } from './errors.ts'
import { readCatalogue } from './expected.ts'
import { waitUntilLeft } from './history.ts'
import { lookAround } from './panorama.ts'
import { stripRenderedPage } from './strip-rendered-page.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'
import { MOVING } from './visitors.ts'

test.use(MOVING)

/*
 * Panoramas, tours and films: with and without WebGL, from their own page and from a unit.
 */

test('without WebGL a scene is a flat picture to move, and everything else works', async ({ page }) => {
  await page.addInitScript(refuseWebGl)
  await page.goto('/en/harbour/panorama')
  await lookAround(page)
  await expect(page.locator('main canvas')).toHaveCount(0)
})

test('a scene on a phone in Arabic: the controls are mirrored, the plan is not', async ({ page }) => {
  await page.addInitScript(refuseWebGl)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ar/harbour/panorama')
  const compass = page.getByRole('button', { name: 'البوصلة' })
  await expect(compass).toHaveAttribute('aria-expanded', 'false')
  expect((await compass.boundingBox())?.x).toBeLessThan(100)
  await compass.click()
  const dots = page.getByRole('region', { name: 'البوصلة' }).getByRole('button')
  // Kitchen, living room and bedroom, from the left as on the plan.
  const places = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().x))
  expect(places[1]).toBeLessThan(places[0] ?? 0)
  expect(places[2]).toBeGreaterThan(places[0] ?? 0)
  await dots.nth(2).click()
  await expect(compass).toBeVisible()
  const { violations } = await (await axeOf(page)).analyze()
  expect(violations).toEqual([])
})

test('a place in a panorama leads to it, and Back leads out of the panorama', async ({ page }) => {
  await page.addInitScript(refuseWebGl)
  await page.goto('/en/harbour/chess')
  await page.goto('/en/harbour/panorama/16')
  await page.getByRole('link', { name: 'Building A' }).click()
  await expect(page).toHaveURL(/\/en\/harbour\/interactive\/\d+\/frame\/\d+$/)
  await page.goBack()
  await page.getByRole('combobox', { name: 'Panorama' }).selectOption({ index: 0 })
  await expect(page).toHaveURL(/\/panorama\/15$/)
  // A visitor who opened this address has no previous page inside the catalogue.
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/en\/harbour$/)
})

test('a catalogue without panoramas says so', async ({ page }) => {
  await page.goto('/en/pines/panorama')
  await expect(page.getByRole('heading', { name: 'No panoramas yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/en\/pines$/)
})

test('a unit opens its tour over its card and returns to it', async ({ page, request }) => {
  await page.addInitScript(refuseWebGl)
  const unit = await unitWithFilm(request)
  await page.goto(`/en/harbour/chess/details/instance/${unit.id}`)
  const tour = page.getByRole('link', { name: '3D tour' })
  await expect(tour).toHaveAttribute('href', `/en/harbour/panorama/${unit.tour}`)
  await tour.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('navigation', { name: 'Scenes' })).toBeVisible()
  const { violations } = await (await axeOf(page)).analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(tour).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`details/instance/${unit.id}$`))
})

test('Back closes a tour, a film or a picture over a card, and only then the card', async ({ page, request }) => {
  await page.addInitScript(refuseWebGl)
  const unit = await unitWithFilm(request)
  await page.goto('/en/harbour/chess')
  await page.goto(`/en/harbour/chess/details/instance/${unit.id}`)
  const card = page.getByRole('article')
  const dialog = page.getByRole('dialog')
  for (const opener of [
    page.getByRole('link', { name: '3D tour' }),
    page.getByRole('button', { name: 'Video' }),
    card.getByRole('button', { name: 'Full screen' }),
  ]) {
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(card).toBeVisible()
  }
  // Closing by its own button leaves no history entry.
  await page.getByRole('button', { name: 'Video' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await waitUntilLeft(page)
  await page.goBack()
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/harbour\/chess$/)
})

test('a film is streamed in ranges, and a failure is reported', async ({ page, request, expectErrors }) => {
  expectErrors(BLOCKED)
  const unit = await unitWithFilm(request)
  await page.goto(`/en/harbour/chess/details/instance/${unit.id}`)
  const piece = page.waitForResponse((response) => response.url().endsWith(unit.film))
  await page.getByRole('button', { name: 'Video' }).click()
  expect((await piece).status()).toBe(206)
  const film = page.getByRole('dialog').locator('video')
  await expect(film).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.route(`**${unit.film}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Video' }).click()
  await expect(page.getByRole('alert')).toContainText('The video could not be played')
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', unit.film)
})

test('an external tour opens in a frame; a tour that may not be framed is a link', async ({ page, request }) => {
  const unit = await unitWithFilm(request)
  await page.route('https://kuula.co/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Tour</p>' }))
  await giveTour(page, 'https://kuula.co/share/abc')
  await page.goto(`/en/harbour/chess/details/instance/${unit.id}`)
  await page.getByRole('link', { name: '3D tour' }).click()
  const dialog = page.getByRole('dialog', { name: '3D tour' })
  await expect(dialog.frameLocator('iframe').getByText('Tour')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await giveTour(page, 'https://example.com/tour')
  await page.reload()
  await page.getByRole('link', { name: '3D tour' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This can only be viewed in a new tab')
  await expect(dialog.locator('iframe')).toHaveCount(0)
})

/** Replaces our tour with an external one. */
async function giveTour(page: Page, src: string): Promise<void> {
  await stripRenderedPage(page)
  await page.route(/\/projects\/\d+\?/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /"tour":\{"kind":"panorama","id":\d+\}/g,
      `"tour":{"kind":"embed","src":"${src}"}`,
    )
    await route.fulfill({ response, body })
  })
}

/** Simulates a device without WebGL. */
function refuseWebGl(): void {
  const original = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest])
  } as typeof original
}

/** A unit whose layout has a panorama and a film. */
async function unitWithFilm(request: APIRequestContext) {
  const { units } = await readCatalogue(request, 'harbour')
  for (const { id, layout } of units) {
    const { tour, video } = layout
    if (tour?.kind === 'panorama' && video?.kind === 'file') return { id, tour: tour.id, film: video.src }
  }
  throw new Error('the demo has no unit with a tour and a film')
}
