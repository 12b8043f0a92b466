import type { TokenAnswer } from '#contract/token.ts'
import { expectNoFaults, followDevice } from './axe.ts'
import { type ExpectedCatalogue, euros, freeOf, leadingOf, readCatalogue, sayFree } from './expected.ts'
import { stripRenderedPage, withoutRenderedPage } from './strip-rendered-page.ts'
import { expect, test } from './test.ts'
import { MOVING } from './visitors.ts'

test.use(MOVING)

/*
 * Projects, Info, About and the info panel: compares their content with the API's answers and follows every link.
 */

let harbour: ExpectedCatalogue
test.beforeAll(async ({ request }) => {
  harbour = await readCatalogue(request, 'harbour')
})

const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBR: '£' }
const STAGES = { start: 'Planned', process: 'Under construction', end: 'Completed' }

test('the cards of a group show the free units and lowest price of each project, in its own currency', async ({
  page,
  request,
}) => {
  const { data }: TokenAnswer = await (await request.get('/api/v1/public/token?first_token=meridian&lang=en')).json()
  await page.goto('/en/meridian/projects')
  for (const entry of data.catalogs) {
    const card = page.getByRole('main').getByRole('link', { name: entry.name })
    await expect(card).toHaveAttribute('href', `/en/${entry.token}`)
    const text = await card.innerText()
    const [leading] = entry.free_by_kind
    expect(text).toContain(`${leading?.count} of ${leading?.all} homes available`)
    expect(text).toContain(entry.address)
    expect(text).toContain(STAGES[entry.stage ?? 'start'])
    expect(text).toContain(`Q${entry.construction_end?.quarter} ${entry.construction_end?.year}`)
    expect(text).toContain(`from ${SIGNS[entry.currency]}${grouped(leading?.min_price ?? 0)}`)
    const labels = await card.locator('dl > div').allInnerTexts()
    expect(labels.map((label) => label.split(/\s+/).slice(0, 2))).toEqual(
      entry.free_by_label.map(({ label, count }) => [label === 'studio' ? 'Studio' : label, String(count)]),
    )
  }
  const homes = data.catalogs.flatMap(({ free_by_kind }) => free_by_kind.filter(({ kind }) => kind === 'home'))
  const sumOf = (part: 'count' | 'all') => homes.reduce((sum, total) => sum + total[part], 0)
  const sum = `${sumOf('count')} of ${sumOf('all')} homes available`
  await expect(page.getByText(`${data.settings.name} · ${sum}`)).toBeVisible()
})

test('a card keeps the partner and the language, and opens even if nothing is free', async ({ page }) => {
  await page.route('**/projects', async (route) => {
    // The page contains the token answer, so the test changes it there.
    const answer = await route.fetch()
    const body = withoutRenderedPage(await answer.text())
      .replaceAll(/"free_count":\d+/g, '"free_count":0')
      .replaceAll(/"free_by_kind":\[[^\]]*\]/g, '"free_by_kind":[]')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/ru/meridian/anna/projects')
  const card = page.getByRole('main').getByRole('link', { name: 'Портовый квартал' })
  await expect(card).toContainText('Недоступно')
  await expect(card).toHaveAttribute('href', '/ru/harbour/anna')
})

test('the tabs of Info scroll to their sections and follow the scrolling', async ({ page }) => {
  await page.goto('/en/harbour/info')
  const tabs = page.getByRole('navigation', { name: 'About the development' })
  await expect(tabs.getByRole('link')).toHaveText([
    'The development',
    'Gallery',
    'Features',
    `Construction updates${harbour.project.project.reports.length}`,
    'Good to know',
    'Documents',
    'Location',
    'Contact',
  ])
  const scrolled = tabs.evaluate(scrollEndAround)
  await tabs.getByRole('link', { name: 'Documents' }).press('Enter')
  await scrolled
  const edges = page.getByRole('region', { name: 'Documents' }).evaluate((part) => part.getBoundingClientRect().top)
  expect(await edges).toBeCloseTo(await tabs.evaluate((bar) => bar.getBoundingClientRect().bottom), -1)
  await expect(tabs.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL('/en/harbour/info')
  await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Features' }).evaluate((part) => part.scrollIntoView())
  await expect(tabs.getByRole('link', { name: 'Features' })).toHaveAttribute('aria-current', 'true')
})

/** Resolves when a container of the element has stopped scrolling. */
function scrollEndAround(element: Element): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('scrollend', ({ target }) => (target as Node).contains(element) && resolve(), true)
  })
}

test('Info shows the free units, their lowest price and their areas', async ({ page }) => {
  await page.goto('/en/harbour/info')
  const homes = harbour.units.filter(({ layout }) => layout.type === 'living')
  const { count, from } = freeOf(homes)
  const areas = homes.map(({ layout }) => layout.area_total)
  const facts = page.locator('dl').first()
  await expect(facts).toContainText(`Homes${count} available`)
  await expect(facts).toContainText(`from ${euros(from ?? 0n)}`)
  await expect(facts).toContainText(`${Math.min(...areas)}–${Math.max(...areas)} m²`)
})

test('shows the beginning of a long description, and the rest on request', async ({ page }) => {
  await stripRenderedPage(page)
  await page.route(/\/projects\/\d+\?/, async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    json.data.project.description = `<p>${'Long. '.repeat(400)}</p><p>The last line.</p>`
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/en/harbour/info')
  const show = page.getByRole('button', { name: 'Show description' })
  await expect(show).toHaveAttribute('aria-expanded', 'false')
  const text = page.getByRole('region', { name: 'The development', exact: true })
  const before = (await text.boundingBox())?.height ?? 0
  await show.press('Enter')
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(before + 100)
  await page.getByRole('button', { name: 'Hide' }).press('Enter')
  await expect.poll(async () => (await text.boundingBox())?.height).toBe(before)
})

test('reports go back month by month and stop at the first and the last', async ({ page }) => {
  await page.goto('/en/harbour/info')
  const part = page.getByRole('region', { name: 'Construction updates' })
  const months = harbour.project.project.reports.toSorted((a, b) => (a.month < b.month ? 1 : -1))
  const previous = part.getByRole('button', { name: 'Previous update' })
  const next = part.getByRole('button', { name: 'Next update' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  for (const [index, { month, progress }] of months.entries()) {
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(monthName(month))
    await expect(part).toContainText(`${progress}% complete`)
    if (index < months.length - 1) await previous.press('Enter')
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect(previous).toBeFocused()
  await part.getByRole('combobox').selectOption({ index: 0 })
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(monthName(months[0]?.month ?? ''))
})

test('the gallery opens and closes by keyboard and returns the focus', async ({ page }) => {
  await page.goto('/en/harbour/info')
  const picture = page.getByRole('region', { name: 'Gallery' }).getByRole('button').first()
  await picture.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(picture).toBeFocused()
})

test('under a partner link only the partner’s contacts are shown', async ({ page }) => {
  await page.goto('/en/harbour/anna/info')
  const contacts = page.getByRole('region', { name: 'Contact' })
  await expect(contacts).toContainText('Anna Lindqvist')
  await expect(page.getByText('meridian-thorne')).toHaveCount(0)
})

test('the info panel of an estate shows its numbers and links to its picture, chess and units', async ({ page }) => {
  const estate = harbour.estates[0]
  if (!estate) throw new Error('harbour has no estates')
  await page.goto(`/en/harbour/chess/info/estate/${estate.id}`)
  const panel = page.getByRole('region', { name: estate.name })
  const units = harbour.units.filter((unit) => unit.estate === estate)
  await expect(panel).toContainText(`from ${euros(freeOf(leadingOf(units)).from ?? 0n)}`)
  const homes = leadingOf(units)
  const rest = freeOf(units).count - freeOf(homes).count
  await expect(panel).toContainText(`${sayFree(homes, 'alone')} · ${rest} parking, storage, shops`)
  for (const rooms of ['2', '3']) {
    const { count, from } = freeOf(
      harbour.units.filter((unit) => unit.estate === estate && unit.layout.label === rooms),
    )
    await expect(panel).toContainText(`${rooms} rooms${count} availablefrom ${euros(from ?? 0n)}`)
  }
  await expect(panel.getByRole('link', { name: 'Grid' })).toHaveAttribute(
    'href',
    `/en/harbour/chess/estate/${estate.id}`,
  )
  await expect(panel.getByRole('link', { name: 'Picture' })).toHaveAttribute('href', /\/interactive\/\d+\/frame\/0$/)
  await panel.getByRole('link', { name: 'Units' }).click()
  await expect(page).toHaveURL(`/en/harbour/premises?estate=${estate.id}`)
})

test('project pages have no accessibility violations or console errors in either theme', async ({ page }) => {
  test.slow()
  const complaints: string[] = []
  page.on('console', (message) => /error|warning/.test(message.type()) && complaints.push(message.text()))
  await followDevice(page)
  const id = harbour.estates[0]?.id
  for (const path of [
    '/en/meridian/projects',
    '/ar/harbour/info',
    '/de/meridian/info',
    '/ru/mill/about',
    `/en/harbour/premises/info/estate/${id}`,
    '/en/harbour/premises/info',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectNoFaults(page)
    })
  }
  expect(complaints).toEqual([])
})

function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
}

function monthName(month: string): string {
  return new Date(`${month}-01`).toLocaleString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
