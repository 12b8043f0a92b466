import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type APIRequestContext, expect, type Locator, type Page, test } from '../test.ts'
import { type Colleague, priceChange, signInColleague } from './colleague.ts'
import { PHONE, pressOn, pressTimes, tabTo } from './hands.ts'
import { makeUnitsProject, unitAt, unitsBetween } from './units-project.ts'
import { draftPrices, unitsScreen } from './units-screen.ts'
import type { Words } from './words.ts'

// Sessions and the clipboard need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] })

const AVAILABLE = 97
const FIRST = unitAt(0)

/** 2 % more, rounded to the nearest hundred. Only whole numbers, so that no binary fraction gets in. */
const raised = (price: number) => Math.floor((price * 102 + 5000) / 10_000) * 100

const raisedUnits = (units: readonly { readonly id: string; readonly price: number }[]) =>
  Object.fromEntries(units.map(({ id, price }) => [id, raised(price)]))

/** 200 prices as a spreadsheet puts them into the clipboard, and the units that they are for. */
const SHEET = {
  text: `${unitsBetween(0, 200)
    .map((_, index) => `${300 + index},000`)
    .join('\r\n')}\r\n`,
  prices: Object.fromEntries(unitsBetween(0, 200).map(({ id }, index) => [id, (300 + index) * 1000])),
}

const draftIs = (request: APIRequestContext, project: number, prices: Readonly<Record<string, number>>) =>
  expect.poll(() => draftPrices(request, project)).toEqual(prices)

/** A colleague gives two units of a batch other prices. Returns those prices. */
async function changeTwo(colleague: Colleague, project: number, unit: Locator, { t }: { readonly t: Words }) {
  const [one, two] = [unitAt(3), unitAt(7)]
  await colleague.change(project, [
    priceChange(one.id, 111_000, raised(one.price)),
    priceChange(two.id, 222_000, raised(two.price)),
  ])
  await expect(unit).toContainText('111,000')
  return {
    prices: { [one.id]: 111_000, [two.id]: 222_000 },
    isListed: async (page: Page) => {
      const message = page.getByText(t('units.undone_kept', { count: 2, names: '' }).replace(/[:：]?\s*[.。]$/, ''))
      for (const { number } of [one, two]) await expect(message).toContainText(t('common.unit', { number }))
    },
  }
}

test('by keys: 200 prices are pasted, a wrong one is mended, 97 raised, and a batch undone after a colleague', async ({
  page,
  request,
  browser,
}) => {
  const { catalogue, project } = await makeUnitsProject(request, { free: AVAILABLE })
  const screen = unitsScreen(page)
  const { t } = screen
  await screen.open(catalogue)
  await test.step('200 prices are pasted and undone as one step', async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), SHEET.text)
    await screen.toFirstPrice()
    await page.keyboard.press('Control+V')
    await expect(page.getByText(t('grid.paste_size', { rows: 200, columns: 1 }))).toBeVisible()
    await page.keyboard.press('Enter')
    // The prices are far from those before: one question for all of them.
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Enter')
    await draftIs(request, project, SHEET.prices)
    await expect(page.getByRole('link', { name: /200 unpublished changes/ })).toBeVisible()
    await page.keyboard.press('Control+Z')
    await draftIs(request, project, {})
  })
  await test.step('a longer block can stop after the selected rows', async () => {
    await screen.toFirstPrice()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+V')
    await expect(page.getByText(t('grid.paste_size', { rows: 200, columns: 1 }))).toBeVisible()
    await page.keyboard.press(' ')
    await expect(page.getByText(t('grid.paste_size', { rows: 2, columns: 1 }))).toBeVisible()
    await page.keyboard.press('Enter')
    await draftIs(request, project, Object.fromEntries(Object.entries(SHEET.prices).slice(0, 2)))
    await page.keyboard.press('Control+Z')
    await draftIs(request, project, {})
  })
  await test.step('a text that is no price stays in its cell, and the likeliest reading is offered', async () => {
    await screen.toFirstPrice()
    await page.keyboard.type('279 5OO')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('alert')).toContainText(t('units.fault.amount'))
    expect(await draftPrices(request, project)).toEqual({})
    await page.keyboard.press('Escape')
    await pressOn(page, screen.button('units.fault.use', { value: '279,500' }))
    await draftIs(request, project, { [FIRST.id]: 279_500 })
    await tabTo(page, screen.field)
    await page.keyboard.press('Control+Z')
    await draftIs(request, project, {})
  })
  await test.step('20 prices are raised, a colleague changes 2, and undo takes 18 back', async () => {
    const colleague = await signInColleague(browser, 'Anna Wolf')
    await screen.toFirstPrice()
    await pressTimes(page, 'Shift+ArrowDown', 19)
    await raise(20)
    await draftIs(request, project, raisedUnits(unitsBetween(0, 20)))
    const cell = await screen.priceCell(unitAt(3).number)
    const others = await changeTwo(colleague, project, cell, screen)
    await page.keyboard.press('Control+Z')
    await others.isListed(page)
    await draftIs(request, project, others.prices)
    await colleague.close()
  })
  await test.step('all 97 available units are raised by 2 % and rounded', async () => {
    const changed = await draftPrices(request, project)
    // After Escape, Tab leaves the grid instead of moving in it.
    await page.keyboard.press('Escape')
    await pressOn(page, screen.view('available'))
    await screen.toFirstPrice()
    await page.keyboard.press('Control+Shift+ArrowDown')
    await expect(page.getByText(t('units.bar.cells', { count: AVAILABLE }), { exact: true })).toBeVisible()
    await raise(AVAILABLE)
    const now = unitsBetween(0, AVAILABLE).map(({ id, price }) => ({ id, price: Number(changed[id] ?? price) }))
    await draftIs(request, project, raisedUnits(now))
  })

  /** Changes the chosen prices by 2 %, from the grid and back to it. */
  async function raise(count: number): Promise<void> {
    await page.keyboard.press('Escape')
    await pressOn(page, screen.button('units.change_prices'))
    const dialog = page.getByRole('dialog', { name: t('units.bulk.title') })
    await expect(dialog.getByLabel(t('units.bulk.value.by'))).toBeFocused()
    await page.keyboard.type('2')
    await expect(dialog.getByRole('button', { name: t('units.bulk.change', { count }) })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
})

test('by mouse, in Arabic: 200 prices are pasted, 97 raised, and the batch undone after a colleague', async ({
  page,
  request,
  browser,
}) => {
  const { catalogue, project } = await makeUnitsProject(request, { free: AVAILABLE })
  const screen = unitsScreen(page, 'ar')
  const { t } = screen
  await screen.open(catalogue)
  await test.step('200 prices are pasted and undone', async () => {
    await (await screen.priceCell(FIRST.number)).click()
    // As from the menu of the browser.
    await screen.field.evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, SHEET.text)
    await page.getByRole('button', { name: t('grid.paste', { count: 200 }) }).click()
    // The prices are far from those before: one question for all of them.
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await draftIs(request, project, SHEET.prices)
    await screen.button('control.undo').first().click()
    await draftIs(request, project, {})
  })
  const colleague = await signInColleague(browser, 'Anna Wolf')
  await test.step('97 are raised, a colleague changes 2, and undo takes 95 back', async () => {
    await screen.view('available').click()
    await page.getByRole('checkbox', { name: t('grid.check_all') }).click()
    await screen.button('units.change_prices').click()
    const dialog = page.getByRole('dialog', { name: t('units.bulk.title') })
    await dialog.getByLabel(t('units.bulk.value.by')).fill('2')
    await dialog.getByRole('button', { name: t('units.bulk.change', { count: AVAILABLE }) }).click()
    await draftIs(request, project, raisedUnits(unitsBetween(0, AVAILABLE)))
    const cell = await screen.priceCell(unitAt(3).number)
    const others = await changeTwo(colleague, project, cell, screen)
    await screen.button('control.undo').first().click()
    await others.isListed(page)
    await draftIs(request, project, others.prices)
  })
  await colleague.close()
})

test.describe('on a phone, in Arabic', () => {
  test.use(PHONE)

  test('a price is saved, 97 are raised in a sheet, and the batch undone after a colleague', async ({
    page,
    request,
    browser,
  }) => {
    const { catalogue, project } = await makeUnitsProject(request, { free: AVAILABLE })
    const screen = unitsScreen(page, 'ar')
    const { t } = screen
    await screen.open(catalogue)
    await test.step('a price is typed and saved', async () => {
      await screen.listed(FIRST.number).getByRole('button').tap()
      await page.getByLabel(t('field.price')).fill('211k')
      await screen.button('common.save').tap()
      await draftIs(request, project, { [FIRST.id]: 211_000 })
      await screen.button('control.close').tap()
      await screen.button('control.undo').first().tap()
      await draftIs(request, project, {})
    })
    const colleague = await signInColleague(browser, 'Anna Wolf')
    await screen.view('available').tap()
    await screen.button('units.change_prices').tap()
    const dialog = page.getByRole('dialog', { name: t('units.bulk.title') })
    await dialog.getByLabel(t('units.bulk.value.by')).fill('2')
    await dialog.getByRole('button', { name: t('units.bulk.change', { count: AVAILABLE }) }).tap()
    await draftIs(request, project, raisedUnits(unitsBetween(0, AVAILABLE)))
    const unit = screen.listed(unitAt(3).number)
    const others = await changeTwo(colleague, project, unit, screen)
    await screen.button('control.undo').first().tap()
    await others.isListed(page)
    await draftIs(request, project, others.prices)
    await colleague.close()
  })
})
