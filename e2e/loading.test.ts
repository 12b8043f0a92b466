import { expect, test } from '@playwright/test'

test('a part of the app that does not come can be tried again', async ({ page }) => {
  let isBroken = true
  await page.route('**/assets/main-menu-*.js', (route) => (isBroken ? route.abort() : route.continue()))
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto('/en/harbour/chess')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded')
  expect(complaints.join('\n')).toContain('"main-menu"')
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  // Some browsers keep the failure of a script as long as the document lives: then trying again loads a new one.
  await expect(async () => {
    const link = page.getByRole('link', { name: 'About us' })
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('data that does not come leads to the error page, and trying again brings it', async ({ page }) => {
  let isBroken = true
  await page.route('**/chess?first_token=*', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/en/harbour/premises')
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('406 units found')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/harbour\/premises$/)
})

test('a lost connection is said, and what was shown stays', async ({ page, context }) => {
  await page.goto('/en/mill')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('No connection. What you see may be out of date.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Connected again')).toBeVisible()
})
