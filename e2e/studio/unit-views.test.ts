import { dayIn } from '#domain/project/time-zone.ts'
import { momentOf } from '#domain/project/zoned-time.ts'
import { expectNoFaults } from '../axe.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeUnitsProject, SIZE, unitAt } from './units-project.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

const ALL = SIZE.storeys * SIZE.perStorey

const heads = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())

test('a view is filtered, saved, shared and taken over by a colleague', async ({ page, browser, request }) => {
  const { catalogue } = await makeUnitsProject(request)
  await signIn(page)
  // A wrong view and a wrong filter in the address are ignored.
  await page.goto(`/studio/c/${catalogue}/units?view=nobody&filter=price:least,many;colour:is,red`)
  await expect(page.getByText(`${ALL} of ${ALL} units`)).toBeVisible()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Price', exact: true }).click()
  await page.getByLabel('From').fill('205k')
  await page.getByLabel('To').fill('205 2OO')
  await expect(page.getByText('Enter a number.')).toBeVisible()
  await page.getByLabel('To').fill('205 300')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Price between 205,000 and 205,300', exact: true })).toBeVisible()
  await expect(page.getByText(`9 of ${ALL} units`)).toBeVisible()

  // Another limit leaves nothing, and the empty table names the one that hurts.
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Floor', exact: true }).click()
  await page.getByLabel('Condition').selectOption('is at least')
  await page.getByLabel('Value').fill('6')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(`Without “Price between 205,000 and 205,300”: ${5 * SIZE.perStorey} units.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Remove Floor at least 6' }).click()
  await expect(page.getByText(`9 of ${ALL} units`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`9 of ${ALL} units`)).toBeVisible()

  // The price becomes the first column after the number.
  await page.getByRole('button', { name: /\d+ columns/ }).click()
  const handle = page.getByRole('button', { name: 'Move Price, €' })
  const first = await page.getByRole('button', { name: 'Move Building' }).boundingBox()
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move((first?.x ?? 0) + 5, (first?.y ?? 0) + 5, { steps: 5 })
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await heads(page)).slice(1, 3)).toEqual(['No.', 'Price, €'])

  await page.getByRole('button', { name: 'Save as view…' }).click()
  await page.getByLabel('Name').fill('Bargains')
  await page.getByText('Everyone on the project').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bargains 9' })).toHaveAttribute('aria-current', 'true')

  // A colleague of the sales office sees it, with its columns, but may not change it.
  const context = await browser.newContext({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })
  const other = await context.newPage()
  await signIn(other, { role: 'sales', name: 'Tomas Brandt' })
  await other.goto(`/studio/c/${catalogue}/units`)
  await other.getByRole('button', { name: 'Bargains 9' }).click()
  await expect.poll(async () => (await heads(other)).slice(1, 3)).toEqual(['No.', 'Price, €'])
  await expect(other.getByRole('button', { name: 'Options for the view Bargains' })).toHaveCount(0)
  await other.goBack()
  await expect(other.getByText(`${ALL} of ${ALL} units`)).toBeVisible()
  await other.goForward()
  await expect(other.getByText(`9 of ${ALL} units`)).toBeVisible()

  // What the editor changes comes to the colleague at once.
  await page.getByRole('button', { name: 'Remove Price between 205,000 and 205,300' }).click()
  await page.getByRole('button', { name: 'Options for the view Bargains' }).click()
  await page.getByRole('menuitem', { name: 'Update with the current filter' }).click()
  await expect(other.getByRole('button', { name: `Bargains ${ALL}` })).toBeVisible()
  await page.getByRole('button', { name: 'Options for the view Bargains' }).click()
  await page.getByRole('menuitem', { name: 'Make private' }).click()
  await expect(other.getByRole('button', { name: /^Bargains/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Only me.*Bargains/ })).toBeVisible()
  await page.getByRole('button', { name: 'Options for the view Bargains' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByRole('button', { name: /Bargains/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: `All ${ALL}` })).toBeFocused()
  await context.close()
})

test('a page that stays open over midnight counts the holds of the new day', async ({ page, request }) => {
  const { id: project, catalogue } = await makeUnitsProject(request)
  // Not of the browser: the project's.
  const zone = 'Europe/Podgorica'
  const until = new Date(Date.now() + 36 * 3_600_000)
  await callWithKey(request, 'POST', 'holds', { project, external_id: unitAt(0).id, until: until.toISOString() })
  const midnight = momentOf(zone, `${dayIn(zone, until)}T00:00`)?.getTime() ?? 0
  await page.clock.install({ time: midnight - 60_000 })
  await signIn(page)
  await page.goto(`/studio/c/${catalogue}/units`)
  await expect(page.getByRole('button', { name: 'On hold 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hold ends today 0' })).toBeVisible()
  await page.clock.fastForward(120_000)
  await expect(page.getByRole('button', { name: 'Hold ends today 1' })).toBeVisible()
})

test('filters, columns and views are reached by keys, in Arabic', async ({ page, request }) => {
  const { catalogue } = await makeUnitsProject(request)
  await signIn(page, { lang: 'ar' })
  await page.goto(`/studio/c/${catalogue}/units`)
  const add = page.getByRole('button', { name: 'تصفية', exact: true })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expectNoFaults(page)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('القيمة')).toBeFocused()
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')
  const chip = page.locator('[data-column=number]')
  await expect(chip).toContainText('21')
  // 21, 121 and 210, and no others of 210 units.
  await expect(page.getByRole('rowheader', { name: /^\d+$/ })).toHaveText(['210', '121', '21'])

  const columns = page.getByRole('button', { name: /^\d+ عمود/ })
  await columns.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^نقل: .?السعر، .?€/ }).focus()
  await page.keyboard.press('Home')
  await expect(page.locator('[popover] [role=status]')).toContainText('1')
  await page.keyboard.press('Escape')
  await expect(columns).toBeFocused()
  await page.reload()
  await expect.poll(async () => (await heads(page))[2]).toContain('السعر')

  await page.getByRole('button', { name: 'حفظ كطريقة عرض…' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('أرقام')
  await page.keyboard.press('Enter')
  const view = page.getByRole('button', { name: /أنا فقط.*أرقام/ })
  await expect(view).toHaveAttribute('aria-current', 'true')
  await chip.getByRole('button').last().press('Enter')
  await expect(add).toBeFocused()
  await expect(chip).toHaveCount(0)
  await view.press('Enter')
  await expect(chip).toContainText('21')
  await expectNoFaults(page)
})
