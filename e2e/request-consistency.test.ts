import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { ManagedOrder } from '#contract/managed-orders.ts'
import { BLOCKED } from './errors.ts'
import { type ExpectedCatalogue, euros, readCatalogue } from './expected.ts'
import { MANAGE_KEY } from './origins.ts'
import { collectPosts, openForm } from './requests.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'

/*
 * What everybody reads about a requested unit: the visitor, sales and the partner see the same status and price, and whose
 * client it is.
 */

const headers = { authorization: `Bearer ${MANAGE_KEY}` }
const MAILS = path.resolve(import.meta.dirname, '../.cache/e2e/demo/mail')

let harbour: ExpectedCatalogue
test.beforeAll(async ({ request }) => {
  harbour = await readCatalogue(request, 'harbour')
})

/** Fills in the open form and sends it. */
async function ask(page: Page, name: string, email?: string) {
  const { field, send } = await openForm(page)
  await field('name').fill(name)
  await field('phone').fill('+44 20 7946 0199')
  if (email) await field('email').fill(email)
  await field('consent').check()
  await send()
  await expect(page.getByRole('heading', { name: 'Sent successfully' })).toBeVisible()
}

/** The mail about a visitor's request to an address. */
async function mailTo(address: string, name: string) {
  let found: { text: string; subject: string } | undefined
  await expect(async () => {
    const files = await readdir(MAILS)
    const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(MAILS, file)))))
    const mail = mails.find(({ to, text = '' }) => to?.[0]?.address === address && text.includes(name))
    expect(mail).toBeDefined()
    found = { text: mail?.text ?? '', subject: mail?.subject ?? '' }
  }).toPass()
  return found ?? { text: '', subject: '' }
}

async function orderOf(request: APIRequestContext, name: string): Promise<ManagedOrder | undefined> {
  const { data } = await (await request.get('/api/v1/manage/orders', { headers })).json()
  return data.find((order: ManagedOrder) => order.name === name)
}

test('a visitor with an old page learns that the unit was taken, and sales get its current status', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(BLOCKED)
  await page.setViewportSize({ width: 390, height: 844 })
  const unit = harbour.units.filter(({ isFree, layout }) => isFree && layout.type === 'storage').at(-1)
  const sold = harbour.project.statuses.find(({ type }) => type === 3)
  if (!unit || !sold) throw new Error('harbour has no free storage unit')
  const patch = (status_id: number) =>
    request.patch('/api/v1/manage/instances', { headers, data: [{ id: unit.id, status_id }] })
  const posts = collectPosts(page)
  // The page receives no events, as behind a proxy that buffers streams.
  await page.route('**/public/events*', (route) => route.abort())
  await page.goto(`/en/harbour/premises/details/instance/${unit.id}`)
  await page.getByRole('button', { name: 'Enquire now' }).last().click()
  await openForm(page)
  await patch(sold.id)
  const name = 'Ivan of the old page'
  await ask(page, name, 'ivan@пример.рф')
  await expect(page.getByText('This one has been taken in the meantime.')).toBeVisible()
  expect(posts[0]?.body).toMatchObject({ email: 'ivan@пример.рф', seen_status_id: unit.status_id })
  const price = Number(unit.cents) / 100
  expect(await orderOf(request, name)).toMatchObject({
    unit_status: { type: 3, name: sold.name },
    unit_price: price,
    seen_status: { type: 1 },
    seen_price: price,
  })
  const { text } = await mailTo('harbour@meridian-thorne.example.com', name)
  expect(text).toContain(`The status had changed. At the time of the enquiry: ${sold.name}. The visitor saw:`)
  expect(text).not.toContain('The price had changed')
  await patch(unit.status_id)
})

test('under a partner link the form, the success message and the mails name the same recipient', async ({
  page,
  request,
}) => {
  const unit = harbour.units.find(({ isFree, layout, cents }) => isFree && layout.type === 'living' && cents !== null)
  await page.goto(`/en/harbour/anna/premises/details/instance/${unit?.id}`)
  await page.getByRole('button', { name: 'Enquire now' }).last().click()
  const { dialog } = await openForm(page)
  await expect(dialog.getByText('goes to the developer’s sales office, marked as from this partner')).toBeVisible()
  await ask(page, 'Client of Anna')
  await expect(page.getByText('Anna Lindqvist has been told of your enquiry by email.')).toBeVisible()
  const order = await orderOf(request, 'Client of Anna')
  expect(order?.claimed_by?.name).toBe('Anna Lindqvist')
  const page59 = `/premises/details/instance/${unit?.id}`
  const sales = await mailTo('harbour@meridian-thorne.example.com', 'Client of Anna')
  expect(sales.subject).toContain('From partner Anna Lindqvist')
  expect(sales.text).toMatch(new RegExp(`Open the unit:\\n\\S+/harbour${page59}\\s`))
})

test('a discounted price is rounded, and the same in cell, card, document, request and mail', async ({
  page,
  request,
}) => {
  const unit = harbour.units.find((one) => {
    const isPromoted = one.isFree && one.promoactions.length > 0 && one.layout.type === 'commerce'
    return isPromoted && one.price !== null
  })
  if (!unit) throw new Error('harbour has nothing promoted')
  const price = euros(unit.cents ?? 0n)
  expect(price).not.toContain('.')
  await page.goto(`/en/harbour/chess/estate/${unit.estate.id}/instance/${unit.id}`)
  const card = page.locator('[data-tour=card]')
  await expect(card.getByText(price, { exact: true }).first()).toBeVisible()
  await expect(
    page
      .getByRole('gridcell')
      .getByRole('link', { name: new RegExp(`${escaped(price)}`) })
      .first(),
  ).toBeAttached()
  await card.getByRole('button', { name: 'Enquire now' }).last().click()
  await ask(page, 'Reader of prices')
  expect(await orderOf(request, 'Reader of prices')).toMatchObject({ unit_price: Number(unit.cents) / 100 })
  expect((await mailTo('harbour@meridian-thorne.example.com', 'Reader of prices')).text).toContain(
    `Price at the time of the enquiry: ${price}`,
  )
  await page.goto(`/en/harbour/pdf/${unit.id}`)
  await expect(page.getByRole('article').first().getByText(price, { exact: true }).first()).toBeVisible()
})

test('prices of reserved units appear in and disappear from an open page with the catalogue’s setting', async ({
  page,
  request,
}) => {
  const mill = await readCatalogue(request, 'mill')
  const reserved = mill.units.filter(({ isFree }) => !isFree)
  // No answer contains a price that pages do not show.
  expect(reserved.map(({ price, extra_price }) => price ?? extra_price)).toEqual(reserved.map(() => null))
  const { data: catalogues } = await (await request.get('/api/v1/manage/catalogues', { headers })).json()
  const own = catalogues.find(({ token }: { token: string }) => token === 'mill')
  const show = async (taken_prices: boolean) => {
    const data = { chess: { ...own.chess, taken_prices } }
    const answer = await request.patch(`/api/v1/manage/catalogues/${own.id}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.goto('/en/mill/chess')
  const cells = page.getByRole('gridcell').getByRole('link', { name: /Reserved, £/ })
  await expect(
    page
      .getByRole('gridcell')
      .getByRole('link', { name: /Reserved$/ })
      .first(),
  ).toBeAttached()
  await expect(cells).toHaveCount(0)
  await show(true)
  await expect(cells).toHaveCount(5)
  await show(false)
  await expect(cells).toHaveCount(0)
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
