import type { TokenAnswer } from '#contract/token.ts'
import {
  cheapestFirst,
  type ExpectedCatalogue,
  type ExpectedUnit,
  euros,
  freeOf,
  inDefaultOrder,
  leadingOf,
  money,
  readCatalogue,
  shortEuros,
  soughtAs,
} from './expected.ts'
import { navigateInPage } from './navigate-in-page.ts'
import { expect, type Page, test } from './test.ts'

/*
 * Counts, "from" prices, areas, ranges and the order of lists, by kind: each is compared with a value computed from the
 * API's answers (expected.ts), in every project of the demo, without a filter, for each kind and with several criteria.
 */

const TOKENS = ['harbour', 'pines', 'mill'] as const
const catalogues = new Map<string, ExpectedCatalogue>()
test.beforeAll(async ({ request }) => {
  for (const token of TOKENS) catalogues.set(token, await readCatalogue(request, token))
})

function catalogue(token: string): ExpectedCatalogue {
  const found = catalogues.get(token)
  if (!found) throw new Error(`no catalogue ${token}`)
  return found
}

/** A filter: its query string and the units that it should find. */
interface Asked {
  readonly query: string
  readonly units: (all: readonly ExpectedUnit[]) => readonly ExpectedUnit[]
}

const ofType =
  (...types: readonly string[]) =>
  (all: readonly ExpectedUnit[]) =>
    all.filter(({ layout }) => types.includes(layout.type))

/** A label that no layout has does not filter. */
function hasLabel(all: readonly ExpectedUnit[], label: string): boolean {
  return all.some(({ layout }) => layout.label === label)
}

const ASKED: readonly Asked[] = [
  { query: '', units: leadingOf },
  { query: 'type=commerce', units: ofType('commerce') },
  { query: 'type=parking', units: ofType('parking') },
  { query: 'type=storage', units: ofType('storage') },
  { query: 'type=all', units: (all) => all },
  { query: 'free=1', units: (all) => leadingOf(all).filter(({ isFree }) => isFree) },
  {
    query: 'rooms=2&free=1',
    units: (all) => leadingOf(all).filter((unit) => unit.isFree && (unit.layout.label === '2' || !hasLabel(all, '2'))),
  },
  {
    query: 'type=living,commerce&area=50-',
    units: (all) => ofType('living', 'commerce')(all).filter(({ layout }) => layout.area_total >= 50),
  },
  { query: 'rooms=zzz', units: leadingOf },
]

for (const token of TOKENS) {
  test(`the list of ${token} shows the right counts, prices, areas and order`, async ({ page }) => {
    test.slow()
    // A tall screen renders many rows.
    await page.setViewportSize({ width: 1440, height: 2400 })
    const { project, units: all } = catalogue(token)
    for (const { query, units: asked } of ASKED) {
      const units = asked(all)
      await test.step(query || 'no filter', async () => {
        const address = `/en/${token}/premises?view=list&sort=default&${query}`
        if (query === '') await page.goto(address)
        else await navigateInPage(page, address)
        await expect(page.getByRole('search').getByRole('status')).toHaveText(new RegExp(` of ${units.length}\\b`))
        if (units.length === 0) return
        await expectOrder(page, inDefaultOrder(units))
        const kinds = new Set(units.map(soughtAs))
        const { count, from } = freeOf(units)
        const text = await page.locator('main header').first().innerText()
        if (kinds.size > 1) {
          expect(text).toContain(`${count} of ${units.length} units available`)
          expect(text).not.toContain('from ')
          return
        }
        if (from !== null) expect(text).toContain(`from ${money(from, project.project.currency)}`)
        const areas = units.map(({ layout }) => layout.area_total)
        const [least, most] = [Math.min(...areas), Math.max(...areas)]
        expect(text).toMatch(new RegExp(`${least === most ? '' : `${plain(least)}–`}${plain(most)}\\s`))
      })
    }
  })
}

test('cheapest first keeps homes, shops, parking and storage apart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2400 })
  const { units } = catalogue('mill')
  await page.goto('/en/mill/premises?view=list&sort=cheaper&type=all')
  await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible()
  await expectOrder(page, cheapestFirst(units))
})

test('ranges and room counts of the filter are those of the chosen kind', async ({ page }) => {
  // Wide enough for the bar to show the area.
  await page.setViewportSize({ width: 1600, height: 900 })
  const { units: all } = catalogue('harbour')
  for (const [query, types] of [
    ['', ['living', 'house']],
    ['?type=parking', ['parking']],
  ] as const) {
    const units = ofType(...types)(all)
    await page.goto(`/en/harbour/premises${query}`)
    const prices = units.flatMap(({ isFree, cents }) => (isFree && cents !== null ? [cents] : []))
    const [lowest, highest] = [prices.reduce((a, b) => (b < a ? b : a)), prices.reduce((a, b) => (b > a ? b : a))]
    await expectRange(page, 'Price', euros(lowest).slice(1), euros(highest).slice(1))
    if (types[0] !== 'living') continue
    const areas = units.filter(({ isFree }) => isFree).map(({ layout }) => layout.area_total)
    await expectRange(page, 'Area', plain(Math.min(...areas)), plain(Math.max(...areas)))
    const labels = new Set(units.map(({ layout }) => layout.label))
    for (const label of labels) {
      const { count } = freeOf(units.filter(({ layout }) => layout.label === label))
      const name = `${label === 'studio' ? 'Studio' : label} ${count}`
      await expect(page.getByRole('search').getByRole('checkbox', { name, exact: true })).toBeAttached()
    }
  }
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the site plan shows homes with their price and other kinds without one, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    const { estates, units: all } = catalogue('harbour')
    for (const [query, types] of [
      ['', null],
      ['?type=parking', ['parking']],
    ] as const) {
      await page.goto(`/en/harbour${query}`)
      for (const estate of estates) {
        const units = all.filter((unit) => unit.estate === estate)
        const own = types ? ofType(...types)(units) : leadingOf(units)
        const { count, from } = freeOf(own)
        const rest = freeOf(units.filter((unit) => soughtAs(unit) !== soughtAs(own[0] as ExpectedUnit))).count
        const labels = size.width > 768 ? '[data-tour="picture"]' : '[data-tour="picture"] li'
        const label = page.locator(labels, { hasText: estate.name }).last()
        const price = (size.width > 768 ? shortEuros : euros)(from ?? 0n)
        await expect(label).toContainText(new RegExp(`${count} .*available`))
        await expect(label).toContainText(`from ${price}`)
        await expect(label).toContainText(new RegExp(`${rest} [a-z]+, [a-z]+`))
        expect((await label.innerText()).match(/from/g)).toHaveLength(1)
      }
    }
  })
}

test('in Arabic the labels of the site plan are over their own buildings', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ar/harbour')
  for (const { id } of catalogue('harbour').estates) {
    const [label, building] = [
      page.locator(`a[data-target="estate:${id}"]`).last(),
      page.locator(`svg a[data-target="estate:${id}"]`),
    ]
    await expect(label).toBeVisible()
    await expect
      .poll(async () => {
        const [over, under] = [await label.boundingBox(), await building.boundingBox()]
        if (!over || !under) return false
        const middle = over.x + over.width / 2
        return middle > under.x && middle < under.x + under.width
      })
      .toBe(true)
  }
})

test('tabs, sections and storeys of the chess follow the chosen kind', async ({ page }) => {
  await page.setViewportSize({ width: 3200, height: 1700 })
  const { estates, units: all } = catalogue('harbour')
  const [estate] = estates
  await page.goto(`/en/harbour/chess/estate/${estate?.id}?type=parking`)
  await page.getByRole('gridcell').first().waitFor()
  const own = all.filter((unit) => unit.estate === estate && unit.layout.type === 'parking')
  const { count, from } = freeOf(own)
  const tab = page.getByRole('navigation', { name: 'Building' }).getByRole('link', { name: estate?.name ?? '' })
  await expect(tab).toContainText(`${count} available`)
  await expect(tab).toContainText(`from ${shortEuros(from ?? 0n)}`)
})

test('the group, its project list and its picture start with the homes of each project', async ({ page, request }) => {
  const { data }: TokenAnswer = await (await request.get('/api/v1/public/token?first_token=meridian&lang=en')).json()
  await page.goto('/en/meridian/projects')
  for (const entry of data.catalogs) {
    const { project, units } = catalogue(entry.token)
    const { from } = freeOf(leadingOf(units))
    const card = page.getByRole('main').getByRole('link', { name: entry.name })
    await expect(card).toContainText(`from ${money(from ?? 0n, project.project.currency)}`)
    const { count } = freeOf(leadingOf(units))
    await expect(card).toContainText(new RegExp(`${count} (home|available)`))
    // The API returns the lowest price of all kinds.
    const prices = units.flatMap(({ isFree, cents }) => (isFree && cents !== null ? [Number(cents) / 100] : []))
    expect(entry.min_price).toBe(Math.min(...prices))
    expect(entry.free_count).toBe(freeOf(units).count)
  }
})

test('a parking space without a plan is drawn in its row', async ({ page }) => {
  const { units } = catalogue('harbour')
  const space = inDefaultOrder(ofType('parking')(units))[0]
  if (!space) throw new Error('harbour has no parking')
  await page.goto('/en/harbour/premises?type=parking')
  const card = page.getByRole('list', { name: 'Units' }).getByRole('listitem').first()
  await expect(card.locator('svg text')).toHaveText(space.number)
  await page.goto(`/en/harbour/premises/details/instance/${space.id}`)
  await expect(
    page
      .getByRole('region', { name: `Parking space ${space.number}` })
      .locator('svg text')
      .first(),
  ).toHaveText(space.number)
})

/** Expects the rows of the list to be the first of these units, in this order. */
async function expectOrder(page: Page, units: readonly ExpectedUnit[]): Promise<void> {
  await expect(async () => {
    const ids = await shownIds(page)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual(units.slice(0, ids.length).map(({ id }) => id))
  }).toPass()
}

/** The units of the rendered rows, from the first. */
async function shownIds(page: Page): Promise<readonly number[]> {
  const rows = page.getByRole('table').getByRole('row')
  await rows.nth(1).waitFor()
  return rows.evaluateAll((all) =>
    all.slice(1).map((row) => Number(/instance\/(\d+)/.exec(row.querySelector('a')?.getAttribute('href') ?? '')?.[1])),
  )
}

/** A number in English format. */
function plain(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}

async function expectRange(page: Page, name: string, from: string, to: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('textbox', { name: `${name} from` })).toHaveAttribute('placeholder', from)
  await expect(dialog.getByRole('textbox', { name: `${name} to` })).toHaveAttribute('placeholder', to)
  await page.keyboard.press('Escape')
}
