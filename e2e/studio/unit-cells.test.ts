import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type APIRequestContext, expect, type Page, test } from '../test.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeProject } from './small-project.ts'

// Sessions and the clipboard need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] })

/** The places of columns in a table that nobody has changed, as ARIA counts them. */
const COLUMN = { price: 7, per_area: 8, tags: 11 }

/** A cell by the number of its unit. */
const cellOf = (page: Page, number: string, column: keyof typeof COLUMN) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: number, exact: true }) })
    .locator(`[aria-colindex="${COLUMN[column]}"]`)

async function openCells(page: Page, request: APIRequestContext, lang: 'en' | 'ar') {
  const made = await makeProject(request)
  await signIn(page, { lang })
  await page.goto(`/studio/c/${made.catalogue}/units`)
  await expect(page.getByRole('grid')).toBeVisible()
  const entries = (): Promise<readonly ManagedDraftEntry[]> =>
    callWithKey(request, 'GET', `projects/${made.project}/draft`)
  /** The unpublished values by field and own id. */
  const draft = async () =>
    Object.fromEntries((await entries()).map(({ field, id, value }) => [`${field} ${id}`, value]))
  return { ...made, entries, draft, card: page.getByRole('alertdialog') }
}

test('by keys: odd prices are asked about once, a price by area and a tag are offered', async ({ page, request }) => {
  const { entries, draft, card } = await openCells(page, request, 'en')
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }

  // A pasted block is one question, and Escape takes nothing of it.
  await page.evaluate(() => navigator.clipboard.writeText('400000\r\n203000\r\n'))
  await cellOf(page, 'A21', 'price').click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+V')
  await expect(page.getByText('Paste 2 × 1')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Is 400,000 right for No. A21?')
  // The other price shows as it will be, too. The question is about one of both.
  await expect(cellOf(page, 'A21', 'price')).toHaveText('400,000')
  await expect(cellOf(page, 'A22', 'price')).toHaveText('203,000')
  await expect(card.getByRole('button', { name: 'Change all 2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(cellOf(page, 'A21', 'price')).toHaveText('201,000')
  expect(await draft()).toEqual({})
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+V')
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Only the other 1' }).click()
  await expect.poll(draft).toEqual({ 'price A-2-2': 203_000 })
  await page.keyboard.press('Control+Z')
  await expect.poll(draft).toEqual({})

  // Usual prices are taken at once; a message offers to undo them.
  await page.evaluate(() => navigator.clipboard.writeText('205000\r\n206000\r\n'))
  await cellOf(page, 'A21', 'price').click()
  await page.keyboard.press('Control+V')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('2 edits in the draft')).toBeVisible()
  await expect.poll(draft).toEqual({ 'price A-2-1': 205_000, 'price A-2-2': 206_000 })
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(draft).toEqual({})
  await cellOf(page, 'A21', 'price').click()

  // Escape went back to the cell. Once answered, the question does not come again.
  await type('400k')
  await expect(card).toContainText('The usual price of this unit is 201,000. The difference is +99.0%.')
  await page.keyboard.press('Enter')
  await expect.poll(draft).toEqual({ 'price A-2-1': 400_000 })
  await expect(card).toBeHidden()
  await type('300k')
  await expect.poll(draft).toEqual({ 'price A-2-1': 400_000, 'price A-2-2': 300_000 })
  await cellOf(page, 'A11', 'price').click()
  await page.keyboard.press('Delete')
  await expect(card).toContainText('Visitors will see “On request” instead of 101,000.')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 'A11', 'price')).toHaveText('On request')

  // 5,011 × 41.5 = 207,956.5
  await cellOf(page, 'B21', 'per_area').click()
  await type('5011')
  await expect(card).toContainText('Set the price to 208,000?')
  await expect(card).toContainText('5,011 × 41.5 m² = 207,956.50')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 'B21', 'price')).toHaveText('208,000')

  await cellOf(page, 'B21', 'tags').click()
  await page.keyboard.type('Quiet court')
  await expect(page.getByRole('option', { name: 'Create tag “Quiet court”' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 'B21', 'tags')).toHaveText('Quiet court')
  const made = async () => (await entries()).find(({ kind, field }) => kind === 'tag' && field === 'name')
  await expect.poll(made).toMatchObject({ value: { en: 'Quiet court' } })
  expect((await draft())['tags B-2-1']).toEqual([(await made())?.id])

  // The tag and its use are one step.
  await page.keyboard.press('Control+Z')
  await expect(cellOf(page, 'B21', 'tags')).toHaveText('')
  await expect
    .poll(async () => Object.keys(await draft()).toSorted())
    .toEqual(['price A-1-1', 'price A-2-1', 'price A-2-2', 'price B-2-1'])

  // An act that follows the last key at once is about all selected cells.
  await cellOf(page, 'A21', 'price').click()
  await page.keyboard.press('Shift+ArrowDown')
  const change = page.getByRole('button', { name: 'Change prices' })
  await expect(change).toBeVisible()
  await change.evaluate(async (button: HTMLElement) => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', shiftKey: true, bubbles: true, cancelable: true }),
    )
    // What the key does ends in microtasks. A slow browser begins no other task before the next press.
    for (let turn = 0; turn < 100; turn += 1) await null
    button.click()
  })
  await expect(page.getByRole('dialog', { name: 'Change prices' })).toContainText('3 units')
})

test('by mouse in Arabic: the same questions and offers', async ({ page, request }) => {
  const { draft, card } = await openCells(page, request, 'ar')
  const typeInto = async (number: string, column: keyof typeof COLUMN, text: string) => {
    await cellOf(page, number, column).dblclick()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  const leave = () => cellOf(page, 'A22', 'price').click()

  await typeInto('A21', 'price', '2010000')
  await leave()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: /إلغاء/ }).click()
  await expect(card).toBeHidden()
  expect(await draft()).toEqual({})
  await typeInto('A21', 'price', '0')
  await leave()
  await card.getByRole('button', { name: 'إظهار «عند الطلب»' }).click()
  await expect(cellOf(page, 'A21', 'price')).toHaveText('عند الطلب')

  await typeInto('A11', 'per_area', '2500')
  await leave()
  // 2,500 × 41.5 = 103,750
  await card.getByRole('button', { name: 'تعيين السعر' }).click()
  await expect.poll(draft).toEqual({ 'price A-2-1': null, 'price A-1-1': 103_800 })

  await cellOf(page, 'A11', 'tags').dblclick()
  await page.keyboard.type('هادئ')
  await page.getByRole('option', { name: 'إنشاء الوسم «هادئ»' }).click()
  await leave()
  await expect(cellOf(page, 'A11', 'tags')).toHaveText('هادئ')
})

test('a column of a feed is marked and locked, until somebody takes it over', async ({ page, request }) => {
  const { project, draft, card } = await openCells(page, request, 'en')
  const { key } = await callWithKey(request, 'POST', 'keys', { name: 'Price list', role: 'editor', source: 'feed' })
  const written = await request.patch('/api/v1/manage/instances', {
    headers: { authorization: `Bearer ${key}` },
    data: [{ external_id: 'A-1-1', project, price: 102_000 }],
  })
  expect(written.ok(), await written.text()).toBe(true)

  // The open page follows the feed.
  const mark = page.getByRole('button', { name: 'Filled by the feed “Price list”' })
  await expect(mark).toHaveText('Price list')
  await expect(cellOf(page, 'A11', 'price')).toHaveText('102,000')
  await expect(cellOf(page, 'A21', 'price')).toHaveAttribute('aria-readonly', 'true')
  await expect(cellOf(page, 'A21', 'per_area')).toHaveAttribute('aria-readonly', 'true')

  await cellOf(page, 'A21', 'price').click()
  await page.keyboard.type('2')
  await expect(card).toContainText('Price comes from the feed “Price list”')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await mark.click()
  await card.getByRole('button', { name: 'Take over' }).click()
  await expect(page.getByText('Price: changed here from now on.')).toBeVisible()
  await expect(mark).toBeHidden()
  await cellOf(page, 'A21', 'price').click()
  await page.keyboard.type('205k')
  await page.keyboard.press('Enter')
  await expect.poll(draft).toEqual({ 'price A-2-1': 205_000 })

  await page.getByRole('button', { name: /took it over from the feed “Price list”/ }).click()
  await card.getByRole('button', { name: 'Give back to the feed' }).click()
  await expect(page.getByRole('button', { name: /the feed “Price list”/ })).toBeHidden()
})
