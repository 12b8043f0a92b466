import type { APIRequestContext } from '@playwright/test'
import type { Catalogue } from '#contract/catalogues.ts'
import type { ManagedInstance } from '#contract/instances.ts'
import { expectNoFaults, followDevice } from '../axe.ts'
import { BLOCKED } from '../errors.ts'
import { EMPTY_ORIGIN, LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, test } from '../test.ts'
import { callByKey, openSession } from './own-session.ts'

// The server without a catalogue.
const QUIET_ORIGIN = EMPTY_ORIGIN.replace('127.0.0.1', 'localhost')

const manage = (
  request: APIRequestContext,
  ...call: [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: object]
) => callByKey(request, LOCALHOST_ORIGIN, ...call)

/** The units of all projects, page by page. */
async function readUnits(request: APIRequestContext): Promise<readonly ManagedInstance[]> {
  const catalogues: readonly Catalogue[] = await manage(request, 'GET', 'catalogues')
  const projects = new Set(catalogues.flatMap(({ project_id }) => project_id ?? []))
  const units = await Promise.all(
    [...projects].map((id) => manage(request, 'GET', `instances?project_id=${id}&limit=1000`)),
  )
  return units.flat()
}

test('the figures are those of the list of units, and each project opens', async ({ page, context, request }) => {
  await openSession(context, { origin: LOCALHOST_ORIGIN, name: 'Helen Marsh' })
  await page.goto(`${LOCALHOST_ORIGIN}/studio`)
  await expect(page.getByRole('heading', { name: /^(Hello|Good (morning|afternoon|evening)), Helen$/ })).toBeVisible()
  // Other tests change units meanwhile.
  await expect(async () => {
    await page.reload()
    const free = (await readUnits(request)).filter(({ effective_status }) => effective_status.type === 1)
    const euros = free.filter(({ currency }) => currency === 'EUR').reduce((sum, { price }) => sum + (price ?? 0), 0)
    const figure = (name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    await expect(figure('Available')).toContainText(free.length.toLocaleString('en-GB'), { timeout: 10_000 })
    await expect(figure('Stock value')).toContainText(`€${Math.round(euros).toLocaleString('en-GB')}`, {
      timeout: 10_000,
    })
  }).toPass()
  const card = page.getByRole('article', { name: 'Harbour Quarter' })
  await expect(card).toContainText('Live')
  await expect(card).toContainText('2 buildings')
  await card.getByRole('link', { name: 'Open: Harbour Quarter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeAttached()
})

test('a project is made from nothing, its checklist says what is missing, and its units screen opens', async ({
  page,
  context,
  request,
  expectErrors,
}) => {
  expectErrors(/status of 422/)
  await openSession(context, { origin: LOCALHOST_ORIGIN, name: 'Helen Marsh' })
  const word = `lake-${Date.now()}`
  await page.goto(`${LOCALHOST_ORIGIN}/studio`)
  await page.getByRole('main').getByRole('link', { name: 'New project' }).click()
  await page.getByRole('button', { name: 'Create the project' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByText('Fill this in.').first()).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(`Озеро ${word}`)
  await expect(page.getByLabel('Name in the link')).toHaveValue(`ozero-${word}`)
  // Another catalogue has this address.
  await page.getByLabel('Name in the link').fill('harbour')
  await page.getByLabel('Privacy policy').fill('lake')
  await page.getByRole('button', { name: 'Create the project' }).click()
  await expect(page.getByText('Enter an address that begins with https://.')).toBeVisible()
  await page.getByLabel('Privacy policy').fill('lake.example/privacy')
  await page.getByRole('button', { name: 'Create the project' }).click()
  await expect(page.getByText('This name is already used in the link of another catalogue.')).toBeVisible()
  await page.getByLabel('Name in the link').fill(word)
  await page.getByRole('button', { name: 'Create the project' }).click()
  await expect(page).toHaveURL(/\/studio\/c\/\d+\/units$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeAttached()

  const catalogues: readonly Catalogue[] = await manage(request, 'GET', 'catalogues')
  const made = catalogues.find(({ token }) => token === word)
  expect(made).toMatchObject({ published: false, default_lang: 'en', languages: ['en'], name: { en: `Озеро ${word}` } })
  expect((await request.get(`${LOCALHOST_ORIGIN}/en/${word}`)).status()).toBe(404)

  await page.goto(`${LOCALHOST_ORIGIN}/studio`)
  const card = page.getByRole('article', { name: word })
  await expect(card).toContainText('Not published')
  await expect(card).toContainText('4 of 5')
  await expect(card.getByRole('listitem').filter({ hasText: 'No unit with a floor and an area' })).toContainText('Add')

  // What the owner empties is asked for on the card.
  await manage(request, 'PATCH', `catalogues/${made?.id}`, { sales: { email: null, lang: 'en' } })
  await page.reload()
  await card.getByRole('listitem').filter({ hasText: 'No one receives enquiries' }).getByRole('button').click()
  await page.getByRole('dialog').getByLabel('Email').fill('nonsense')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toContainText('Enter an email address, such as')
  await page.getByRole('dialog').getByLabel('Email').fill('desk@lake.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('4 of 5')
  await manage(request, 'DELETE', `catalogues/${made?.id}`)
})

test('sales and readers see what their roles include', async ({ page, context, browser }) => {
  await openSession(context, { origin: LOCALHOST_ORIGIN, name: 'Sara Sales', role: 'sales' })
  await page.goto(`${LOCALHOST_ORIGIN}/studio`)
  await expect(page.getByRole('heading', { name: 'New enquiries' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent changes' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'New project' })).toHaveCount(0)
  const other = await browser.newContext({ baseURL: LOCALHOST_ORIGIN })
  await openSession(other, { origin: LOCALHOST_ORIGIN, name: 'Rita Reader', role: 'reader' })
  const theirs = await other.newPage()
  await theirs.goto('/studio')
  await expect(theirs.getByRole('article', { name: 'Harbour Quarter' })).toBeVisible()
  await expect(theirs.getByText('New enquiries')).toHaveCount(0)
  await theirs.goto('/studio/new')
  await expect(theirs.getByText('You do not have permission to do this.')).toBeVisible()
  await other.close()
})

test('without a project a person begins with a project file and its media, and its faults are named', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/status of 400/, BLOCKED)
  // Left over from a failed run.
  for (const { id } of await callByKey(context.request, QUIET_ORIGIN, 'GET', 'catalogues'))
    await callByKey(context.request, QUIET_ORIGIN, 'DELETE', `catalogues/${id}`)
  await followDevice(page)
  await openSession(context, { origin: QUIET_ORIGIN, name: 'Helen Marsh', role: 'editor' })
  await page.goto(`${QUIET_ORIGIN}/studio`)
  await expect(page.getByRole('heading', { name: 'Your first catalogue' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'New project' })).toBeVisible()
  const word = `lake-${Date.now()}`
  const file = {
    vitrine: 1,
    project: { id: word, name: 'Lake House', currency: 'EUR' },
    statuses: [{ id: 'free', type: 'free', name: 'Available', color: '#2f9e68' }],
    layouts: [{ id: 'two', type: 'living', label: '2', area_total: 58.4, plan: `plans/${word}.svg` }],
    estates: [
      {
        id: 'house',
        name: 'House',
        sections: [
          {
            id: 'a',
            number: 1,
            storeys: [
              {
                id: 'g',
                number: 1,
                instances: [{ id: '1', number: '1', layout: 'two', status: 'free', price: 412_000 }],
              },
            ],
          },
        ],
      },
    ],
  }
  const choose = (...files: readonly { readonly name: string; readonly mimeType: string; readonly text: string }[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles(files.map(({ name, mimeType, text }) => ({ name, mimeType, buffer: Buffer.from(text) })))
  const drop = (...files: readonly { readonly name: string; readonly mimeType: string; readonly text: string }[]) =>
    page.locator('h1').evaluate((target, given) => {
      const dataTransfer = new DataTransfer()
      for (const { name, mimeType, text } of given) dataTransfer.items.add(new File([text], name, { type: mimeType }))
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, files)
  const plan = {
    name: `${word}.svg`,
    mimeType: 'image/svg+xml',
    text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>',
  }
  const json = (text: string) => ({ name: 'project.json', mimeType: 'application/json', text })

  await choose(plan)
  await expect(page.getByRole('alert')).toContainText('There is no .json file among them, so nothing was sent.')
  await choose(json('{ "vitrine": 1,\n  "project": oops }'), plan)
  await expect(page.getByRole('alert')).toContainText('line 2')
  await choose(json(JSON.stringify({ ...file, statuses: [] }, null, 2)), plan)
  await expect(page.getByRole('alert')).toContainText('Nothing was imported')
  await expect(page.getByRole('alert')).toContainText('statuses')
  await expectNoFaults(page)
  // Anywhere in the window, and the connection breaks meanwhile.
  await page.route(/\/manage\/media/, (route) => route.abort(), { times: 1 })
  await drop(json(JSON.stringify(file)), plan)
  await expect(page.getByRole('alert')).toContainText('The connection was lost after 0 of 1 files.')
  await page.getByRole('button', { name: 'Try again' }).click()
  const card = page.getByRole('article', { name: 'Lake House' })
  await expect(card).toContainText('Not published')
  await expect(card).toContainText('1 building · 1 unit')

  // The next one by the button beside the form.
  await page.getByRole('main').getByRole('link', { name: 'New project' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'From a project file' }).click()
  const next = { ...file, project: { ...file.project, id: `${word}-2`, name: 'Hill House' } }
  const { name, mimeType, text } = json(JSON.stringify(next))
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(text) })
  await expect(page.getByRole('article', { name: 'Hill House' })).toContainText('1 building · 1 unit')
  await expect(card).toBeVisible()
  for (const { id } of await callByKey(context.request, QUIET_ORIGIN, 'GET', 'catalogues'))
    await callByKey(context.request, QUIET_ORIGIN, 'DELETE', `catalogues/${id}`)
})
