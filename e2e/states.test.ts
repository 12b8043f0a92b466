import type { ChessAnswer } from '#contract/chess.ts'
import type { ProjectAnswer } from '#contract/projects.ts'
import { readDemoIds } from './catalogue.ts'
import { BLOCKED, NOT_FOUND, OFFLINE } from './errors.ts'
import { readEstates } from './pictures.ts'
import { stripRenderedPage } from './strip-rendered-page.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test.use({ viewport: DESKTOP })

/** The script that loads after the first view. */
const LATER = /\/assets\/next-[\w-]{7}\.js/

/** Blocks all picture files; pictures inside the pages stay. */
async function losePictures(page: Page): Promise<void> {
  await page.route('**/media/**', (route) => route.abort())
}

type Unit = ChessAnswer['data'][number]['sections'][number]['storeys'][number]['instances'][number]

function unitsOf(estates: ChessAnswer['data']): readonly Unit[] {
  return estates.flatMap(({ sections }) =>
    sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances)),
  )
}

async function readProject(request: APIRequestContext): Promise<ProjectAnswer['data']> {
  const { project } = await readDemoIds(request)
  return (await (await request.get(`/api/v1/public/projects/${project}?first_token=harbour`)).json()).data
}

/** The id of a free unit that meets a condition. */
async function findUnit(request: APIRequestContext, isMeant: (unit: Unit) => boolean): Promise<number> {
  const { project } = await readDemoIds(request)
  const { statuses } = await readProject(request)
  const free = statuses.find(({ type }) => type === 1)?.id
  const path = `/api/v1/public/projects/${project}/chess?first_token=harbour`
  const answer: ChessAnswer = await (await request.get(path)).json()
  const unit = unitsOf(answer.data).find((each) => each.status_id === free && isMeant(each))
  if (!unit) throw new Error('the demo has no such unit')
  return unit.id
}

test('unknown things get 404 and the error page inside the catalogue', async ({ page, expectErrors }) => {
  expectErrors(NOT_FOUND)
  for (const path of [
    'panorama/999',
    'pdf/999',
    'chess/details/instance/999999',
    'anna/favorites/group/storey/999999',
  ]) {
    const response = await page.goto(`/en/harbour/${path}`)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page).toHaveTitle('Page not found — Harbour Quarter')
    await expect(page.getByText('No panoramas yet')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/harbour\/anna$/)
})

test('a building whose photo does not load is drawn from its units', async ({ page, request, expectErrors }) => {
  expectErrors(BLOCKED, /EncodingError/)
  const { facade } = await readDemoIds(request)
  await losePictures(page)
  await page.goto(`/en/harbour/interactive/${facade}/frame/0`)
  await expect(page.getByRole('main').locator('svg pattern').first()).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a plan whose file does not load says so, and loads it again', async ({ page, request, expectErrors }) => {
  expectErrors(BLOCKED)
  const [estate] = await readEstates(request, 'harbour')
  const storey = [...(estate?.storeys.values() ?? [])].find(({ plan }) => plan)
  await losePictures(page)
  await page.goto(`/en/harbour/interactive/${storey?.plan?.interactive}/frame/${storey?.plan?.frame}/${storey?.id}`)
  const note = page.getByRole('alert').filter({ hasText: 'The picture did not load' })
  await expect(note).toBeVisible()
  await page.unroute('**/media/**')
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(note).toHaveCount(0)
})

test('no page shows the browser’s broken-image icon', async ({ page, request, expectErrors }) => {
  expectErrors(BLOCKED)
  const { instance } = await readDemoIds(request)
  await losePictures(page)
  for (const path of ['/en/harbour/anna/info', `/en/harbour/anna/pdf/${instance}`, '/en/harbour/anna/instructions']) {
    await page.goto(path)
    await expect(page.locator('img').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    const broken = () =>
      page.evaluate(
        () =>
          [...document.images].filter(
            ({ complete, src, naturalWidth }) => complete && !src.startsWith('data:') && naturalWidth === 0,
          ).length,
      )
    await expect.poll(broken).toBe(0)
  }
})

test('without data no panel loads for ever, and it appears when the network is back', async ({
  page,
  context,
  request,
  expectErrors,
}) => {
  expectErrors(BLOCKED)
  const { instance } = await readDemoIds(request)
  let isBroken = true
  await stripRenderedPage(page)
  await page.route('**/chess?first_token=*', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto(`/en/harbour/premises/details/instance/${instance}`)
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  await expect(page.getByText('Loading')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  isBroken = false
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Share link' }).first()).toBeVisible()
})

test('a storey that failed to load is requested again on retry and when the network is back', async ({
  page,
  context,
  request,
  expectErrors,
}) => {
  expectErrors(BLOCKED, OFFLINE)
  const { facade } = await readDemoIds(request)
  await page.goto(`/en/harbour/interactive/${facade}/frame/0`)
  const storeys = page.getByRole('complementary').getByRole('link')
  await storeys.first().waitFor()
  await page.waitForLoadState('networkidle')
  let isBroken = true
  let asked = 0
  await page.route('**/interactive/show?*storey=*', (route) => {
    asked += 1
    return isBroken ? route.abort() : route.continue()
  })
  await storeys.first().click()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const before = asked
  await storeys.first().click()
  await expect.poll(() => asked).toBeGreaterThan(before)
  await context.setOffline(true)
  isBroken = false
  await context.setOffline(false)
  await expect(page.getByRole('group', { name: /^Floor plate/ })).toBeVisible()
})

test('shows no counts before the units have loaded', async ({ page }) => {
  let send = () => {}
  const isHeld = new Promise<void>((resolve) => {
    send = resolve
  })
  await stripRenderedPage(page)
  await page.route('**/chess?first_token=*', async (route) => {
    await isHeld
    await route.continue()
  })
  await page.goto('/en/harbour/premises', { waitUntil: 'domcontentloaded' })
  const main = page.getByRole('main')
  await expect(main.getByText('Units').last()).toBeVisible()
  await expect(page.getByText(/\d+ .*(available|homes)/)).toHaveCount(0)
  expect(await page.locator('body').innerText()).not.toMatch(/(^|\s)0(\s|$)/)
  send()
  await expect(page.getByText(/\d+ .*available|\d+ homes/).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a picture that does not load gets a message, a link to the list and a retry', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(BLOCKED)
    await losePictures(page)
    await page.goto('/en/harbour')
    const card = page.getByRole('alert').filter({ hasText: 'The picture did not load' })
    await expect(card).toBeVisible()
    const again = card.getByRole('button', { name: 'Try again' })
    const width = (await again.boundingBox())?.width
    await again.click()
    expect((await again.boundingBox())?.width).toBe(width)
    await expect(again).not.toHaveAttribute('aria-busy')
    await expect(card.getByRole('link', { name: 'Show the units' })).toHaveAttribute('href', '/en/harbour/premises')
    await page.unroute('**/media/**')
    await again.click()
    await expect(page.getByRole('group', { name: 'Choose from the picture' })).toBeVisible()
    await expect(card).toHaveCount(0)
  })

  test('later parts that failed to load without a network load when it is back', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(BLOCKED)
    await page.route(LATER, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => LATER.test(request.url()))
    await page.goto('/en/harbour')
    await lost
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.unroute(LATER)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Share link' }).click()
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  })

  test('a site plan without free units says so and links to all units', async ({ page, request }) => {
    await stripRenderedPage(page)
    await page.route('**/chess?first_token=*', async (route) => {
      const response = await route.fetch()
      const answer: ChessAnswer = await response.json()
      const sold = (await readProject(request)).statuses.find(({ type }) => type === 3)?.id ?? 0
      for (const unit of unitsOf(answer.data)) unit.status_id = sold
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/en/harbour')
    const card = page.getByRole('region', { name: 'Harbour Quarter', exact: true }).filter({ hasText: 'are taken' })
    await expect(card).toContainText('No available premises')
    await card.getByRole('button', { name: 'Show all units' }).click()
    await expect(page).toHaveURL(/\/en\/harbour\/premises\?/)
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'No available premises' })).toBeVisible()
  })

  test('a grid without matches names the strictest limit and how many units it hides', async ({ page }) => {
    await page.goto('/en/harbour/chess?price=1-2&rooms=2')
    const notice = page.getByRole('status').filter({ hasText: 'No items found' })
    // The cells stay in place under the notice.
    await expect(page.getByRole('gridcell').first()).toBeInViewport()
    await notice.getByRole('button', { name: /^Price.*Without this limit: \d+ units/ }).click()
    await expect(notice).toHaveCount(0)
    await expect(page).not.toHaveURL(/price=/)
  })
})

test('a picture, a list and a grid without matches say the same and offer what to drop', async ({ page, request }) => {
  const { facade } = await readDemoIds(request)
  for (const path of [
    'harbour',
    `harbour/interactive/${facade}/frame/0`,
    `harbour/interactive/${facade}/frame/0/14`,
    'harbour/chess-plus',
    'harbour/premises',
  ]) {
    await test.step(path, async () => {
      await page.goto(`/en/${path}?price=1-2&rooms=2`)
      const main = page.getByRole('main')
      await expect(main.getByText('No items found', { exact: true })).toBeVisible()
      await main.getByRole('button', { name: /^Price.*Without this limit: \d+ units/ }).click()
      await expect(main.getByText('No items found', { exact: true })).toHaveCount(0)
    })
  }
})

// What a small screen shows in another place is tried on both.
for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })

    test('the texts of the developer open in panels, on a phone in a sheet', async ({ page, request }) => {
      await page.goto('/en/harbour/info')
      await page.getByRole('main').getByRole('button', { name: 'How buying works' }).click()
      const heading = page.getByRole('heading', { name: 'How buying works', level: 2 })
      await expect(heading).toBeVisible()
      await expect(page.getByText('We hold it for you for 7 days')).toBeVisible()
      await expect(page).toHaveURL(/\/en\/harbour\/info$/)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(heading).toHaveCount(0)
      const unit = await findUnit(request, ({ promoactions, tags }) => promoactions.length > 0 && tags.length > 0)
      await page.goto(`/en/harbour/premises/details/instance/${unit}`)
      await page
        .getByRole('button', { name: /· until|until / })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/details/instance/${unit}$`))
      await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(viewport.width > 1000 ? 2 : 1)
    })

    test('a building without free homes says so, and shows what is left and the nearest building', async ({
      page,
      request,
    }) => {
      const { facade } = await readDemoIds(request)
      await stripRenderedPage(page)
      await page.route('**/chess?first_token=*', async (route) => {
        const response = await route.fetch()
        const answer: ChessAnswer = await response.json()
        const project = await readProject(request)
        const sold = project.statuses.find(({ type }) => type === 3)?.id ?? 0
        const homes = new Set(project.layouts.filter(({ type }) => type === 'living').map(({ id }) => id))
        for (const unit of unitsOf(answer.data.slice(0, 1))) if (homes.has(unit.layout_id)) unit.status_id = sold
        await route.fulfill({ response, json: answer })
      })
      await page.goto(`/en/harbour/interactive/${facade}/frame/0`)
      const card = page.getByRole('region', { name: 'Building A', exact: true }).filter({ hasText: 'are taken' })
      await expect(card.getByRole('heading')).toHaveText('All homes in Building A are taken')
      await expect(card).toContainText('Still available here:')
      await expect(card.getByRole('button', { name: 'Show all units' })).toBeInViewport({ ratio: 1 })
      await expect(card.getByRole('link', { name: 'Building B' })).toContainText(/\d+ homes from €/)
      await card.getByRole('button', { name: 'Show all units' }).click()
      await expect(page).toHaveURL(/\/en\/harbour\/premises\?/)
      await expect(page.getByText('No available premises')).toHaveCount(0)
    })
  })
}
