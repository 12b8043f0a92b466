import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, test } from '../test.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeUnitsProject } from './units-project.ts'
import { unitsScreen } from './units-screen.ts'

/* How the units screen is reached and left by hands: the focus, the panel, the selection, the address. */

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN })

test('keys reach the table at once, and the address keeps the chess', async ({ page, request }) => {
  const { catalogue } = await makeUnitsProject(request)
  const { t, grid, field, button, view } = unitsScreen(page)
  await signIn(page, {})
  await page.goto(`/studio/c/${catalogue}/publish`)
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(field).toBeFocused()

  await page.goto(`/studio/c/${catalogue}/units`)
  await expect(grid).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button('units.to_table')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()

  await test.step('the same keys on the screen itself keep its view', async () => {
    await view('available').click()
    await expect(page).toHaveURL(/view=available/)
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/view=available/)
    await view('all').click()
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await expect(field).toBeFocused()
  })

  await test.step('nothing stays selected in another list or in the chess', async () => {
    await page.keyboard.press('Control+A')
    const cells = page.getByText(/\d cells/)
    await expect(cells.first()).toBeVisible()
    await view('available').click()
    await expect(cells).toHaveCount(0)
    await page.getByRole('checkbox', { name: t('grid.check_all') }).click()
    await expect(page.getByRole('toolbar', { name: '210 units' })).toBeVisible()
    await page.getByText(t('units.mode.chess'), { exact: true }).click()
    await expect(page.locator('[data-unit]').first()).toBeVisible()
    await page.keyboard.press('3')
    await expect(page.getByRole('toolbar').getByRole('button', { pressed: true })).toContainText('Sold')
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await expect(page.locator('[data-unit]:focus')).toHaveCount(1)
    await page.keyboard.press('g')
    await page.keyboard.press('l')
    await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible()
    await page.goBack()
    await expect(page.locator('[data-unit]').first()).toBeVisible()
    await page.goBack()
    await expect(grid).toBeVisible()
    await expect(page.getByRole('toolbar', { name: '210 units' })).toBeHidden()
    await page.goForward()
  })

  await test.step('Back from another screen leads to the chess', async () => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'Publish' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible()
    await page.goBack()
    await expect(page.locator('[data-unit]').first()).toBeVisible()
  })
})

test('the whole cell of a number opens the panel, which follows the pressed row', async ({ page, request }) => {
  const { catalogue } = await makeUnitsProject(request)
  const screen = unitsScreen(page)
  const { t, rowOf, field } = screen
  await screen.open(catalogue)
  const numberCell = rowOf('200').getByRole('rowheader')
  const box = await numberCell.boundingBox()
  if (!box) throw new Error('unit 200 is not shown')
  await page.mouse.click(box.x + box.width - 6, box.y + 6)
  const panel = (number: string) => page.getByRole('complementary', { name: `No. ${number}` })
  await expect(panel('200')).toBeVisible()
  await (await screen.priceCell('202')).click()
  await expect(panel('202')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: /^No\./ })).toHaveCount(0)
  await (await screen.priceCell('203')).click()
  await expect(panel('203')).toBeHidden()

  // Filters do not push the table down, and a chip does not say its column twice.
  await page.setViewportSize({ width: 1440, height: 900 })
  const top = async () => (await screen.grid.boundingBox())?.y
  const before = await top()
  await page.getByRole('button', { name: 'Building', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Building A' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Available' }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-column=estate]')).toHaveText('Building A')
  await expect(page.locator('[data-column=status]')).toHaveText('StatusAvailable')
  expect(await top()).toBe(before)
  await screen.button('control.clear_filter').click()

  // The cross empties the search; a number that fits exactly comes first.
  await page.getByRole('searchbox').fill('9')
  await expect(page.getByRole('rowheader').filter({ hasText: /^\d+$/ }).first()).toHaveText('9')
  await screen.button('units.search.clear').click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(screen.button('control.clear_filter')).toBeHidden()

  // Clicked twice, the number is edited.
  await numberCell.dblclick()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('200a')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: '200a', exact: true })).toBeVisible()
  await expect(page.getByText(t('units.bar.saved', { time: '' }).replace(/, $/, ''))).toBeVisible()
})

test('a role that may not edit is told so, and an unpublished unit is never held', async ({
  page,
  request,
  browser,
}) => {
  const { catalogue, project } = await makeUnitsProject(request)
  const screen = unitsScreen(page)
  const { t } = screen
  await screen.open(catalogue, { role: 'sales' })
  await (await screen.priceCell('200')).click()
  await page.keyboard.type('5')
  await expect(page.getByText(t('units.no_right'))).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('units.views') }).getByText('Changed')).toHaveCount(0)

  const made = ['new-1', 'new-2'].flatMap((id) => [
    {
      kind: 'instance',
      id,
      field: 'exists',
      value: true,
      base: false,
      fields: { parent: 'A-10', number: id, layout: 'one', status: 'free', price: 200_000 },
    },
  ])
  await callWithKey(request, 'PATCH', `projects/${project}/draft`, made)
  const context = await browser.newContext({ baseURL: LOCALHOST_ORIGIN })
  const editor = await context.newPage()
  const theirs = unitsScreen(editor)
  await theirs.open(catalogue)
  // One mark for a new unit: at its number.
  await editor.getByRole('searchbox').fill('new-')
  const row = theirs.rowOf('new-1')
  await expect(row).toBeVisible()
  await expect(row.locator('[class*="_changed_"]')).toHaveCount(1)
  await expect(row.getByRole('rowheader')).toHaveClass(/_changed_/)
  await row.getByRole('rowheader').click()
  await expect(editor.getByRole('complementary')).toContainText(t('units.hold.unpublished'))
  await expect(theirs.button('units.hold.act')).toHaveCount(0)
  await editor.getByText(t('units.mode.chess'), { exact: true }).click()
  await editor
    .getByRole('toolbar')
    .getByRole('button', { name: /Reserved/ })
    .click()
  await expect(editor.getByText(t('units.chess.no_hold', { count: 2 }))).toBeVisible()
  await editor.locator('[data-unit="new-1"]').click()
  await expect(editor.getByRole('status').getByText(t('units.chess.no_hold', { count: 1 }))).toBeVisible()
  await expect(editor.getByRole('status').getByText(t('units.live'))).toHaveCount(0)
  await context.close()
})
