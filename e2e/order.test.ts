import { OFFLINE } from './errors.ts'
import { collectPosts, openForm, readFreeUnit } from './requests.ts'
import { expect, test } from './test.ts'
import { MOVING } from './visitors.ts'

test.use(MOVING)

let unit: number
test.beforeAll(async ({ request }) => {
  unit = await readFreeUnit(request)
})

test('a visitor requests a unit and reads that sales will call', async ({ page, request }) => {
  const posts = collectPosts(page)
  await page.goto(`/en/harbour/chess/details/instance/${unit}?rooms=2`)
  await page.getByRole('button', { name: 'Enquire now' }).click()
  const { field, send, dialog } = await openForm(page)
  await field('name').fill('Maria Keller')
  await field('phone').pressSequentially('+4915123456789')
  await field('email').fill('maria@example.com')
  await expect(field('phone')).toHaveValue('1512 3456789')
  await expect(dialog.getByText('+49', { exact: true })).toBeVisible()
  await dialog.getByText('Mortgage', { exact: true }).click()
  await field('comment').fill('On Saturday?')
  await field('consent').check()
  await send()
  await expect(page.getByRole('heading', { name: 'Sent successfully' })).toBeVisible()
  await expect(page.getByText('We will call +49 1512 3456789')).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(posts[0]?.body).toMatchObject({
    kind: 'order',
    instance_id: unit,
    name: 'Maria Keller',
    phone: '+49 1512 3456789',
    email: 'maria@example.com',
    payment: 'credit',
    comment: 'On Saturday?',
    consent: true,
    page: `/en/harbour/chess/details/instance/${unit}?rooms=2`,
    lang: 'en',
    website: '',
  })
  expect(posts[0]?.body.seen_price).toBeGreaterThan(0)
  // The consent text is the one of the form without scripts, which the server rendered.
  const rendered = await (await request.get('/en/harbour/chess')).text()
  const version = /name="consent_version" value="(\w+)"/.exec(rendered)?.[1]
  expect(posts[0]?.body.consent_text).toEqual({ id: 'order.en', version })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('each faulty field has its message, which disappears when it is corrected', async ({ page }) => {
  const posts = collectPosts(page)
  await page.goto(`/en/harbour/premises/details/instance/${unit}`)
  await page.getByRole('button', { name: 'Enquire now' }).click()
  const { field, send, dialog } = await openForm(page)
  await field('email').fill('maria@')
  await send()
  await expect(dialog.getByRole('alert')).toHaveText('Please correct 4 fields')
  await expect(field('name')).toBeFocused()
  await expect(field('name')).toHaveAccessibleDescription('The field is required')
  await expect(field('email')).toHaveAccessibleDescription('Invalid email address')
  await expect(field('consent')).toHaveAccessibleDescription('Your consent is needed to send the enquiry')
  await field('name').fill('M')
  await expect(field('name')).toHaveAccessibleDescription('Minimum characters: 2')
  await field('name').fill('Maria')
  await field('phone').fill('12')
  await expect(field('phone')).toHaveAccessibleDescription('Invalid phone number')
  await expect(dialog.getByRole('alert')).toHaveText('Please correct 3 fields')
  expect(posts).toHaveLength(0)
})

test('a lost connection loses nothing: the same request is sent when it is back', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(OFFLINE)
  const posts = collectPosts(page)
  await page.goto(`/en/harbour/chess/details/instance/${unit}`)
  await page.getByRole('button', { name: 'Enquire now' }).click()
  const { field, send, dialog } = await openForm(page)
  await field('name').fill('Maria Keller')
  await field('phone').fill('+44 20 7946 0112')
  await field('consent').check()
  await context.setOffline(true)
  await send()
  await expect(dialog.getByRole('alert')).toHaveText('Not sent: no connection. What you typed is kept.')
  await expect(field('name')).toHaveValue('Maria Keller')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Sent successfully' })).toBeVisible()
  expect(posts).toHaveLength(2)
  expect(posts[1]).toEqual(posts[0])
})

test('a form that is opened again keeps what was typed', async ({ page }) => {
  await page.goto(`/en/harbour/chess/details/instance/${unit}`)
  const open = page.getByRole('button', { name: 'Enquire now' })
  await open.click()
  await (await openForm(page)).field('comment').fill('A long thought')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await expect((await openForm(page)).field('comment')).toHaveValue('A long thought')
})

test('a callback needs only name and phone, and under a partner link goes to sales in the partner’s name', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await page.goto('/en/harbour/anna/chess')
  await page.getByRole('banner').getByRole('button', { name: 'Anna Lindqvist' }).click()
  await page.getByRole('button', { name: 'Request a callback' }).click()
  const { field, send, dialog } = await openForm(page)
  await expect(dialog.getByText('goes to the developer’s sales office, marked as from this partner')).toBeVisible()
  await expect(dialog.getByText('Anna Lindqvist')).toBeVisible()
  await expect(field('email')).toHaveCount(0)
  await field('name').fill('Maria')
  await field('phone').fill('+44 20 7946 0112')
  await field('consent').check()
  await send()
  await expect(page.getByRole('heading', { name: 'Sent successfully' })).toBeVisible()
  await expect(page.getByText('A sales consultant will contact you shortly')).toBeVisible()
  await expect(page.getByText('Anna Lindqvist has been told of your enquiry by email.')).toBeVisible()
  expect(posts[0]?.body).toMatchObject({ kind: 'callback', page: '/en/harbour/anna/chess' })
})

test('on a phone and in Arabic the number stays left to right and the unit stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/ar/harbour/premises/details/instance/${unit}`)
  await page.getByRole('button', { name: 'سجّل اهتمامك' }).last().click()
  const { field, dialog } = await openForm(page)
  await expect(dialog.getByRole('region', { name: 'استفسارك بخصوص' })).toBeVisible()
  await expect(field('phone')).toHaveCSS('direction', 'ltr')
  await expect(field('name')).toHaveCSS('direction', 'rtl')
  for (const name of ['name', 'phone', 'email']) {
    await expect(field(name)).toHaveCSS('font-size', '16px')
    const box = await field(name).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(42)
  }
})

test('in Turkish both checkboxes are required', async ({ page }) => {
  await page.goto(`/tr/harbour/chess/details/instance/${unit}`)
  await page.getByRole('button', { name: 'Bilgi al' }).click()
  const { field, send, dialog } = await openForm(page)
  await field('name').fill('Deniz')
  await field('phone').fill('+90 532 123 45 67')
  await field('consent').check()
  await send()
  await expect(dialog.getByRole('alert')).toHaveText('Lütfen 1 alanı düzeltin')
  await field('consent_second').check()
  await send()
  await expect(page.getByRole('heading', { name: 'Talebiniz alındı' })).toBeVisible()
})

test('in Georgian countries have Georgian names, which browsers lack', async ({ page }) => {
  await page.goto(`/ka/harbour/chess/details/instance/${unit}`)
  await page.getByRole('button', { name: 'მოთხოვნის გაგზავნა' }).click()
  const { dialog } = await openForm(page)
  await expect(dialog.getByRole('combobox').getByRole('option', { name: 'საქართველო \u2066+995\u2069' })).toHaveCount(1)
})
