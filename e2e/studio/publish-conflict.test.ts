import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type APIRequestContext, expect, type Locator, type Page, test } from '../test.ts'
import { priceChange } from './colleague.ts'
import { PHONE, pressOn } from './hands.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeProject } from './small-project.ts'
import { unitOf } from './units-screen.ts'
import { wordsIn } from './words.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

// A unit of the project with its price, the price in the draft, and the one that a feed writes meanwhile.
const UNIT = { id: 'A-1-1', price: 101_000 }
const [DRAFTED, FED] = [108_000, 101_100]

/** Makes a project whose draft has a price that a feed has changed live since. */
async function makeConflict(request: APIRequestContext) {
  const made = await makeProject(request, { published: true })
  await callWithKey(request, 'PATCH', `projects/${made.project}/draft`, [priceChange(UNIT.id, DRAFTED, UNIT.price)])
  await callWithKey(request, 'PATCH', 'instances', [{ external_id: UNIT.id, project: made.project, price: FED }])
  return made
}

/** From the conflict to the publication, and from there back to what was imported. */
async function publishAndRestore(
  page: Page,
  { request, lang, act }: { request: APIRequestContext; lang: 'en' | 'ar'; act: (control: Locator) => Promise<void> },
): Promise<void> {
  const { t } = wordsIn(lang)
  const { catalogue, project } = await makeConflict(request)
  const priceIs = (price: number) =>
    expect.poll(async () => (await unitOf(request, project, UNIT.id)).price).toBe(price)
  await signIn(page, { lang })
  await page.goto(`/studio/c/${catalogue}/publish`)
  const publish = page.getByRole('button', { name: t('publish.publish', { count: 1 }) })
  await expect(publish).toBeDisabled()
  await act(page.getByRole('button', { name: t('common.keep_mine'), exact: true }))
  await expect(publish).toBeEnabled()
  await act(publish)
  await expect(page.getByText(t('publish.done', { count: 1 }))).toBeVisible()
  await priceIs(DRAFTED)
  // The newest version is live; the one before it is the import.
  await act(page.getByRole('button', { name: t('publish.restore_named', { when: '' }).trim() }).first())
  const asked = page.getByRole('dialog', { name: t('publish.restore_title') })
  const confirm = asked.getByRole('button', { name: t('publish.restore'), exact: true })
  await expect(confirm).toBeEnabled()
  await act(confirm)
  await expect(asked).toBeHidden()
  await expect(page.getByText(t('publish.restored', { count: 1 }))).toBeVisible()
  // A restored version is a draft until somebody publishes it.
  await priceIs(DRAFTED)
  await expect(publish).toBeEnabled()
  await act(publish)
  await priceIs(UNIT.price)
}

test('by keys: a conflict is settled, the price published, and the version before restored', async ({
  page,
  request,
}) => {
  await publishAndRestore(page, { request, lang: 'en', act: (control) => pressOn(page, control) })
})

test.describe('on a phone, in Arabic', () => {
  test.use(PHONE)

  test('a conflict is settled, the price published, and the version before restored', async ({ page, request }) => {
    await publishAndRestore(page, { request, lang: 'ar', act: (control) => control.tap() })
  })
})
