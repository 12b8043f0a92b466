import type { Page, Request } from '@playwright/test'
import { OFFLINE } from './errors.ts'
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

test('a price that a developer changes arrives on the phone and in a second window, once there is a network', async ({
  page,
  context,
  expectErrors,
}) => {
  test.slow()
  expectErrors(OFFLINE)
  await page.goto('/en')
  const door = page.getByRole('article').filter({ hasText: 'As a developer' })
  const phone = door.getByRole('region', { name: 'A buyer’s phone' })
  const cell = door.getByRole('textbox')
  const before = Number((await cell.inputValue()).replace(/\D/g, ''))
  const say = (price: number) => `€${price.toLocaleString('en')}`
  await expect(phone).toContainText(say(before))
  const raise = door.getByRole('button', { name: 'Raise the price' })
  await context.setOffline(true)
  await raise.click()
  await expect(door.getByRole('status')).toContainText('That did not reach the server.')
  await expect(phone).toContainText(say(before))
  await context.setOffline(false)
  await cell.press('Enter')
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

test('a drag that begins on a storey turns the building and opens nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  const stage = page.getByRole('region', { name: /Turn it with the arrow keys/ })
  await expect(stage.getByRole('article')).toBeVisible()
  const shown = () => stage.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')).join())
  const pathOfFirst = () => stage.locator('a path').first().getAttribute('d')
  const before = await pathOfFirst()
  const storey = await stage.locator('a').nth(3).boundingBox()
  if (!storey) throw new Error('There is no storey.')
  const [x, y] = [storey.x + storey.width / 2, storey.y + storey.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 260, y, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await shown()) !== '' && (await pathOfFirst()) !== before).toBe(true)
  await expect(page).toHaveURL(/\/en\/?$/)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('the first tap lights a storey up, and the second opens it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en')
    const stage = page.getByRole('region', { name: /Turn it with the arrow keys/ })
    await expect(stage.getByRole('article')).toBeVisible()
    const storey = stage.locator('a[data-marked="false"]').nth(2)
    const name = (await storey.getAttribute('aria-label')) ?? ''
    // A storey is drawn aslant, so the middle of its box may lie in another.
    const inside = await storey.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      const shares = Array.from({ length: 19 }, (_, index) => (index + 1) / 20)
      const points = shares.flatMap((right) => shares.map((down) => ({ x: x + right * width, y: y + down * height })))
      return points.find((point) => document.elementFromPoint(point.x, point.y)?.closest('a') === link)
    })
    if (!inside) throw new Error(`${name} is nowhere to be tapped.`)
    const tap = () => page.touchscreen.tap(inside.x, inside.y)
    await tap()
    await expect(stage.getByRole('article')).toContainText(name)
    await expect(page).toHaveURL(/\/en\/?$/)
    await tap()
    await expect(page).toHaveURL(/\/en\/.+/)
  })
})

test('a reload keeps the price and the link, and another window’s price arrives', async ({ page, context }) => {
  test.slow()
  await page.goto('/en')
  const developer = page.getByRole('article').filter({ hasText: 'As a developer' })
  const phone = developer.getByRole('region', { name: 'A buyer’s phone' })
  const cell = developer.getByRole('textbox')
  await cell.fill('301000')
  await page.keyboard.press('Enter')
  await expect(phone).toContainText('€301,000', COPYING)
  const agent = page.getByRole('article').filter({ hasText: 'As an agent' })
  await agent.getByLabel('Your name').fill('Ana Lima')
  await page.keyboard.press('Enter')
  await expect(agent.getByRole('link', { name: /ana-lima/ })).toBeFocused()

  await page.reload()
  await expect(phone).toContainText('€301,000')
  await expect(phone).not.toContainText('changed just now')
  await expect(cell).toHaveValue('301,000')
  await expect(developer.getByRole('status')).toContainText('One cell of the price list')
  await expect(agent.getByRole('link', { name: /ana-lima/ })).toBeVisible()
  await expect(agent.getByRole('region', { name: 'What your clients see' })).toContainText('Ana Lima')

  const other = await context.newPage()
  await other.goto('/en')
  const otherCell = other.getByRole('article').filter({ hasText: 'As a developer' }).getByRole('textbox')
  await expect(otherCell).toHaveValue('301,000')
  await otherCell.fill('302000')
  await other.keyboard.press('Enter')
  await expect(phone).toContainText('€302,000')
  await expect(cell).toHaveValue('302,000')
})
