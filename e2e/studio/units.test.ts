import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { ManagedInstance } from '#contract/instances.ts'
import { expectNoFaults, followDevice } from '../axe.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type APIRequestContext, expect, type Page, test } from '../test.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeUnitsProject, priceAt, SIZE } from './units-project.ts'

// Sessions and the clipboard need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] })

const TOP = SIZE.storeys
const say = (amount: number) => amount.toLocaleString('en-GB')
const cellOf = (page: Page, text: string) => page.getByRole('gridcell', { name: text, exact: true }).first()
const saved = (page: Page) => expect(page.getByText(/^Saved to draft/)).toBeVisible()

async function openUnits(page: Page, catalogue: number, person: Parameters<typeof signIn>[1] = {}) {
  await signIn(page, person)
  await page.goto(`/studio/c/${catalogue}/units`)
  await expect(page.getByRole('grid')).toBeVisible()
}

async function draftOf(request: APIRequestContext, project: number): Promise<readonly ManagedDraftEntry[]> {
  return callWithKey(request, 'GET', `projects/${project}/draft?limit=1000`)
}

async function unitOf(request: APIRequestContext, project: number, id: string): Promise<ManagedInstance> {
  const [unit] = await callWithKey(request, 'GET', `instances?project_id=${project}&external_id=${id}`)
  return unit
}

test('200 prices are pasted from a spreadsheet by keys, and undone as one step', async ({ page, request }) => {
  const { catalogue, project } = await makeUnitsProject(request)
  await openUnits(page, catalogue)
  const prices = Array.from({ length: 200 }, (_, index) => 300_000 + index * 10)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${prices.join('\r\n')}\r\n`)
  await cellOf(page, say(priceAt(TOP, 1))).click()
  await page.keyboard.press('Control+V')
  await expect(page.getByText('Paste 200 × 1')).toBeVisible()
  await page.keyboard.press('Enter')
  // The prices are far from those before: one question for all of them.
  await expect(page.getByRole('alertdialog')).toContainText('Change these prices?')
  await page.keyboard.press('Enter')
  await saved(page)
  await expect.poll(async () => (await draftOf(request, project)).length).toBe(200)
  // The list goes from the top storey down, along each storey.
  const entries = new Map((await draftOf(request, project)).map(({ id, value }) => [id, value]))
  expect(entries.get(`${TOP}-1`)).toBe(prices[0])
  expect(entries.get(`${TOP - 1}-1`)).toBe(prices[SIZE.perStorey])
  await expect(page.getByRole('link', { name: /200 unpublished changes/ })).toBeVisible()
  await page.keyboard.press('Control+Z')
  await expect.poll(async () => (await draftOf(request, project)).length).toBe(0)
  await expect(cellOf(page, say(priceAt(TOP, 1)))).toBeVisible()
})

test('a text that is no price stays in its cell, and the likeliest reading is offered', async ({ page, request }) => {
  const { catalogue, project } = await makeUnitsProject(request)
  await openUnits(page, catalogue)
  await cellOf(page, say(priceAt(TOP, 1))).click()
  await page.keyboard.type('239 5OO')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('alert')).toContainText('This is no amount of money')
  expect(await draftOf(request, project)).toEqual([])
  await page.getByRole('button', { name: 'Use 239,500' }).click()
  await expect.poll(async () => (await draftOf(request, project)).map(({ value }) => value)).toEqual([239_500])
})

test('a bulk change raises the chosen prices by 2 % and rounds them', async ({ page, request }) => {
  const { catalogue, project } = await makeUnitsProject(request)
  await openUnits(page, catalogue)
  await cellOf(page, say(priceAt(TOP, 1))).click()
  for (let step = 1; step < 10; step += 1) await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByLabel('Change by').fill('2')
  await dialog.getByRole('button', { name: 'Change 10 prices' }).click()
  await expect.poll(async () => (await draftOf(request, project)).length).toBe(10)
  for (const { id, value } of await draftOf(request, project)) {
    const place = Number(id.split('-')[1])
    expect(value, id).toBe(Math.round((priceAt(TOP, place) * 1.02) / 100) * 100)
  }
})

test('two people on one cell: the second chooses between both values', async ({ page, request }) => {
  const { catalogue, project } = await makeUnitsProject(request)
  await openUnits(page, catalogue, { name: 'Ben Stone' })
  const price = priceAt(TOP, 1)
  const cell = cellOf(page, say(price))
  await cell.click()
  // Anna's change arrives while Ben types.
  await page.keyboard.type('250000')
  await callWithKey(request, 'PATCH', `projects/${project}/draft`, [
    { kind: 'instance', id: `${TOP}-1`, field: 'price', value: 240_000, base: price },
  ])
  await page.keyboard.press('Enter')
  const card = page.getByRole('alertdialog')
  await expect(card).toContainText(`yours 250,000, theirs 240,000, live ${say(price)}`)
  await card.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await draftOf(request, project)).map(({ value }) => value)).toEqual([250_000])
  await expect(card).toBeHidden()
})

test('edits without a network wait in the browser, also over a reload, and are sent later', async ({
  page,
  request,
}) => {
  const { catalogue, project } = await makeUnitsProject(request)
  await openUnits(page, catalogue)
  await page.route('**/api/v1/manage/projects/*/draft', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await cellOf(page, say(priceAt(TOP, 1))).click()
  await page.keyboard.type('260k')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The server does not answer.')).toBeVisible()
  await expect(page.getByText('1 edit waits')).toBeVisible()
  await page.reload()
  await expect(cellOf(page, '260,000')).toBeVisible()
  expect(await draftOf(request, project)).toEqual([])
  await page.unroute('**/api/v1/manage/projects/*/draft')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await draftOf(request, project)).map(({ value }) => value)).toEqual([260_000])
  await saved(page)
})

test('a status changes live at once, and a colleague’s change arrives', async ({ page, request }) => {
  const { catalogue, project } = await makeUnitsProject(request)
  await openUnits(page, catalogue, { role: 'sales' })
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '190', exact: true }) })
  await row.getByRole('gridcell', { name: 'Available' }).click()
  await page.keyboard.type('Sold')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await unitOf(request, project, `${TOP}-1`)).status.external_id).toBe('sold')
  await callWithKey(request, 'PATCH', 'instances', [{ external_id: `${TOP}-2`, project, status: 'reserved' }])
  const next = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '191', exact: true }) })
  await expect(next.getByRole('gridcell', { name: 'Reserved' })).toBeVisible()
})

test('a unit is found by the palette, held in its panel, and free again', async ({ page, request }) => {
  const { catalogue, project } = await makeUnitsProject(request)
  await openUnits(page, catalogue)
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox').fill('#190')
  await page.getByRole('option', { name: /No\. 190/ }).click()
  const panel = page.getByRole('complementary', { name: /190/ })
  await panel.getByRole('button', { name: 'Hold', exact: true }).click()
  await expect
    .poll(async () => (await unitOf(request, project, `${TOP}-1`)).effective_status.external_id)
    .toBe('reserved')
  await panel.getByRole('button', { name: 'Release' }).click()
  await expect.poll(async () => (await unitOf(request, project, `${TOP}-1`)).hold).toBeNull()
})

for (const lang of ['en', 'ar'] as const) {
  test(`has no accessibility faults in either theme: ${lang}`, async ({ page, request }) => {
    const { catalogue } = await makeUnitsProject(request)
    await followDevice(page)
    await openUnits(page, catalogue, { lang })
    await expectNoFaults(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.getByRole('button', { name: /190/ })).toBeVisible()
    await expectNoFaults(page)
  })
}
