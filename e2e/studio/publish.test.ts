import type { APIRequestContext } from '@playwright/test'
import type { ManagedInstance } from '#contract/instances.ts'
import { BLOCKED, OFFLINE } from '../errors.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeProject } from './small-project.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })
// Two units of the project, with their prices.
const FIRST = { id: 'A-1-1', number: 'A11', price: 101_000 }
const SECOND = { id: 'B-2-2', number: 'B22', price: 202_000 }
type Unit = typeof FIRST

async function priceOf(request: APIRequestContext, project: number, { id }: Unit): Promise<number | null> {
  const query = `instances?project_id=${project}&external_id=${id}`
  const [unit]: readonly ManagedInstance[] = await callWithKey(request, 'GET', query)
  return unit?.price ?? null
}

/** Changes the draft as an integration does. */
function changeDraft(request: APIRequestContext, project: number, changes: readonly object[]): Promise<void> {
  return callWithKey(request, 'PATCH', `projects/${project}/draft`, changes as object[])
}

const priceChange = ({ id, price }: Unit, value: number) => ({
  kind: 'instance',
  id,
  field: 'price',
  value,
  base: price,
})

/** Changes a price live, as a feed does. */
function changeLive(request: APIRequestContext, project: number, { id }: Unit, price: number): Promise<void> {
  return callWithKey(request, 'PATCH', 'instances', [{ external_id: id, project, price }])
}

const money = (amount: number) => `€${amount.toLocaleString('en-GB')}`
const tickOf = (page: Page, { number }: Unit) => page.getByRole('checkbox', { name: `Publish: No. ${number}, Price` })

async function openPublish(page: Page, catalogue: number): Promise<void> {
  await signIn(page)
  await page.goto(`/studio/c/${catalogue}/publish`)
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()
}

test('publishes what is ticked, leaves the rest in the draft, and puts an older version back', async ({
  page,
  request,
}) => {
  const { catalogue, project } = await makeProject(request, { published: true })
  await openPublish(page, catalogue)
  await expect(page.getByText('Nothing to publish')).toBeVisible()
  const [dearer, cheaper] = [FIRST.price + 5000, SECOND.price - 1000]
  // The page is open: the changes of somebody else arrive.
  await changeDraft(request, project, [priceChange(FIRST, dearer), priceChange(SECOND, cheaper)])
  await expect(page.getByText('2 units, +€4,000 in total')).toBeVisible()
  // Nobody has looked at them yet.
  await expect(page.getByText('New since you opened this, by')).toHaveCount(2)
  await expect(tickOf(page, FIRST)).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Publish: Prices', exact: true }).check()
  const row = page.getByRole('listitem').filter({ has: tickOf(page, FIRST) })
  await expect(row.locator('del')).toHaveText(money(FIRST.price))
  await expect(row.locator('ins')).toHaveText(money(dearer))
  await tickOf(page, SECOND).uncheck()
  await expect(page.getByRole('checkbox', { name: 'Publish: Prices', exact: true })).toBeChecked({
    indeterminate: true,
  })
  const news = page.getByRole('textbox', { name: 'What’s new' })
  await news.fill('Prices of May')
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByText('1 change published')).toBeVisible()
  await expect(news).toHaveValue('')
  await expect(page.getByText('1 change stays in the draft.')).toBeVisible()
  await expect(tickOf(page, FIRST)).toBeHidden()
  await expect(tickOf(page, SECOND)).not.toBeChecked()
  expect(await priceOf(request, project, FIRST)).toBe(dearer)
  expect(await priceOf(request, project, SECOND)).toBe(SECOND.price)

  await page.getByRole('button', { name: `Revert: No. ${SECOND.number}, Price` }).click()
  await expect(tickOf(page, SECOND)).toBeHidden()
  await expect(page.locator('main :focus')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(tickOf(page, SECOND)).toBeVisible()

  // The newest version is live; the one before it is the import of the demo.
  await expect(page.getByRole('listitem').filter({ hasText: 'Published by Helen Marsh' })).toContainText(
    'Prices of May',
  )
  await page
    .getByRole('button', { name: /^Restore the version of/ })
    .first()
    .click()
  const asked = page.getByRole('dialog', { name: 'Restore this version?' })
  await expect(asked).toContainText('Changes made in the draft: 2')
  await expect(asked).toContainText('Unpublished changes that will be replaced: 1')
  await asked.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('2 changes are in the draft')).toBeVisible()
  await expect(tickOf(page, FIRST)).toBeChecked()
  await expect(tickOf(page, SECOND)).toBeHidden()
  expect(await priceOf(request, project, FIRST)).toBe(dearer)
  // One toast takes the whole restore back.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(tickOf(page, SECOND)).not.toBeChecked()
  await expect(tickOf(page, FIRST)).toBeHidden()
  await page
    .getByRole('button', { name: /^Restore the version of/ })
    .first()
    .click()
  await asked.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(tickOf(page, FIRST)).toBeChecked()
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  await expect(page.getByText(/published$/).first()).toBeVisible()
  await expect.poll(() => priceOf(request, project, FIRST)).toBe(FIRST.price)
})

test('a live value that changed meanwhile is settled by a person, and published once the network is back', async ({
  page,
  context,
  request,
  expectErrors,
}) => {
  expectErrors(OFFLINE, BLOCKED)
  const { catalogue, project } = await makeProject(request, { published: true })
  await changeDraft(request, project, [priceChange(FIRST, FIRST.price + 7000)])
  await changeLive(request, project, FIRST, FIRST.price + 100)
  await openPublish(page, catalogue)
  await expect(page.getByRole('heading', { name: '1 issue blocks publication' })).toBeVisible()
  await expect(page.getByText(`Live now: ${money(FIRST.price + 100)}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeDisabled()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  const publish = page.getByRole('button', { name: 'Publish 1 change' })
  await expect(publish).toBeEnabled()
  await context.setOffline(true)
  // The reason is there for pointers and for keys.
  await expect(publish).toHaveAttribute('title', /is not responding/)
  await publish.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This needs the server, which is not responding.')).toBeVisible()
  await context.setOffline(false)
  await expect(publish).toBeEnabled()
  await expect(tickOf(page, FIRST)).toBeChecked()
  // An answer may be lost all the same.
  const calls = '**/publications'
  await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await publish.click()
  await expect(page.getByText('No response from the server.')).toBeVisible()
  await page.unroute(calls)
  await expect(tickOf(page, FIRST)).toBeChecked()
  await publish.click()
  await expect(page.getByText('1 change published')).toBeVisible()
  expect(await priceOf(request, project, FIRST)).toBe(FIRST.price + 7000)
})

test('a plan is in the time of the project, withdrawn or stopped by a conflict; a preview link works until it is switched off', async ({
  page,
  request,
}) => {
  const { catalogue, project } = await makeProject(request, { published: true })
  await changeDraft(request, project, [priceChange(FIRST, FIRST.price + 3000)])
  await openPublish(page, catalogue)
  await page.getByText('At a set time').click()
  await page.getByLabel('Date and time').fill('2020-01-01T10:00')
  await page.getByRole('button', { name: 'Schedule 1 change' }).click()
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Date and time').fill(`${day}T10:30`)
  await page.getByRole('button', { name: 'Schedule 1 change' }).click()
  await expect(page.getByRole('heading', { name: 'Scheduled' })).toBeVisible()
  const [planned] = await callWithKey(request, 'GET', `projects/${project}/publications?state=planned`)
  // In Podgorica, which is one or two hours ahead.
  expect([`${day}T09:30:00.000Z`, `${day}T08:30:00.000Z`]).toContain(planned.at)
  await expect(page.getByText('Europe/Podgorica')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel schedule' }).click()
  await expect(page.getByRole('heading', { name: 'Scheduled' })).toBeHidden()
  await expect(page.locator('main :focus')).toBeVisible()
  expect(await priceOf(request, project, FIRST)).toBe(FIRST.price)

  // Another plan, made elsewhere. Before its time comes, a feed changes the live price.
  const at = new Date(Date.now() + 8000).toISOString()
  await callWithKey(request, 'POST', `projects/${project}/publications`, { at })
  await changeLive(request, project, FIRST, FIRST.price + 100)
  await expect(page.getByRole('button', { name: 'Cancel schedule' })).toBeVisible()

  await page.getByLabel('Valid for').selectOption('30 days')
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = page.getByRole('textbox', { name: 'Preview link' })
  await expect(link).toHaveValue(/preview=/)
  const url = await link.inputValue()
  expect((await request.get(url, { maxRedirects: 0 })).headers().location).toMatch(/^\/small-\w+~/)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(link).toBeHidden()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeHidden()
  await expect(page.getByLabel('Valid for')).toBeFocused()

  await test.step('the plan is stopped at its time, and its change is settled and published', async () => {
    const plan = page.getByRole('listitem').filter({ hasText: 'Stopped' })
    await expect(plan).toContainText('Nothing was published.')
    await expect(plan).toContainText(`No. ${FIRST.number}: The live value has changed since this was edited.`)
    await expect(page.getByRole('button', { name: 'Cancel schedule' })).toBeHidden()
    expect(await priceOf(request, project, FIRST)).toBe(FIRST.price + 100)
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByText('Now', { exact: true }).click()
    await page.getByRole('button', { name: 'Publish 1 change' }).click()
    await expect(page.getByText('1 change published')).toBeVisible()
    await expect(plan).toBeHidden()
    expect(await priceOf(request, project, FIRST)).toBe(FIRST.price + 3000)
  })
})

test('a change that needs another one offers to tick it too, and a catalogue opens with a publication', async ({
  page,
  context,
  request,
}) => {
  const { id, catalogue, project } = await makeProject(request)
  await changeDraft(request, project, [
    {
      kind: 'storey',
      id: 'new-storey',
      field: 'exists',
      value: true,
      base: false,
      fields: { parent: 'A-s', number: 3 },
    },
    {
      kind: 'instance',
      id: 'new-unit',
      field: 'exists',
      value: true,
      base: false,
      fields: { parent: 'new-storey', number: 'A31', layout: 'one', status: 'free', tags: ['sea'] },
    },
  ])
  await openPublish(page, catalogue)
  // A catalogue that was never open is opened with the first publication.
  const opening = page.getByRole('checkbox', { name: 'Open the catalogue to visitors' })
  await expect(opening).toBeChecked()
  await expect(page.getByText('Visitors can open this catalogue after the next publication.')).toBeVisible()
  await expect(page.getByText('Live version:')).toBeHidden()
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeHidden()
  // A new storey and a new unit: all their fields together are two changes.
  const isCounted = (count: number) =>
    expect(page.getByRole('heading', { name: `Unpublished changes: ${count}` })).toBeVisible()
  await isCounted(2)
  await expect(page.getByRole('link', { name: '2 unpublished changes' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish and open (2)' })).toBeVisible()
  const storey = page.getByRole('checkbox', { name: 'Publish: Floor 3' })
  await storey.uncheck()
  await expect(page.getByRole('button', { name: 'Publish and open (1)' })).toBeVisible()
  await expect(page.getByText('Other selected changes depend on this one.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Select that too' }).first().click()
  await expect(storey).toBeChecked()
  await page.getByRole('button', { name: 'Revert: No. A31' }).click()
  await expect(page.getByText('1 change was removed from the draft.')).toBeVisible()
  await isCounted(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await isCounted(2)
  await page.getByRole('button', { name: 'Publish and open (2)' }).click()
  await expect(page.getByText('2 changes published')).toBeVisible()
  await expect(page.getByText('Nothing is left in the draft.')).toBeVisible()
  await expect(page.getByText('Visitors can open the catalogue now.')).toBeVisible()
  await expect(opening).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Published by Helen Marsh' })).toContainText('3 changes')
  const query = `instances?project_id=${project}&external_id=new-unit`
  expect(await callWithKey(request, 'GET', query)).toMatchObject([{ number: 'A31', storey: 3 }])
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open the catalogue' }).first().click()
  const visitor = await opened
  await expect(visitor).toHaveURL(new RegExp(`/en/${id}`))
  await expect(visitor.getByRole('main')).toBeVisible()
})
