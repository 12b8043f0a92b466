import { expectNoFaults, followDevice } from './axe.ts'
import { NOT_FOUND } from './errors.ts'
import { EMPTY_ORIGIN } from './origins.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: EMPTY_ORIGIN })

test('the first page follows the browser’s language and offers others', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de-AT', baseURL: EMPTY_ORIGIN })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByLabel('Sprache').selectOption({ label: 'العربية' })
  await expect(page).toHaveURL(/\/ar$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('an unknown link gets a message, status 404 and a link back', async ({ page, expectErrors }) => {
  expectErrors(NOT_FOUND)
  await page.goto('/en')
  const answer = await page.goto('/ru/no-such-token/chess')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Ссылка не найдена' })).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(page).toHaveURL(/\/en$/)
})

test('the theme is light by default, can be dark, and is kept', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#000000')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByLabel('Dark')).toBeChecked()
})

test('the device theme follows the system while the page is open', async ({ page }) => {
  await page.goto('/en')
  await page.getByText('Device', { exact: true }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).not.toHaveClass(/dark/)
})

test('an invalid stored theme means light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await page.goto('/en')
  await expect(page.getByLabel('Light')).toBeChecked()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
})

for (const path of ['/en', '/ar', '/en/no-such-token']) {
  test(`${path} is accessible in both themes and obeys its own security policy`, async ({ page, expectErrors }) => {
    // Chromium itself logs the 404 of an unknown token.
    if (path.includes('no-such')) expectErrors(NOT_FOUND)
    await followDevice(page)
    await page.goto(path)
    await expect(page.getByRole('heading')).toBeVisible()
    await expectNoFaults(page)
  })
}
