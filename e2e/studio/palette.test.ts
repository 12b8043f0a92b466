import type { APIRequestContext, Page } from '@playwright/test'
import type { LanguageCode } from '#domain/language/language.ts'
import { expectNoFaults } from '../axe.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, test } from '../test.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeUnitsProject, priceAt } from './units-project.ts'

/** Opens the units of a new project, so that the palette is about it. */
async function openUnits(page: Page, request: APIRequestContext, lang: LanguageCode) {
  const made = await makeUnitsProject(request)
  await signIn(page, { role: 'owner', lang })
  await page.goto(`${LOCALHOST_ORIGIN}/studio/c/${made.catalogue}/units`)
  await expect(page.getByRole('rowheader', { name: '190', exact: true })).toBeVisible()
  return made
}

async function typeInPalette(page: Page, text: string) {
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
}

// The third storey has units 43 to 63.
const UNIT = '3-19'
const OLD = priceAt(3, 19)

async function unitOf(request: APIRequestContext, project: number) {
  const [unit] = await callWithKey(request, 'GET', `instances?project_id=${project}&external_id=${UNIT}`)
  return unit
}
const draftOf = async (request: APIRequestContext, project: number) => {
  const entries = await callWithKey(request, 'GET', `projects/${project}/draft`)
  return entries.map(({ id, field, value }: { id: string; field: string; value: unknown }) => [id, field, value])
}

test('the palette prices, sells and holds a unit by keyboard, and Undo takes it back', async ({ page, request }) => {
  const loading = Promise.withResolvers<void>()
  await page.route('**/palette-*.js', async (route) => {
    await loading.promise
    await route.continue()
  })
  const { project } = await openUnits(page, request, 'en')
  await page.keyboard.press('Escape')
  // What is typed before the palette is there goes into it, not into a cell.
  await page.getByRole('gridcell').nth(3).click()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('62')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
  loading.resolve()
  await expect(page.getByRole('combobox')).toHaveValue('61')
  await expect(page.getByRole('option', { selected: true })).toContainText('No. 61')
  await page.keyboard.press('Tab')
  await page.keyboard.type('price 475k')
  const line = page.getByRole('option', { selected: true })
  await expect(line).toContainText(OLD.toLocaleString('en-GB'))
  await expect(line).toContainText('€475,000')
  await expect(line).toContainText('In the draft')
  await expectNoFaults(page)
  // More than twice the live price: back is possible, and what was typed is still there.
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Is 475,000 right for No. 61?' })
  await expect(question).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toHaveValue('price 475k')
  expect(await draftOf(request, project)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => draftOf(request, project)).toEqual([[UNIT, 'price', 475_000]])
  const toast = page.getByRole('status').filter({ hasText: 'No. 61' })
  await expect(toast).toContainText('€475,000')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => draftOf(request, project)).toEqual([])

  await typeInPalette(page, '61 sold')
  await expect(page.getByRole('option', { selected: true })).toContainText('Live immediately')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await unitOf(request, project)).status.external_id).toBe('sold')
  // The message with its Undo stays on the next screen of the project.
  await page.getByRole('navigation').first().getByRole('link', { name: 'Publish' }).click()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await unitOf(request, project)).status.external_id).toBe('free')

  await typeInPalette(page, '61 hold 2 days')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await unitOf(request, project)).effective_status.external_id).toBe('reserved')
  await typeInPalette(page, '61 release')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await unitOf(request, project)).hold).toBeNull()
})

test('the palette understands Arabic words and figures, from right to left', async ({ page, request }) => {
  const { project } = await openUnits(page, request, 'ar')
  await typeInPalette(page, '٦١ سعر ٤٧٥٠٠٠')
  const line = page.getByRole('option', { selected: true })
  await expect(line).toContainText('475,000')
  await expect(line).toContainText('في المسودة')
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'تغيير السعر' }).click()
  await expect.poll(() => draftOf(request, project)).toEqual([[UNIT, 'price', 475_000]])
  await typeInPalette(page, '61 حجز 3 أيام')
  await expect(page.getByRole('option', { selected: true })).toContainText('يظهر فورًا')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await unitOf(request, project)).effective_status.external_id).toBe('reserved')
})
