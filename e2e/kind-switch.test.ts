import { expectNoFaults, followDevice } from './axe.ts'
import { type ExpectedCatalogue, euros, freeOf, readCatalogue, sayFound } from './expected.ts'
import { expect, type Page, test } from './test.ts'
import { ofReturning } from './visitors.ts'

/*
 * Homes come first and parking is one tap away: the switch of kinds, and the filter that follows it.
 */

let harbour: ExpectedCatalogue
test.beforeAll(async ({ request }) => {
  harbour = await readCatalogue(request, 'harbour')
})

type Type = 'living' | 'commerce' | 'parking' | 'storage'

function unitsOf(type: Type) {
  return harbour.units.filter(({ layout }) => layout.type === type)
}

function fromOf(type: Type): string {
  return euros(freeOf(unitsOf(type)).from ?? 0n)
}

function dearestOf(type: Type): string {
  const prices = unitsOf(type).flatMap(({ isFree, cents }) => (isFree && cents !== null ? [cents] : []))
  return euros(prices.reduce((most, price) => (price > most ? price : most), 0n))
}

const filterOf = (page: Page) => page.getByRole('search')
const kindOf = (page: Page, name: string) => filterOf(page).getByRole('radio', { name })
const choose = (page: Page, name: string) => kindOf(page, name).check({ force: true })

test('on a large screen homes come first, and parking is one click away with its own ranges', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/harbour/premises')
  const bar = filterOf(page)
  const parking = freeOf(unitsOf('parking')).count
  await expect(kindOf(page, 'Homes')).toBeChecked()
  await expect(bar.getByRole('status')).toHaveText(sayFound(unitsOf('living')))
  await expect(page.getByRole('main').getByRole('heading', { name: 'Homes', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`from ${fromOf('living')}`)
  for (const part of ['Price', 'Building', 'Area', 'All filters']) {
    await expect(bar.getByRole('button', { name: part, exact: true })).toBeVisible()
  }
  const switchOf = () => bar.getByRole('group', { name: 'Type' }).boundingBox()
  const before = await switchOf()

  await choose(page, 'Parking')
  await expect(page).toHaveURL(/premises\?type=parking$/)
  await expect(bar.getByRole('status')).toHaveText(sayFound(unitsOf('parking')))
  await expect(bar.getByRole('group', { name: 'Rooms' })).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'All filters' })).not.toHaveAccessibleDescription(/./)
  await bar.getByRole('button', { name: 'Price', exact: true }).click()
  const price = page.getByRole('dialog', { name: 'Price' })
  await expect(price.getByRole('textbox', { name: 'Price from' })).toHaveAttribute(
    'placeholder',
    fromOf('parking').slice(1),
  )
  await expect(price.getByRole('textbox', { name: 'Price to' })).toHaveAttribute(
    'placeholder',
    dearestOf('parking').slice(1),
  )
  await expect(price.getByRole('button', { name: `Show ${parking} available` })).toBeVisible()
  await price.getByRole('textbox', { name: 'Price to' }).fill('30000')
  await page.keyboard.press('Enter')
  const cheap = unitsOf('parking').filter(({ isFree, cents }) => isFree && cents !== null && cents <= 3_000_000n).length
  await expect(price.getByRole('button', { name: `Show ${cheap} available` })).toBeVisible()
  await page.keyboard.press('Escape')

  // The limit belongs to parking: it is kept with that kind and returns with it.
  await choose(page, 'Homes')
  await expect(page).toHaveURL(/premises$/)
  await bar.getByRole('checkbox', { name: /^2 / }).check({ force: true })
  await expect(page).toHaveURL(/premises\?rooms=2$/)
  await choose(page, 'Parking')
  await expect(page).toHaveURL(/premises\?type=parking&price=-30000$/)
  await expect(bar.getByRole('status')).toHaveText(`${cheap} of ${cheap} parking spaces available`)
  // The counts of the switch do not follow the filter, and nothing has moved.
  await expect(kindOf(page, `Parking ${parking}`)).toBeChecked()
  expect(await switchOf()).toEqual(before)
  expect((await bar.boundingBox())?.height).toBe(56)

  // The address keeps it: in another view, after Back, and in a link.
  await page.getByRole('navigation', { name: 'Change view' }).getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL(/chess\?type=parking&price=-30000$/)
  await page.goBack()
  await page.reload()
  await expect(kindOf(page, 'Parking')).toBeChecked()
  await expect(bar.getByRole('status')).toHaveText(`${cheap} of ${cheap} parking spaces available`)
  await bar.getByRole('button', { name: 'Clear filters' }).click()
  await expect(kindOf(page, 'Homes')).toBeChecked()
  await expect(kindOf(page, 'Homes')).toBeFocused()
  await expect(page).toHaveURL(/premises$/)
})

test('on a phone the count of homes is the switch, and the sheet has the kinds as tiles', async ({ browser }) => {
  const context = await ofReturning(browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true }))
  const page = await context.newPage()
  await followDevice(page)
  await page.goto('/en/harbour/premises')
  const [homes, parking] = [freeOf(unitsOf('living')).count, freeOf(unitsOf('parking')).count]
  const results = filterOf(page).getByRole('button', { name: `${homes} available` })
  await results.tap()
  const option = page.getByRole('menuitemradio', { name: `Parking ${parking} from ${fromOf('parking')}` })
  const [menu, bar] = [await page.getByRole('menu').boundingBox(), await filterOf(page).boundingBox()]
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 8)
  await expectNoFaults(page)
  await option.tap()
  await expect(page).toHaveURL(/premises\?type=parking$/)
  await expect(filterOf(page).getByRole('button', { name: `${parking} available` })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(`from ${fromOf('parking')}`)

  await filterOf(page).getByRole('button', { name: 'Filter', exact: true }).tap()
  const sheet = page.getByRole('dialog')
  const tiles = sheet.getByRole('radiogroup', { name: 'Type' })
  await expect(tiles.getByRole('radio', { name: `Parking ${parking} from ${fromOf('parking')}` })).toBeChecked()
  await expect(sheet.getByRole('button', { name: `Show ${parking} available` })).toBeVisible()
  await tiles.getByText('Storage').tap()
  const to = sheet.getByRole('textbox', { name: 'Price to' })
  await expect(to).toHaveAttribute('placeholder', dearestOf('storage').slice(1))
  await sheet.getByRole('radio', { name: `All ${freeOf(harbour.units).count}` }).check({ force: true })
  await expect(page).toHaveURL(/type=all$/)
  await tiles.getByText('Homes').tap()
  await expect(to).toHaveAttribute('placeholder', dearestOf('living').slice(1))
  await to.fill('1')
  await to.press('Enter')
  await expectNoFaults(page)
  await context.close()
})

for (const { lang, next, type } of [
  { lang: 'en', next: 'ArrowRight', type: 'Type' },
  { lang: 'ar', next: 'ArrowLeft', type: 'النوع' },
]) {
  test(`the switch and its tablet menu work by keyboard in ${lang}`, async ({ page }) => {
    await page.goto(`/${lang}/harbour/chess`)
    const radios = filterOf(page).getByRole('group', { name: type }).getByRole('radio')
    await radios.first().focus()
    await page.keyboard.press(next)
    await expect(radios.nth(1)).toBeFocused()
    await expect(page).toHaveURL(/type=commerce$/)
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/type=all$/)
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(/chess$/)

    await page.setViewportSize({ width: 820, height: 1180 })
    const chip = filterOf(page).getByRole('button').first()
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/type=parking$/)
    await expect(chip).toBeFocused()
  })
}

test('grids dim nothing until the visitor sets a filter', async ({ page }) => {
  const dimmingOf = (label: RegExp) =>
    page
      .getByRole('gridcell')
      .filter({ has: page.getByRole('link', { name: label }) })
      .first()
      .evaluate((cell) => getComputedStyle(cell).filter)
  await page.setViewportSize({ width: 3200, height: 1700 })
  await page.goto('/en/harbour/chess')
  // Parking is in a strip below the grid.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Parking/ })
    .click()
  await expect(page.getByRole('link', { name: /^Parking space/ }).first()).toBeVisible()
  await expect.poll(() => dimmingOf(/^Apartment/)).toBe('none')
  await expect.poll(() => dimmingOf(/^Parking space/)).toBe('none')
  await choose(page, 'Parking')
  await expect.poll(() => dimmingOf(/^Apartment/)).toBe('opacity(0.26)')
  await expect.poll(() => dimmingOf(/^Parking space/)).toBe('none')
  await choose(page, 'All')
  await expect.poll(() => dimmingOf(/^Apartment/)).toBe('none')
})

test('room chips never show a wrong number', async ({ page }) => {
  await page.addInitScript(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    const look = () => {
      for (const label of document.querySelectorAll('search label:has([type=checkbox]:not([role]))')) {
        said.add((label.textContent ?? '').trim())
      }
    }
    addEventListener('DOMContentLoaded', look)
    // Before that, half of a label may have arrived.
    new MutationObserver(() => document.readyState === 'loading' || look()).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await page.goto('/en/harbour/chess')
  await expect(filterOf(page).getByRole('checkbox', { name: /^2 / })).toBeAttached()
  const homes = unitsOf('living')
  const labels = [...new Set(homes.map(({ layout }) => layout.label))]
  const expected = labels.map((label) => {
    const { count } = freeOf(homes.filter(({ layout }) => layout.label === label))
    return `${label === 'studio' ? 'Studio' : label}${count}`
  })
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])
  expect(said.sort()).toEqual(expected.sort())
})
