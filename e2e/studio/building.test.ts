import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type APIRequestContext, expect, type Locator, type Page, test } from '../test.ts'
import { MOVING } from '../visitors.ts'
import { PHONE } from './hands.ts'
import { callWithKey } from './signed-in.ts'
import { makeEmptyProject } from './small-project.ts'
import { unitsScreen } from './units-screen.ts'

test.use(MOVING)

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

const STOREYS = 9
const MOST_ACTS = 40

/** The units of each storey: rooms and area. The first and the last have the same layout. */
const PLACES = [
  { rooms: '2', area: '58.4' },
  { rooms: '1', area: '41.5' },
  { rooms: '3', area: '79.2' },
  { rooms: '2', area: '58.4' },
] as const
const PER_AREA = 5000

/** Every unit that has to be made: the price is area × price per area, rounded to the nearest hundred in whole numbers. */
const EXPECTED = Array.from({ length: STOREYS }, (_, storey) =>
  PLACES.map(({ rooms, area }, place) => {
    const tenths = Math.round(Number(area) * 10)
    return {
      number: String(storey * PLACES.length + place + 1),
      storey: storey + 1,
      rooms,
      area: Number(area),
      price: Math.floor((tenths * PER_AREA + 500) / 1000) * 100,
    }
  }),
).flat()

/** The units of the draft with their storeys and layouts. */
async function readMade(request: APIRequestContext, project: number) {
  const entries: readonly ManagedDraftEntry[] = await callWithKey(
    request,
    'GET',
    `projects/${project}/draft?limit=1000`,
  )
  const fieldOf = (kind: string, id: unknown, field: string) =>
    entries.find((entry) => entry.kind === kind && entry.id === id && entry.field === field)?.value
  return entries
    .filter(({ kind, field }) => kind === 'instance' && field === 'exists')
    .map(({ id }) => {
      const layout = fieldOf('instance', id, 'layout')
      return {
        number: String(fieldOf('instance', id, 'number')),
        storey: fieldOf('storey', fieldOf('instance', id, 'parent'), 'number'),
        rooms: fieldOf('layout', layout, 'label'),
        area: fieldOf('layout', layout, 'area_total'),
        price: fieldOf('instance', id, 'price'),
      }
    })
    .toSorted((a, b) => Number(a.number) - Number(b.number))
}

/** Does things on a page and counts them: a click or tap, a key, or typing into one field is one act. */
function countActs(page: Page) {
  let count = 0
  const one = async (act: Promise<void>) => {
    count += 1
    await act
  }
  return {
    press: (key: string) => one(page.keyboard.press(key)),
    type: (text: string) => one(page.keyboard.type(text)),
    fill: (field: Locator, text: string) => one(field.fill(text)),
    click: (control: Locator) => one(control.click()),
    tap: (control: Locator) => one(control.tap()),
    count: () => count,
  }
}

test('by keys: a section of 9 storeys with prices takes fewer than 40 acts', async ({ page, request }) => {
  const { catalogue, project } = await makeEmptyProject(request)
  const screen = unitsScreen(page)
  const { t } = screen
  await screen.open(catalogue)
  const acts = countActs(page)
  /** Types over the text of a field that Tab reaches. */
  const tabInto = async (field: Locator, text: string) => {
    while (!(await field.evaluate((element) => element === document.activeElement))) await acts.press('Tab')
    await acts.type(text)
  }
  await screen.button('build.by_hand').focus()
  await acts.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('build.title.building') })
  await tabInto(dialog.getByLabel(t('build.per_storey')), String(PLACES.length))
  for (const [index, { rooms, area }] of PLACES.entries()) {
    await tabInto(dialog.getByLabel(t('units.column.rooms')).nth(index), rooms)
    await tabInto(dialog.getByLabel(t('field.area_total'), { exact: true }).nth(index), area)
  }
  await acts.press('Enter')
  await expect(dialog).toBeHidden()
  await test.step('all prices come from the area', async () => {
    await screen.field.focus()
    await acts.press('Control+A')
    await acts.press('Control+A')
    await screen.button('units.change_prices').focus()
    await acts.press('Enter')
    const bulk = page.getByRole('dialog', { name: t('units.bulk.title') })
    await bulk.getByRole('radio', { name: t('units.bulk.by.percent') }).focus()
    await acts.press('ArrowRight')
    await acts.press('ArrowRight')
    await tabInto(bulk.getByLabel(t('units.bulk.value.per_area', { unit: 'm²' })), String(PER_AREA))
    await acts.press('Enter')
    await expect(bulk).toBeHidden()
  })
  await expect.poll(() => readMade(request, project)).toEqual(EXPECTED)
  expect(acts.count()).toBeLessThan(MOST_ACTS)
})

test('by mouse, in Arabic: a section of 9 storeys with prices takes fewer than 40 acts, and is undone', async ({
  page,
  request,
}) => {
  const { catalogue, project } = await makeEmptyProject(request)
  const screen = unitsScreen(page, 'ar')
  const { t } = screen
  await screen.open(catalogue)
  const acts = countActs(page)
  await acts.click(screen.button('build.by_hand'))
  await fillBuilding(acts, page.getByRole('dialog', { name: t('build.title.building') }), screen)
  await acts.click(page.getByRole('button', { name: t('build.make', { count: EXPECTED.length }) }))
  await test.step('all prices come from the area', async () => {
    await acts.click(page.getByRole('checkbox', { name: t('grid.check_all') }))
    await acts.click(screen.button('units.change_prices'))
    const bulk = page.getByRole('dialog', { name: t('units.bulk.title') })
    const unit = t('area_unit.m')
    await acts.click(bulk.getByText(t('units.bulk.by.per_area', { unit }), { exact: true }))
    await acts.fill(bulk.getByLabel(t('units.bulk.value.per_area', { unit })), String(PER_AREA))
    await acts.click(bulk.getByRole('button', { name: t('units.bulk.change', { count: EXPECTED.length }) }))
  })
  await expect.poll(() => readMade(request, project)).toEqual(EXPECTED)
  expect(acts.count()).toBeLessThan(MOST_ACTS)
  await screen.button('control.undo').first().click()
  await screen.button('control.undo').first().click()
  await expect.poll(() => readMade(request, project)).toEqual([])
  await expect(screen.button('build.by_hand')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a section of 9 storeys takes fewer than 40 taps and fields', async ({ page, request }) => {
    const { catalogue, project } = await makeEmptyProject(request)
    const screen = unitsScreen(page)
    const { t } = screen
    await screen.open(catalogue)
    const acts = countActs(page)
    await acts.tap(screen.button('build.by_hand'))
    await fillBuilding(acts, page.getByRole('dialog', { name: t('build.title.building') }), screen)
    await acts.tap(page.getByRole('button', { name: t('build.make', { count: EXPECTED.length }) }))
    const made = EXPECTED.map((unit) => ({ ...unit, price: undefined }))
    await expect.poll(() => readMade(request, project)).toEqual(made)
    expect(acts.count()).toBeLessThan(MOST_ACTS)
  })

  test('a dialog closed by mistake keeps what was typed, and a double click presses nothing below it', async ({
    page,
    request,
  }) => {
    const { catalogue } = await makeEmptyProject(request)
    const screen = unitsScreen(page)
    const { t } = screen
    await screen.open(catalogue)
    await screen.button('build.by_hand').tap()
    const dialog = page.getByRole('dialog', { name: t('build.title.building') })
    await fillBuilding(countActs(page), dialog, screen)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await screen.button('build.by_hand').tap()
    await expect(dialog.getByLabel(t('field.area_total'), { exact: true }).first()).toHaveValue(PLACES[0]?.area ?? '')
    // The tab of another screen is below the button.
    await dialog.getByRole('button', { name: t('build.make', { count: EXPECTED.length }) }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(screen.button('build.by_hand')).toBeHidden()
    expect(page.url()).toContain('/units')
  })
})

/** The dialog proposes the building, one section and 9 storeys; the units of a storey are written. */
async function fillBuilding(
  acts: ReturnType<typeof countActs>,
  dialog: Locator,
  { t }: Pick<ReturnType<typeof unitsScreen>, 't'>,
): Promise<void> {
  await acts.fill(dialog.getByLabel(t('build.per_storey')), String(PLACES.length))
  for (const [index, { rooms, area }] of PLACES.entries()) {
    await acts.fill(dialog.getByLabel(t('units.column.rooms')).nth(index), rooms)
    await acts.fill(dialog.getByLabel(t('field.area_total'), { exact: true }).nth(index), area)
  }
}
