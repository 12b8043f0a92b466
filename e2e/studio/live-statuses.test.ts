import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type APIRequestContext, expect, type Page, test } from '../test.ts'
import { PHONE } from './hands.ts'
import { callWithKey } from './signed-in.ts'
import { makeUnitsProject } from './units-project.ts'
import { unitsScreen } from './units-screen.ts'

/* Statuses are live at once, so each way to change them asks about those of sold units, says "live", and offers Undo. */

// Sessions and the clipboard need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, permissions: ['clipboard-read', 'clipboard-write'] })

/** On the lowest storey the units 1 to 11 are available and 12 to 21 are sold. */
const FREE = 200

async function openStatuses(page: Page, request: APIRequestContext, lang: 'en' | 'ar') {
  const { catalogue, project } = await makeUnitsProject(request, { free: FREE })
  const screen = unitsScreen(page, lang)
  const { t, rowOf } = screen
  await screen.open(catalogue)
  await page.getByRole('searchbox').fill('1')
  await expect(rowOf('1')).toBeVisible()
  const column = await screen.columnOf(t('field.status'))
  /** The live statuses of units by number. */
  const live = async (...numbers: readonly number[]) => {
    const found: readonly { readonly external_id: string; readonly status: { readonly external_id: string } }[] =
      await callWithKey(request, 'GET', `instances?project_id=${project}&limit=500`)
    const byId = new Map(found.map(({ external_id, status }) => [external_id, status.external_id]))
    return numbers.map((number) => byId.get(`1-${number}`))
  }
  return {
    ...screen,
    live,
    project,
    cell: (number: number) => rowOf(String(number)).locator(`[aria-colindex="${column}"]`),
    card: page.getByRole('alertdialog'),
    title: (count: number) => t('units.ask.live.title', { count }),
    undo: () => page.getByRole('status').getByRole('button', { name: t('control.undo') }),
  }
}

test('by keys: fill, list, paste, Delete, the palette and the panel ask, say live and can be undone', async ({
  page,
  request,
}) => {
  const { t, cell, card, title, live, undo, columnOf, grid, field } = await openStatuses(page, request, 'en')
  const head = grid.getByRole('columnheader').nth((await columnOf('Status')) - 1)
  await expect(head).toContainText('Live immediately')

  await test.step('fill', async () => {
    await cell(11).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByRole('toolbar').filter({ hasText: '3 statuses, live immediately' })).toBeVisible()
    await page.keyboard.press('Control+D')
    await expect(card).toHaveAccessibleName('Change 2 live statuses?')
    await expect(card).toContainText(/No\.\s12, 13: .?Sold.? → .?Available.?/)
    await expect(card).toContainText('Visitors see it immediately')
    await expect(cell(12)).toHaveText('Available')
    // Doubted, but no change that waits for a publication.
    await expect(cell(12)).toHaveClass(/_suspicious_/)
    await expect(cell(12)).not.toHaveClass(/_corner_/)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(cell(12)).toHaveText('Sold')
    expect(await live(12, 13)).toEqual(['sold', 'sold'])
    // The range is still selected: the same act asks the same.
    await page.keyboard.press('Control+D')
    await expect(card).toHaveAccessibleName('Change 2 live statuses?')
    await page.keyboard.press('Escape')

    await cell(11).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+D')
    await expect(card).toHaveAccessibleName('Change a live status?')
    await page.keyboard.press('Enter')
    await expect.poll(() => live(12)).toEqual(['free'])
    await expect(page.getByRole('status').getByText(/1 unit → Available.*Live immediately/)).toBeVisible()
    await expect(page.getByText(/1 status is live, /)).toBeVisible()
    await expect(page.getByText('Saved to draft')).toBeHidden()
    await undo().click()
    await expect.poll(() => live(12)).toEqual(['sold'])
    await expect(card).toBeHidden()
  })

  await test.step('Delete', async () => {
    await cell(12).click()
    await page.keyboard.press('Delete')
    await expect(page.getByText('A status cannot be empty.')).toBeVisible()
    await expect(cell(12)).toHaveText('Sold')
    await expect(cell(12)).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('the list of a cell', async () => {
    await page.keyboard.type('Avail')
    await page.keyboard.press('Enter')
    await expect(card).toHaveAccessibleName('Change a live status?')
    await page.keyboard.press('Escape')
    await expect(cell(12)).toHaveText('Sold')
  })

  await test.step('paste: several that become sold, and one that a question is not worth', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('Sold\nSold\nAvailable'))
    await cell(10).click()
    await page.keyboard.press('Control+V')
    await expect(page.getByText('3 statuses, live immediately')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(card).toHaveAccessibleName('Change 3 live statuses?')
    await expect(card).toContainText(/No\.\s10, 11: .?Available.? → .?Sold.?/)
    await expect(card).toContainText(/No\.\s12: .?Sold.? → .?Available.?/)
    await page.keyboard.press('Escape')
    expect(await live(10, 11, 12)).toEqual(['free', 'free', 'sold'])
    await cell(11).click()
    await page.keyboard.type('Sold')
    await page.keyboard.press('Enter')
    await expect.poll(() => live(11)).toEqual(['sold'])
    await expect(card).toBeHidden()
    await expect(undo()).toBeVisible()
    await page.keyboard.press('Control+Z')
    await expect.poll(() => live(11)).toEqual(['free'])
    // The message would speak of what is no longer so.
    await expect(undo()).toBeHidden()
  })

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox').fill('12 available')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: title(1) })).toContainText(/Sold.? → .?Available/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toHaveValue('12 available')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => live(12)).toEqual(['free'])
    // Question and palette are gone, and the keyboard is where it was.
    await expect(field).toBeFocused()
    await undo().click()
    await expect.poll(() => live(12)).toEqual(['sold'])
    expect(await live(12)).toEqual(['sold'])
  })

  await test.step('the panel', async () => {
    await cell(12).click()
    await page.keyboard.press(' ')
    const panel = page.getByRole('complementary', { name: 'No. 12' })
    await panel.getByRole('button', { name: 'Sold' }).click()
    await page.getByRole('menuitemradio', { name: 'Available' }).click()
    await expect(page.getByRole('dialog', { name: title(1) })).toBeVisible()
    await page.getByRole('button', { name: t('units.ask.live.act', { count: 1 }) }).click()
    await expect.poll(() => live(12)).toEqual(['free'])
    await undo().click()
    await expect.poll(() => live(12)).toEqual(['sold'])
  })
})

test('by mouse, in Arabic: fill down, the chess and what is kept of it', async ({ page, request }) => {
  const { t, cell, card, title, live, undo, button } = await openStatuses(page, request, 'ar')
  await cell(11).click()
  await cell(13).click({ modifiers: ['Shift'] })
  await button('units.fill_down').click()
  await expect(card).toHaveAccessibleName(title(2))
  await card.getByRole('button', { name: t('units.ask.live.act', { count: 2 }) }).click()
  await expect.poll(() => live(12, 13)).toEqual(['free', 'free'])
  await undo().click()
  await expect.poll(() => live(12, 13)).toEqual(['sold', 'sold'])

  await page.getByText(t('units.mode.chess'), { exact: true }).click()
  await expect(page.getByRole('toolbar')).toBeVisible()
  // The key of a brush works at once, although the choice of the chess still has the focus.
  await page.keyboard.press('1')
  await expect(page.getByRole('toolbar').getByRole('button', { pressed: true })).toContainText('Available')
  const unit = (number: number) => page.locator(`[data-unit="1-${number}"]`)
  const from = await unit(11).boundingBox()
  const to = await unit(13).boundingBox()
  if (!from || !to) throw new Error('the chess does not show these units')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 5 })
  await expect(page.getByText(t('units.live.count', { count: 2 }))).toBeVisible()
  await page.mouse.up()
  const question = page.getByRole('dialog', { name: title(2) })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: t('control.cancel') }).click()
  expect(await live(12, 13)).toEqual(['sold', 'sold'])
  await unit(12).click()
  await page.getByRole('button', { name: t('units.ask.live.act', { count: 1 }) }).click()
  await expect.poll(() => live(12)).toEqual(['free'])
  await expect(page.getByRole('status').getByText(t('units.live'))).toBeVisible()
  await page.reload()
  await expect(unit(12)).toBeVisible()
  await expect(page).toHaveURL(/as=chess/)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a sold unit is asked about before it is saved, and an odd price too', async ({ page, request }) => {
    const { catalogue, project } = await makeUnitsProject(request, { free: FREE })
    const screen = unitsScreen(page)
    const { t, listed, button } = screen
    await screen.open(catalogue)
    await page.getByRole('searchbox').fill('12')
    await listed('12').getByRole('button').click()
    const statusNow = async () => {
      const [unit] = await callWithKey(request, 'GET', `instances?project_id=${project}&external_id=1-12`)
      return unit.status.external_id
    }
    const question = page.getByRole('dialog', { name: t('units.ask.live.title', { count: 1 }) })
    await page.getByRole('radio', { name: 'Available' }).check()
    await button('common.save').click()
    await button('control.cancel').click()
    await expect(question).toBeHidden()
    expect(await statusNow()).toBe('sold')

    await page.getByRole('radio', { name: 'Available' }).check()
    await page.getByLabel(t('field.price')).fill('2000000')
    await button('common.save').click()
    // One question for both.
    await expect(question).toContainText(t('units.ask.many.unusual', { count: 1, names: '12' }))
    await button('units.ask.anyway').click()
    await expect.poll(statusNow).toBe('free')
    await page
      .getByRole('status')
      .getByRole('button', { name: t('control.undo') })
      .click()
    await expect.poll(statusNow).toBe('sold')
    await expect.poll(() => callWithKey(request, 'GET', `projects/${project}/draft`)).toEqual([])
  })
})
