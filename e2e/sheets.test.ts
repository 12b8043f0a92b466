import { cell, panel, panels } from './panels.ts'
import { expect, type Page, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/*
 * Under a finger a sheet is painted before the page behind it becomes inert, and the page is shown again before it wakes up.
 */

const isModal = (page: Page) => page.locator('dialog').evaluate((dialog) => dialog.matches(':modal'))

async function openSheet(page: Page): Promise<void> {
  await page.goto('/en/harbour/chess')
  await cell(page, 85).tap()
  await panels(page).getByRole('link', { name: 'View details' }).tap()
  await expect(page.getByRole('dialog', { name: /^Apartment 85/ })).toBeVisible()
}

test('the page behind a sheet becomes inert, and awake again when the sheet is closed', async ({ page }) => {
  await openSheet(page)
  await expect.poll(() => isModal(page)).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(panels(page)).toHaveCount(0)
  await cell(page, 86).tap()
  await expect(panel(page, 'Apartment 86')).toBeVisible()
})

test.describe('while the browser is too busy to make a sheet modal', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await openSheet(page)
    expect(await isModal(page)).toBe(false)
  })

  test('Escape closes it', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test('it covers the bars, and the form that is opened from it is on top', async ({ page }) => {
    const sheet = page.getByRole('dialog', { name: /^Apartment 85/ })
    for (const y of [10, 420, 834]) {
      const isCovered = await page.evaluate((at) => document.elementFromPoint(195, at)?.closest('dialog') !== null, y)
      expect(isCovered).toBe(true)
    }
    await sheet.getByRole('button', { name: 'Enquire now' }).first().tap()
    const form = page.getByRole('dialog').last()
    await expect(form.getByRole('textbox').first()).toBeVisible()
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(2)
    await form.getByRole('textbox').first().tap()
    await expect(form.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(sheet).toBeVisible()
  })
})
