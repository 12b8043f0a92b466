import { expect, test } from '@playwright/test'
import { type DemoIds, readDemoIds } from './catalogue.ts'

let ids: DemoIds
test.beforeAll(async ({ request }) => {
  ids = await readDemoIds(request)
})

test('a panel of the address opens, and closing it leaves the page', async ({ page }) => {
  await page.goto(`/en/harbour/chess/details/instance/${ids.instance}`)
  const panel = page.getByRole('region', { name: /\d/ }).or(page.getByRole('dialog'))
  await expect(panel.first()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL(/\/en\/harbour\/chess$/)
})

test('Escape closes the top panel', async ({ page }) => {
  await page.goto(`/en/harbour/chess/group/storey/${ids.storey}`)
  await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/en\/harbour\/chess$/)
})

test('on a small screen a panel is a dialog over everything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/en/harbour/premises/details/instance/${ids.instance}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/harbour\/premises$/)
})
