import { expect, type Page, test } from '@playwright/test'
import { readDemoIds } from './catalogue.ts'

const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const

/** No file of a picture comes; what the pages themselves carry stays. */
async function losePictures(page: Page): Promise<void> {
  await page.route('**/media/**', (route) => route.abort())
}

for (const [screen, viewport] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('what the catalogue does not have is answered with 404 and the error page inside the shell', async ({
      page,
    }) => {
      for (const path of [
        'panorama/999',
        'pdf/999',
        'chess/details/instance/999999',
        'anna/favorites/group/storey/999999',
      ]) {
        const response = await page.goto(`/en/harbour/${path}`)
        expect([path, response?.status()]).toEqual([path, 404])
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Page not found')
        await expect(page).toHaveTitle('Page not found — Harbour Quarter')
        await expect(page.getByText('No panoramas yet')).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
      }
      await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL(/\/en\/harbour\/anna$/)
    })

    test('a picture that does not load says so, offers the list, and can be tried again', async ({ page }) => {
      await losePictures(page)
      await page.goto('/en/harbour')
      const card = page.getByRole('alert').filter({ hasText: 'The picture did not load' })
      await expect(card).toBeVisible()
      const again = card.getByRole('button', { name: 'Try again' })
      const width = (await again.boundingBox())?.width
      await again.click()
      expect((await again.boundingBox())?.width).toBe(width)
      await expect(again).not.toHaveAttribute('aria-busy')
      await expect(card.getByRole('link', { name: 'Show the units' })).toHaveAttribute('href', '/en/harbour/premises')
      await page.unroute('**/media/**')
      await again.click()
      await expect(page.getByRole('group', { name: 'Choose on the picture' })).toBeVisible()
      await expect(card).toHaveCount(0)
    })

    test('a building whose photo does not load is drawn from its units', async ({ page, request }) => {
      const { facade } = await readDemoIds(request)
      await losePictures(page)
      await page.goto(`/en/harbour/interactive/${facade}/frame/0`)
      await expect(page.getByRole('main').locator('svg pattern').first()).toBeAttached()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('no page shows a sign for a broken picture', async ({ page, request }) => {
      const { instance } = await readDemoIds(request)
      await losePictures(page)
      for (const path of [
        '/en/harbour/anna/info',
        `/en/harbour/anna/pdf/${instance}`,
        '/en/harbour/anna/instructions',
      ]) {
        await page.goto(path)
        await expect(page.locator('img').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        const broken = () =>
          page.evaluate(
            () =>
              [...document.images].filter(
                ({ complete, src, naturalWidth }) => complete && !src.startsWith('data:') && naturalWidth === 0,
              ).length,
          )
        await expect.poll(broken).toBe(0)
      }
    })

    test('data that does not come leaves no panel that loads for ever, and the network brings it', async ({
      page,
      context,
      request,
    }) => {
      const { instance } = await readDemoIds(request)
      let isBroken = true
      await page.route('**/chess?first_token=*', (route) => (isBroken ? route.abort() : route.continue()))
      await page.goto(`/en/harbour/premises/details/instance/${instance}`)
      await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
      await expect(page.getByText('Loading')).toHaveCount(0)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      isBroken = false
      await context.setOffline(false)
      await expect(page.getByRole('button', { name: 'Share link' }).first()).toBeVisible()
    })

    test('a storey that does not come is asked for again at the next try and when the network is back', async ({
      page,
      context,
      request,
    }) => {
      const { facade } = await readDemoIds(request)
      await page.goto(`/en/harbour/interactive/${facade}/frame/0`)
      const storeys = page.getByRole('complementary').getByRole('link')
      await storeys.first().waitFor()
      await page.waitForLoadState('networkidle')
      let isBroken = true
      let asked = 0
      await page.route('**/interactive/show?*storey=*', (route) => {
        asked += 1
        return isBroken ? route.abort() : route.continue()
      })
      await storeys.first().click()
      await expect.poll(() => asked).toBeGreaterThan(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      const before = asked
      await storeys.first().click()
      await expect.poll(() => asked).toBeGreaterThan(before)
      await context.setOffline(true)
      isBroken = false
      await context.setOffline(false)
      await expect(page.getByRole('group', { name: /^Floor plate/ })).toBeVisible()
    })
  })
}
