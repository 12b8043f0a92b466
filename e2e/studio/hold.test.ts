import type { Hold } from '#contract/holds.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type APIRequestContext, expect, test } from '../test.ts'
import { PHONE, pressOn, tabTo } from './hands.ts'
import { callWithKey } from './signed-in.ts'
import { makeUnitsProject, unitAt } from './units-project.ts'
import { unitOf, unitsScreen } from './units-screen.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

const FIRST = unitAt(0)

/** The name of a cell goes on with rooms and price. */
const startOf = (name: string) => new RegExp(`^${name}`)

/** Waits until the first unit is held, and lets the hold end soon instead of in days. */
async function endSoon(request: APIRequestContext, project: number): Promise<void> {
  const find = async () => (await unitOf(request, project, FIRST.id)).hold
  await expect.poll(find).not.toBeNull()
  const { id } = (await find()) as Pick<Hold, 'id'>
  await callWithKey(request, 'PATCH', `holds/${id}`, { until: new Date(Date.now() + 4000).toISOString() })
}

const endedAs = async (request: APIRequestContext, project: number) => {
  const [hold]: readonly Hold[] = await callWithKey(request, 'GET', `holds?project_id=${project}&ended=only`)
  return hold?.end_reason
}

test('by keys: a unit is found by the palette and held, and is free again by itself', async ({ page, request }) => {
  const { catalogue, project } = await makeUnitsProject(request)
  const screen = unitsScreen(page)
  const { t } = screen
  await screen.open(catalogue)
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(`#${FIRST.number}`)
  await expect(page.getByRole('option', { name: t('common.unit', { number: FIRST.number }) })).toBeVisible()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: t('common.unit', { number: FIRST.number }) })
  await tabTo(page, panel.getByLabel(t('units.hold.for_whom')))
  await page.keyboard.type('Mr Karadag')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Mr Karadag')).toBeVisible()
  // The form is gone. What replaced it has the focus, not a button elsewhere that another Enter would press.
  await expect(panel.getByRole('button', { name: t('units.hold.extend') })).toBeFocused()
  await endSoon(request, project)
  await expect(panel.getByRole('button', { name: t('units.hold.act'), exact: true })).toBeVisible()
  await expect(screen.rowOf(FIRST.number).getByRole('gridcell', { name: 'Available' })).toBeVisible()
  expect(await endedAs(request, project)).toBe('expired')
  await test.step('from the table, held once more, it is released by hand', async () => {
    await page.keyboard.press('Escape')
    await screen.toFirstPrice()
    await page.keyboard.press(' ')
    // The second time the keyboard goes on in the panel.
    await page.keyboard.press(' ')
    await pressOn(page, panel.getByRole('button', { name: t('units.hold.act'), exact: true }))
    await pressOn(page, panel.getByRole('button', { name: t('units.hold.release') }))
    await expect.poll(async () => (await unitOf(request, project, FIRST.id)).hold).toBeNull()
  })
})

test('by mouse, in Arabic: a unit is painted reserved in the chess, and is free again by itself', async ({
  page,
  request,
}) => {
  const { catalogue, project } = await makeUnitsProject(request)
  const screen = unitsScreen(page, 'ar')
  const { t } = screen
  await screen.open(catalogue, { role: 'sales' })
  await page.getByText(t('units.mode.chess'), { exact: true }).click()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /Reserved/ })
    .click()
  const cell = page.locator(`[data-unit="${FIRST.id}"]`)
  await cell.click()
  await expect(cell).toHaveAccessibleName(
    startOf(t('units.chess.cell_held', { number: FIRST.number, status: 'Reserved' })),
  )
  await endSoon(request, project)
  await expect(cell).toHaveAccessibleName(startOf(t('units.chess.cell', { number: FIRST.number, status: 'Available' })))
  expect(await endedAs(request, project)).toBe('expired')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a unit is held for a client by thumb, and is free again by itself', async ({ page, request }) => {
    const { catalogue, project } = await makeUnitsProject(request)
    const screen = unitsScreen(page)
    const { t } = screen
    await screen.open(catalogue, { role: 'sales' })
    await screen.listed(FIRST.number).getByRole('button').tap()
    await screen.button('units.hold.client').tap()
    const dialog = page.getByRole('dialog', { name: t('units.hold.title') })
    await dialog.getByLabel(t('units.hold.for_whom')).fill('Mr Karadag')
    await dialog.getByRole('button', { name: t('units.hold.act'), exact: true }).tap()
    await expect(page.getByText('Mr Karadag')).toBeVisible()
    await endSoon(request, project)
    await expect(screen.button('units.hold.client')).toBeVisible()
    await screen.button('control.close').tap()
    await expect(screen.listed(FIRST.number)).toContainText('Available')
    expect(await endedAs(request, project)).toBe('expired')
  })
})
