import { type FetchedFiles, watchFetched } from './fetched-files.ts'
import { expect, type Page, test } from './test.ts'

// What a reader measures in a browser of his own: he is a new visitor.
test.use({ isNewVisitor: true })

/** Bytes of scripts and styles (gzip -9) at rest: ten seconds without a request and without input. */
const BUDGETS = { main: 150_000, chess: 160_000, journey: 205_000 } as const

async function open(page: Page, address: string): Promise<FetchedFiles> {
  const fetched = watchFetched(page)
  await page.goto(address)
  return fetched
}

function expectWithin(name: keyof typeof BUDGETS, fetched: FetchedFiles): void {
  const bytes = fetched.bytes()
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of scripts and styles`)
  expect(bytes, fetched.names().join(' ')).toBeLessThanOrEqual(BUDGETS[name])
}

test('the main page at rest has fetched what it shows, and nothing of other views', async ({ page }) => {
  const fetched = await open(page, '/en/harbour')
  await fetched.rest()
  expectWithin('main', fetched)
  expect(fetched.names()).not.toContain('overlays.js')
})

test('a grid at rest has fetched nothing of the picture, and a journey to the request form not the whole of it', async ({
  page,
}) => {
  const fetched = await open(page, '/en/harbour/chess')
  await fetched.rest()
  expectWithin('chess', fetched)
  expect(fetched.names()).not.toContain('overlays.js')
  expect(fetched.names()).not.toContain('picture.js')
  await page.getByRole('gridcell').getByRole('link').first().click()
  await page.getByRole('region').getByRole('button', { name: 'Enquire' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible()
  await fetched.rest()
  expectWithin('journey', fetched)
  expect(fetched.names()).not.toContain('picture.js')
})

test('the card of a unit is fetched when the pointer comes near a unit, the phone library near the field', async ({
  page,
}) => {
  const fetched = await open(page, '/en/harbour/chess')
  const unit = page.getByRole('gridcell').getByRole('link').first()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await unit.hover()
    expect(fetched.names()).toContain('overlays.js')
  }).toPass()
  await unit.click()
  await page.getByRole('region').getByRole('button', { name: 'Enquire' }).click()
  const phone = page.getByRole('dialog').getByRole('textbox', { name: 'Phone' })
  await expect(phone).toBeVisible()
  expect(fetched.names()).not.toContain('phone-tools.js')
  await phone.focus()
  await expect.poll(fetched.names).toContain('phone-tools.js')
})

test('with the keyboard the focus is what comes near', async ({ page }) => {
  const fetched = await open(page, '/en/harbour/chess')
  const unit = page.getByRole('gridcell').getByRole('link').first()
  await expect(async () => {
    await unit.blur()
    await unit.focus()
    expect(fetched.names()).toContain('overlays.js')
  }).toPass()
})

test('a visitor who rests for a minute finds the card of a unit loaded', async ({ page }) => {
  await page.clock.install()
  const fetched = await open(page, '/en/harbour/chess')
  await expect(async () => {
    await page.clock.runFor(60_000)
    expect(fetched.names()).toContain('overlays.js')
  }).toPass()
})

test('a visitor who saves data fetches only what he asks for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.clock.install()
  const fetched = await open(page, '/en/harbour/chess')
  // The part that loads ahead is there.
  await expect.poll(fetched.names).toContain('next.js')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(120_000)
  expect(fetched.names()).not.toContain('overlays.js')
  const unit = page.getByRole('gridcell').getByRole('link').first()
  await unit.hover()
  await expect.poll(fetched.names).toContain('chess-dock.js')
  expect(fetched.names()).not.toContain('overlays.js')
  await unit.click()
  await expect(page.getByRole('region').getByRole('button', { name: 'Enquire' })).toBeVisible()
})
