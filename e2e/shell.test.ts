import { expectNoFaults, followDevice } from './axe.ts'
import { NOT_FOUND } from './errors.ts'
import { MANAGE_KEY } from './origins.ts'
import { expect, test } from './test.ts'

test('a unit is found by its number, Back closes its panel and Forward opens it again', async ({ page }) => {
  await page.goto('/en/harbour/chess?rooms=2')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('15')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/en\/harbour\/chess(\/estate\/\d+)?\/details\/instance\/\d+\?rooms=2$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/harbour\/chess\?rooms=2$/)
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
})

test('filter and view options survive a change of view and of language', async ({ page }) => {
  await page.goto('/en/harbour/premises?rooms=2&sort=cheaper')
  await page.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL('/en/harbour/chess?rooms=2&sort=cheaper')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByText('Русский', { exact: true }).click()
  await expect(page).toHaveURL('/ru/harbour/chess?rooms=2&sort=cheaper')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('a changed brand appears in an open page without a reload', async ({ page, request }) => {
  await page.goto('/en/pines')
  await expect(page.getByRole('banner')).toBeVisible()
  const headers = { authorization: `Bearer ${MANAGE_KEY}` }
  const { data } = await (await request.get('/api/v1/manage/catalogues', { headers })).json()
  const { id, color_scheme } = data.find(({ token }: { token: string }) => token === 'pines')
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim().toLowerCase())
  const patch = (color: string) =>
    request.patch(`/api/v1/manage/catalogues/${id}`, {
      headers,
      data: { color_scheme: { ...color_scheme, primary: color } },
    })
  expect((await patch('#8a1c4b')).ok()).toBe(true)
  await expect.poll(primary).toBe('#8a1c4b')
  await patch(color_scheme.primary)
  await expect.poll(primary).toBe(color_scheme.primary.toLowerCase())
})

test('catalogue pages have no accessibility violations or console errors in either theme', async ({
  page,
  expectErrors,
}) => {
  expectErrors(NOT_FOUND)
  test.slow()
  const complaints: string[] = []
  page.on('console', (message) => /error|warning/.test(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await followDevice(page)
  for (const path of [
    '/en/harbour',
    '/ar/harbour/anna/chess',
    '/ru/harbour/keystone/premises',
    '/en/meridian',
    '/en/harbour/info',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('banner')).toBeVisible()
      await expectNoFaults(page)
    })
  }
  expect(complaints).toEqual([])
  // Chromium logs its status as an error.
  await page.goto('/en/harbour/error-404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFaults(page)
})
