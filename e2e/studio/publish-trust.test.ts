import type { APIRequestContext } from '@playwright/test'
import { BLOCKED, CONFLICT } from '../errors.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { priceChange } from './colleague.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeEmptyProject, makeProject } from './small-project.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

const PRICES = { 'A-1-1': 101_000, 'A-1-2': 102_000, 'A-2-1': 201_000, 'A-2-2': 202_000, 'B-1-1': 101_000 } as const
type Unit = keyof typeof PRICES
const numberOf = (unit: string) => unit.replaceAll('-', '')

const tickOf = (page: Page, unit: string) =>
  page.getByRole('checkbox', { name: `Publish: No. ${numberOf(unit)}, Price` })
const rowOf = (page: Page, unit: string) => page.getByRole('listitem').filter({ has: tickOf(page, unit) })
const pricesTick = (page: Page) => page.getByRole('checkbox', { name: 'Publish: Prices', exact: true })

function draft(request: APIRequestContext, project: number, changes: readonly object[]): Promise<void> {
  return callWithKey(request, 'PATCH', `projects/${project}/draft`, changes as object[])
}

/** Waiting prices, each a thousand more than the live one. */
const dearer = (units: readonly Unit[]) => units.map((unit) => priceChange(unit, PRICES[unit] + 1000, PRICES[unit]))

async function pricesIn(request: APIRequestContext, project: number): Promise<Readonly<Record<string, number>>> {
  const units: readonly { external_id: string; price: number }[] = await callWithKey(
    request,
    'GET',
    `instances?project_id=${project}`,
  )
  return Object.fromEntries(units.map(({ external_id, price }) => [external_id, price]))
}

async function openPublish(page: Page, catalogue: number): Promise<void> {
  await page.goto(`/studio/c/${catalogue}/publish`)
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()
}

test('what arrives while somebody looks is unticked, marked and visible, and a changed value is never published unseen', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(CONFLICT, BLOCKED)
  const { catalogue, project } = await makeProject(request, { published: true })
  await draft(request, project, dearer(['A-1-1', 'A-1-2', 'A-2-1', 'A-2-2']))
  await signIn(page)
  await openPublish(page, catalogue)
  await expect(page.getByRole('button', { name: 'Publish 4 changes' })).toBeEnabled()
  await pricesTick(page).uncheck()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()

  await test.step('of a group that was unticked', async () => {
    const others = ['B-1-2', 'B-2-1', 'B-2-2'].map((unit, index) =>
      priceChange(unit, 500_000, [102_000, 201_000, 202_000][index] ?? 0),
    )
    await draft(request, project, [...dearer(['B-1-1']), ...others])
    await expect(page.getByText('New since you opened this, by')).toHaveCount(4)
    for (const unit of ['B-1-1', 'B-1-2', 'B-2-1', 'B-2-2']) await expect(tickOf(page, unit)).not.toBeChecked()
    await expect(pricesTick(page)).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  })

  await test.step('another value of what was ticked', async () => {
    await tickOf(page, 'A-1-1').check()
    await tickOf(page, 'A-1-2').check()
    await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeEnabled()
    await draft(request, project, [priceChange('A-1-1', 999_000, PRICES['A-1-1'] + 1000)])
    await expect(rowOf(page, 'A-1-1')).toContainText('New since you opened this, by')
    await expect(tickOf(page, 'A-1-1')).not.toBeChecked()
    await expect(rowOf(page, 'A-1-1')).toContainText('+889%')
    await page.getByRole('button', { name: 'Publish 1 change' }).click()
    await expect(page.getByText('1 change published')).toBeVisible()
    expect(await pricesIn(request, project)).toMatchObject({
      'A-1-1': PRICES['A-1-1'],
      'A-1-2': PRICES['A-1-2'] + 1000,
    })
  })

  await test.step('even if it comes after the last look', async () => {
    await tickOf(page, 'B-1-1').check()
    await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeEnabled()
    // The page hears nothing of the last change.
    await page.route('**/draft?**', (route) => route.abort())
    await draft(request, project, [priceChange('B-1-1', 888_000, PRICES['B-1-1'] + 1000)])
    await page.getByRole('button', { name: 'Publish 1 change' }).click()
    await expect(page.getByText('Something is blocking publication').first()).toBeVisible()
    expect(await pricesIn(request, project)).toMatchObject({ 'B-1-1': PRICES['B-1-1'] })
  })
})

test('rows, groups and all changes are reverted, and each act is taken back by its toast or by Ctrl Z', async ({
  page,
  request,
}) => {
  const { catalogue, project } = await makeProject(request, { published: true })
  const units = ['A-1-1', 'A-1-2', 'A-2-1'] as const
  const number = { kind: 'instance', id: 'A-2-2', field: 'number', value: 'A22b', base: 'A22' }
  await draft(request, project, [...dearer(units), number])
  await signIn(page)
  await openPublish(page, catalogue)
  const isWaiting = (count: number) =>
    expect(page.getByRole('heading', { name: new RegExp(`^${count} changes? since`) })).toBeVisible()
  await isWaiting(4)
  await page.getByRole('button', { name: 'Revert: No. A11, Price' }).click()
  await isWaiting(3)
  await page.getByRole('button', { name: 'Revert all: Prices' }).click()
  await isWaiting(1)
  await page.keyboard.press('Control+z')
  await isWaiting(3)
  await page.keyboard.press('Control+z')
  await isWaiting(4)
  await expect(tickOf(page, 'A-1-1')).toBeChecked()
  await page.keyboard.press('Control+Shift+z')
  await isWaiting(3)
  await page.keyboard.press('Control+z')
  await isWaiting(4)
  await page.getByRole('button', { name: 'Revert all', exact: true }).click()
  await expect(page.getByText('Nothing to publish')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await isWaiting(4)

  await test.step('says what somebody has changed since', async () => {
    await page.getByRole('button', { name: 'Revert: No. A12, Price' }).click()
    await isWaiting(3)
    await draft(request, project, [priceChange('A-1-2', 150_000, PRICES['A-1-2'])])
    await isWaiting(4)
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Undone, except for 1 value that someone has changed since: No. A12.')).toBeVisible()
  })

  await test.step('one history for all screens', async () => {
    await page.getByRole('button', { name: 'Revert all: Prices' }).click()
    await isWaiting(1)
    await page.getByRole('link', { name: 'Units' }).first().click()
    await expect(page.getByRole('grid')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('link', { name: '4 unpublished changes' })).toBeVisible()
  })
})

test('planned changes are marked and not offered twice', async ({ page, request }) => {
  const { catalogue, project } = await makeProject(request, { published: true })
  await draft(request, project, dearer(['A-1-1', 'A-1-2']))
  await signIn(page)
  await openPublish(page, catalogue)
  await tickOf(page, 'A-1-2').uncheck()
  await page.getByText('At a set time').click()
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Date and time').fill(`${day}T10:30`)
  await page.getByRole('button', { name: 'Schedule 1 change' }).click()
  await expect(rowOf(page, 'A-1-1')).toContainText('Scheduled for')
  await expect(tickOf(page, 'A-1-1')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled()
  await pricesTick(page).check()
  await expect(page.getByRole('button', { name: 'Schedule 1 change' })).toBeEnabled()
  // A value that is changed later is no longer that of the plan.
  await draft(request, project, [priceChange('A-1-1', 109_000, PRICES['A-1-1'] + 1000)])
  await expect(rowOf(page, 'A-1-1')).not.toContainText('Scheduled for')
  await expect(tickOf(page, 'A-1-1')).toBeEnabled()
  await expect(tickOf(page, 'A-1-1')).not.toBeChecked()
})

test('a catalogue that was closed by hand stays closed, unless somebody opens it by keyboard', async ({
  page,
  request,
}) => {
  const { catalogue, project, id } = await makeProject(request, { published: true })
  await callWithKey(request, 'PATCH', `catalogues/${catalogue}`, { published: false })
  await draft(request, project, dearer(['A-1-1']))
  await signIn(page)
  await openPublish(page, catalogue)
  const opening = page.getByRole('checkbox', { name: 'Open the catalogue to visitors' })
  await expect(opening).not.toBeChecked()
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByText('1 change published')).toBeVisible()
  await expect(page.getByText('Visitors cannot open this catalogue yet.').first()).toBeVisible()
  await opening.focus()
  await page.keyboard.press('Space')
  const open = page.getByRole('button', { name: 'Open to visitors' })
  await expect(open).toBeEnabled()
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Visitors can open the catalogue now.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible()
  expect((await request.get(`/en/${id}`)).status()).toBe(200)
})

test('a restored version without units is taken back whole, and the version that the draft shows is nothing to restore', async ({
  page,
  request,
}) => {
  const { catalogue, project } = await makeEmptyProject(request)
  const made = (kind: string, id: string, fields: object) => ({
    kind,
    id,
    field: 'exists',
    value: true,
    base: false,
    fields,
  })
  await draft(request, project, [
    made('layout', 'one', { type: 'living', label: '1', area_total: 40 }),
    made('estate', 'A', { name: { en: 'Building A' }, type: 'building' }),
    made('section', 'A-s', { parent: 'A', number: 1 }),
    made('storey', 'A-1', { parent: 'A-s', number: 1 }),
    ...[1, 2, 3].map((unit) =>
      made('instance', `A-1-${unit}`, { parent: 'A-1', number: `${unit}`, layout: 'one', status: 'free' }),
    ),
  ])
  await callWithKey(request, 'POST', `projects/${project}/publications`, {})
  await signIn(page)
  await openPublish(page, catalogue)
  const restore = page.getByRole('button', { name: /^Restore the version of/ })
  const asked = page.getByRole('dialog')
  await restore.first().click()
  await expect(asked.getByRole('heading', { name: 'Nothing to restore' })).toBeVisible()
  await page.keyboard.press('Escape')
  await restore.last().click()
  await expect(asked).toContainText('Changes made in the draft: 7')
  await asked.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('7 changes are in the draft')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unpublished changes: 7' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Nothing to publish')).toBeVisible()
})
