import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { ManagedInstance } from '#contract/instances.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { type APIRequestContext, expect, type Page } from '../test.ts'
import { pressTimes, tabTo } from './hands.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { wordsIn } from './words.ts'

/** The units screen in a language: its parts, found by their words. */
export function unitsScreen(page: Page, lang: LanguageCode = 'en') {
  const { t } = wordsIn(lang)
  const grid = page.getByRole('grid', { name: t('view_menu.premises') })
  const rowOf = (number: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number, exact: true }) })
  const columnOf = async (title: string) => {
    const head = grid.getByRole('columnheader').filter({ hasText: title })
    return Number(await head.getAttribute('aria-colindex'))
  }
  const priceTitle = t('units.column.price', { currency: '€' })
  return {
    t,
    grid,
    rowOf,
    columnOf,
    /** Signs somebody in and opens the units of a catalogue. */
    open: async (catalogue: number, person: Parameters<typeof signIn>[1] = {}) => {
      await signIn(page, { ...person, lang })
      await page.goto(`/studio/c/${catalogue}/units`)
      await expect(page.getByRole('navigation', { name: t('units.views') })).toBeVisible()
    },
    view: (key: 'all' | 'available' | 'changed') =>
      page
        .getByRole('navigation', { name: t('units.views') })
        .getByRole('button', { name: new RegExp(`^${t(`units.view.${key}`)}`) }),
    field: page.getByRole('textbox', { name: t('grid.field') }),
    priceCell: async (number: string) => rowOf(number).locator(`[aria-colindex="${await columnOf(priceTitle)}"]`),
    /** Goes to the first price by keys only. */
    toFirstPrice: async () => {
      await tabTo(page, page.getByRole('textbox', { name: t('grid.field') }))
      await page.keyboard.press('Control+Home')
      // The titles count from the column of check boxes; the first cell is in the second.
      await pressTimes(page, lang === 'ar' ? 'ArrowLeft' : 'ArrowRight', (await columnOf(priceTitle)) - 2)
    },
    /** A unit in the list of a phone. */
    listed: (number: string) => page.getByRole('listitem').filter({ has: page.getByText(number, { exact: true }) }),
    saved: () => expect(page.getByText(t('units.bar.saved', { time: '' }).trim().replace(/[,،]$/, ''))).toBeVisible(),
    button: (key: Parameters<typeof t>[0], values = {}) =>
      page.getByRole('button', { name: t(key, values), exact: true }),
  }
}

/** The unpublished prices of a project by the own id of their unit. */
export async function draftPrices(request: APIRequestContext, project: number): Promise<Record<string, unknown>> {
  const entries: readonly ManagedDraftEntry[] = await callWithKey(
    request,
    'GET',
    `projects/${project}/draft?limit=1000`,
  )
  return Object.fromEntries(entries.filter(({ field }) => field === 'price').map(({ id, value }) => [id, value]))
}

/** A unit as the management API gives it. */
export async function unitOf(request: APIRequestContext, project: number, id: string): Promise<ManagedInstance> {
  const [unit] = await callWithKey(request, 'GET', `instances?project_id=${project}&external_id=${id}`)
  return unit
}
