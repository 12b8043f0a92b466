import type { APIRequestContext, FrameLocator } from '@playwright/test'
import { axeOf } from '../axe.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeProject } from './small-project.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

const UNIT = { id: 'A-1-1', number: 'A11', price: 101_000, drafted: 106_789 }
const amount = (value: number) => new RegExp(value.toLocaleString('en-GB').replaceAll(',', '[,\\s]'))

/** A published project with a changed price and a new unit in its draft. */
async function makeDraft(request: APIRequestContext, options = { published: true }) {
  const made = await makeProject(request, options)
  const price = { kind: 'instance', id: UNIT.id, field: 'price', value: UNIT.drafted, base: UNIT.price }
  const fresh = { kind: 'instance', id: 'new-unit', field: 'exists', value: true, base: false }
  const fields = { parent: 'B-2', number: 'B29', layout: 'one', status: 'free', price: 333_000 }
  await callWithKey(request, 'PATCH', `projects/${made.project}/draft`, [price, { ...fresh, fields }] as object[])
  return made
}

const previewsOf = (request: APIRequestContext, catalogue: number) =>
  callWithKey(request, 'GET', 'previews').then((all: readonly { readonly catalogue_id: number }[]) =>
    all.filter(({ catalogue_id }) => catalogue_id === catalogue),
  )

/** The frames of both sides, by their titles. */
const sides = (page: Page, live: string, draft: string) => ({
  live: page.frameLocator(`iframe[title="${live}"]`),
  draft: page.frameLocator(`iframe[title="${draft}"]`),
})

const pathIn = (frame: FrameLocator) => frame.locator('html').evaluate(() => location.pathname)

test('live and draft are next to each other, move together, and other tabs do not change', async ({
  page,
  request,
  context,
}) => {
  const { id: token, catalogue } = await makeDraft(request)
  await signIn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/studio/c/${catalogue}/publish`)
  // The number of a changed unit opens it on both sides.
  await page.getByRole('button', { name: `No. ${UNIT.number}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Live and draft' })
  const { live, draft } = sides(page, 'The live catalogue', 'The catalogue with the draft')
  await expect(live.getByText(amount(UNIT.price)).first()).toBeVisible()
  await expect(draft.getByText(amount(UNIT.drafted)).first()).toBeVisible()
  expect(await pathIn(live)).toContain(`/${token}~live/premises/details/instance/`)
  // The catalogues inside have tests of their own.
  const { violations } = await (await axeOf(page)).include('dialog').exclude('iframe').analyze()
  expect(violations).toEqual([])

  // Another tab of the same browser shows the live catalogue, as before.
  const tab = await context.newPage()
  await tab.goto(`/en/${token}/premises`)
  await expect(tab.getByText(amount(UNIT.price)).first()).toBeVisible()
  await expect(tab.getByText(amount(UNIT.drafted))).toBeHidden()
  await tab.close()

  // As wide as a phone, the frames are drawn in their own size, and the test can click into them.
  await dialog.getByText('Phone', { exact: true }).click()
  await expect.poll(() => live.locator('html').evaluate(() => innerWidth)).toBe(390)

  // The pages of the list, and a move inside one side.
  await dialog.getByLabel('Page to show').selectOption('Availability grid')
  await expect.poll(() => pathIn(live)).toContain('~live/chess')
  await expect.poll(() => pathIn(draft)).toContain('/chess')
  const link = draft.locator('a[href*="/premises"]:visible').first()
  await link.hover()
  await expect(page.locator('iframe[title="The live catalogue"] + span')).toBeVisible()
  await link.click()
  await expect.poll(() => pathIn(live)).toContain('~live/premises')
  await expect(dialog.getByLabel('Page to show')).toHaveValue('')

  // A unit that is new has a page only in the draft.
  await dialog.getByLabel('Page to show').selectOption({ label: 'No. B29 · Building B' })
  await expect(draft.getByText(amount(333_000)).first()).toBeVisible()
  await expect(live.getByText(amount(333_000))).toBeHidden()

  expect(await previewsOf(request, catalogue)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `No. ${UNIT.number}`, exact: true })).toBeFocused()
  await expect.poll(() => previewsOf(request, catalogue)).toEqual([])
})

test('in Arabic by keyboard, a catalogue that is not open yet has only a draft', async ({ page, request }) => {
  const { catalogue } = await makeDraft(request, { published: false })
  await signIn(page, { lang: 'ar' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/studio/c/${catalogue}/publish`)
  const open = page.getByRole('button', { name: 'مقارنة جنبًا إلى جنب' }).first()
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'المنشور والمسودة' })
  await expect(dialog.getByText('لا يستطيع الزوار فتح هذا الكتالوج بعد.')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'المنشور والمسودة' })).toBeFocused()
  const draft = page.frameLocator('iframe')
  await expect(draft.locator('html')).toHaveAttribute('dir', 'rtl')
  // To the list, then to the next changed unit.
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('ما يُعرض')).toBeFocused()
  const next = dialog.getByRole('button', { name: 'الوحدة المعدّلة التالية' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => pathIn(draft)).toContain('/details/instance/')
  // Inside a frame, Escape first closes the card of the unit, then the comparison. Nothing listens before hydration.
  await expect(draft.getByRole('button', { name: 'إغلاق' }).first()).toBeVisible()
  await expect(draft.locator('div[data-parts]:not([data-live])')).toHaveCount(0)
  await draft.locator('a, button').first().focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => pathIn(draft)).not.toContain('/details/')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect.poll(() => previewsOf(request, catalogue)).toEqual([])
})

test('a phone shows one side at a time', async ({ page, request }) => {
  const { catalogue } = await makeDraft(request)
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/studio/c/${catalogue}/publish`)
  await page.getByRole('button', { name: `No. ${UNIT.number}`, exact: true }).click()
  const { live, draft } = sides(page, 'The live catalogue', 'The catalogue with the draft')
  await expect(draft.getByText(amount(UNIT.drafted)).first()).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.locator('dialog label').filter({ hasText: 'Live' }).click()
  await expect(live.getByText(amount(UNIT.price)).first()).toBeVisible()
  await expect(page.locator('iframe[title="The catalogue with the draft"]')).toBeHidden()
})
