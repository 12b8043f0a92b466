import type { Page, Request } from '@playwright/test'
import { expect, test } from './test.ts'

/** The first action of a visitor copies the demo, which a busy machine does slowly. */
const COPYING = { timeout: 100_000 }

const visitsOf = (page: Page) => {
  const sent: Request[] = []
  page.on('request', (request) => request.url().includes('/public/demo/') && sent.push(request))
  return sent
}

test('an agent makes a link, and its page shows the name', async ({ page }) => {
  test.slow()
  await page.goto('/en')
  const door = page.getByRole('article').filter({ hasText: 'As an agent' })
  await door.getByLabel('Your name').fill(' Jörg  Müller ')
  await expect(door.getByRole('region', { name: 'What your clients see' })).toContainText('JM')
  await page.keyboard.press('Enter')
  const link = door.getByRole('link', { name: /jorg-muller/ })
  // The field with the focus is gone, so the link has it.
  await expect(link).toBeFocused(COPYING)
  const opened = page.waitForEvent('popup')
  await link.click()
  const client = await opened
  await expect(client).toHaveURL(/\/en\/demo-[0-9a-f]{12}\/jorg-muller$/)
  await expect(client.getByRole('banner')).toContainText('Jörg Müller')
})

test('a name with a link in it is refused at the field, and nothing is sent', async ({ page }) => {
  const sent = visitsOf(page)
  await page.goto('/en')
  const field = page.getByLabel('Your name')
  const make = page.getByRole('button', { name: 'Make my link' })
  for (const [name, error] of [
    ['', 'Enter a name for the link'],
    ['cheap.homes', 'Only a name, please'],
    ['x'.repeat(41), 'At most 40 characters'],
  ] as const) {
    await field.fill(name)
    await make.click()
    await expect(page.getByText(error)).toBeVisible()
    await expect(field).toBeFocused()
  }
  expect(sent).toEqual([])
})

test('a price that a developer changes arrives on the phone and in a second window', async ({ page }) => {
  test.slow()
  await page.goto('/en')
  const door = page.getByRole('article').filter({ hasText: 'As a developer' })
  const phone = door.getByRole('region', { name: 'A buyer’s phone' })
  const cell = door.getByRole('textbox')
  const before = Number((await cell.inputValue()).replace(/\D/g, ''))
  const say = (price: number) => `€${price.toLocaleString('en')}`
  await expect(phone).toContainText(say(before))
  await door.getByRole('button', { name: 'Raise the price' }).click()
  await expect(phone).toContainText(say(before + 5000), COPYING)
  await expect(door.getByRole('status')).toContainText('On the phone after')

  const opened = page.waitForEvent('popup')
  await door.getByRole('link', { name: 'Open it in a second window' }).click()
  const second = await opened
  await expect(second.getByText(say(before + 5000)).first()).toBeVisible()
  await cell.fill('319k')
  await page.keyboard.press('Enter')
  await expect(phone).toContainText('€319,000')
  await expect(second.getByText('€319,000').first()).toBeVisible()

  await cell.fill('12')
  await page.keyboard.press('Enter')
  await expect(door.getByRole('status')).toContainText('A price from €1,000 to €9,999,999')
  await expect(phone).toContainText('€319,000')
})

test('the building stays still if less motion is wanted, and turns by the arrow keys and by its buttons', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  const stage = page.getByRole('region', { name: /Turn it with the arrow keys/ })
  const first = await stage.locator('img').first().getAttribute('src')
  // A storey is lit from the start.
  await expect(stage.getByRole('article')).toContainText(/Floor \d+/)
  await expect(stage.locator('img').first()).toHaveAttribute('src', first ?? '')
  const shown = () => stage.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')).join())
  const before = await shown()
  await stage.press('ArrowRight')
  await expect.poll(shown).not.toBe(before)
  await stage.getByRole('button', { name: 'Turn left' }).click()
  await expect.poll(shown).toBe(before)
})

test('the building turns once by itself, and rests where it began with a storey lit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en')
  const stage = page.getByRole('region', { name: /Turn it with the arrow keys/ })
  // All frames are there after the round.
  await expect(stage.locator('img[draggable="false"]')).toHaveCount(9)
  await expect(stage.getByRole('article')).toContainText(/Floor \d+/)
})

test('the first load fetches one frame of the building, small and sharp', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  const stage = page.getByRole('region', { name: /Turn it with the arrow keys/ })
  await expect(stage.getByRole('article')).toBeVisible()
  await expect(stage.locator('img')).toHaveCount(2)
})
