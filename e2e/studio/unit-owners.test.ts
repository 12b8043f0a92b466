import { expectNoFaults, followDevice } from '../axe.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, test } from '../test.ts'
import { callWithKey } from './signed-in.ts'
import { makeUnitsProject, unitAt } from './units-project.ts'
import { unitOf, unitsScreen } from './units-screen.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN })

const [WRITTEN, NEXT, LAST] = [unitAt(0), unitAt(1), unitAt(20)]

test('a status of a feed is left alone everywhere, until somebody takes it over', async ({ page, request }) => {
  const { catalogue, project } = await makeUnitsProject(request)
  const { key } = await callWithKey(request, 'POST', 'keys', { name: 'Price list', role: 'editor', source: 'feed' })
  const written = await request.patch('/api/v1/manage/instances', {
    headers: { authorization: `Bearer ${key}` },
    data: [{ external_id: WRITTEN.id, project, status: 'sold' }],
  })
  expect(written.ok(), await written.text()).toBe(true)
  // The feed does not know a unit that is not published yet.
  const fields = { parent: 'A-10', number: 'N1', layout: 'one', status: 'free', position: 22 }
  const made = { kind: 'instance', id: 'new', field: 'exists', value: true, base: false, fields }
  await callWithKey(request, 'PATCH', `projects/${project}/draft`, [made])
  const screen = unitsScreen(page)
  await followDevice(page)
  await screen.open(catalogue)
  const card = page.getByRole('alertdialog', { name: 'Status comes from the feed “Price list”' })
  const cell = (id: string) => page.locator(`[data-unit="${id}"]`)

  await test.step('filled and pasted in the table', async () => {
    const statuses = await screen.columnOf('Status')
    const status = (number: string) => screen.rowOf(number).locator(`[aria-colindex="${statuses}"]`)
    await status(WRITTEN.number).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+D')
    await expect(card).toContainText('1 unit was left unchanged.')
    await page.keyboard.press('Escape')
    await expect(screen.field).toBeFocused()
    await screen.field.evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Reserved\nReserved')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await page.keyboard.press('Enter')
    await expect(card).toContainText('2 units were left unchanged.')
    await page.keyboard.press('Escape')
    await expect(status(NEXT.number)).toContainText('Available')
  })

  await test.step('typed in the palette', async () => {
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(`${NEXT.number} sold`)
    const row = page.getByRole('option', { selected: true })
    await expect(row).toContainText('Status comes from the feed “Price list”')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Status comes from the feed “Price list”' })
    await expectNoFaults(page, 'dialog dialog')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('combobox')).toHaveValue(`${NEXT.number} sold`)
    await page.keyboard.press('Escape')
  })

  await test.step('painted in the chess, where the new unit of the stroke is painted', async () => {
    await page.getByText('Availability grid', { exact: true }).click()
    await page.getByRole('toolbar').getByRole('button', { name: /Sold/ }).click()
    await expect(screen.button('units.owner.mark', { name: 'Price list' })).toBeVisible()
    await cell(LAST.id).hover()
    await page.mouse.down()
    await expect(cell(LAST.id)).toHaveAccessibleName(/Available/)
    await cell('new').hover()
    await expect(cell('new')).toHaveAccessibleName(/Sold/)
    await page.mouse.up()
    await expect(card).toContainText('1 unit was left unchanged.')
    await expect(page.getByText('1 unit → Sold')).toBeVisible()
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(cell(LAST.id)).toBeFocused()
    await expect(cell('new')).toHaveAccessibleName(/Sold/)
    await expect(cell(LAST.id)).toHaveAccessibleName(/Available/)
    // A hold is no status.
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /Reserved/ })
      .click()
    await cell(LAST.id).click()
    await expect(cell(LAST.id)).toHaveAccessibleName(/held/)
    await expect(card).toBeHidden()
  })

  await test.step('taken over on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByTitle('Table', { exact: true }).click()
    await screen.listed(NEXT.number).getByRole('button').click()
    await expect(page.getByRole('radio', { name: 'Sold' })).toBeDisabled()
    await expectNoFaults(page)
    await page.getByRole('button', { name: /^Take over/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Status comes from the feed “Price list”' })
    await expectNoFaults(page, 'dialog')
    await dialog.getByRole('button', { name: 'Take over' }).click()
    await expect(page.getByText('Status: changed here from now on.')).toBeVisible()
    await page.getByRole('radio', { name: 'Sold' }).check({ force: true })
    await screen.button('common.save').click()
    await expect.poll(async () => (await unitOf(request, project, NEXT.id)).status.external_id).toBe('sold')
  })
})
