import {
  type ExpectedCatalogue,
  type ExpectedUnit,
  freeOf,
  leadingOf,
  money,
  readCatalogue,
  sayFound,
  soughtAs,
} from './expected.ts'
import { navigateInPage } from './navigate-in-page.ts'
import { expect, type Page, test } from './test.ts'

/*
 * The numbers of a screen under random filters, compared with arithmetic written anew on the API's answers. Each view is
 * loaded once; the filter then changes in the address. FILTER_SEED repeats a run.
 */

const SEED = Number(process.env.FILTER_SEED ?? Date.now() % 1_000_000)
const TOKENS = ['harbour', 'pines', 'mill'] as const
const VIEWS = ['chess', 'chess-plus', 'premises', 'picture'] as const
const FILTERS = 200
const EACH = Math.ceil(FILTERS / (TOKENS.length * VIEWS.length))

interface Asked {
  readonly query: string
  readonly units: readonly ExpectedUnit[]
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A filter of a few random criteria, and the units that it leaves, one criterion after the other. */
function randomFilter({ project, units }: ExpectedCatalogue, random: () => number): Asked {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const types = [...new Set(units.map(({ layout }) => layout.type))]
  const asked: string[] = []
  let left = leadingOf(units)
  const limit = (part: string, keep: (unit: ExpectedUnit) => boolean) => {
    asked.push(part)
    left = left.filter(keep)
  }
  if (random() < 0.4) {
    const type = random() < 0.25 ? null : pick(types)
    left = units.filter(({ layout }) => type === null || layout.type === type)
    asked.push(`type=${type ?? 'all'}`)
  }
  const labels = [...new Set(left.map(({ layout }) => layout.label))].filter((label) => label !== '')
  if (labels.length > 0 && random() < 0.5) {
    const chosen = labels.filter(() => random() < 0.4)
    if (chosen.length > 0) limit(`rooms=${chosen.join()}`, ({ layout }) => chosen.includes(layout.label))
  }
  const prices = left.flatMap(({ isFree, cents }) => (isFree && cents !== null ? [Number(cents / 100n)] : []))
  if (prices.length > 0 && random() < 0.4) {
    const most = pick(prices)
    limit(`price=-${most}`, ({ isFree, cents }) => isFree && cents !== null && cents <= BigInt(most) * 100n)
  }
  if (left.length > 0 && random() < 0.3) {
    const least = Math.floor(pick(left).layout.area_total)
    limit(`area=${least}-`, ({ layout }) => layout.area_total >= least)
  }
  if (left.length > 0 && random() < 0.2) {
    const { number } = pick(left).storey
    limit(`storey=${number}-`, ({ storey }) => storey.number >= number)
  }
  const promotion = project.promoactions.length > 0 ? pick(project.promoactions) : null
  if (promotion && random() < 0.15) {
    limit(`promo=${promotion.id}`, ({ isFree, promoactions }) => isFree && promoactions.includes(promotion.id))
  }
  if (random() < 0.25) limit('free=1', ({ isFree }) => isFree)
  return { query: asked.join('&'), units: left }
}

for (const [at, token] of TOKENS.entries()) {
  for (const [nth, view] of VIEWS.entries()) {
    test(`random filters of ${token} in ${view}`, async ({ page, request }) => {
      console.log(`FILTER_SEED=${SEED}`)
      const catalogue = await readCatalogue(request, token)
      const random = randomFrom(SEED + at * VIEWS.length + nth)
      await page.setViewportSize({ width: 1600, height: 1000 })
      const [estate] = catalogue.estates
      const path = {
        chess: `chess/estate/${estate?.id}`,
        'chess-plus': 'chess-plus',
        premises: 'premises',
        picture: '',
      }[view]
      await page.goto(`/en/${token}/${path}`)
      for (let round = 0; round < EACH; round++) {
        const asked = randomFilter(catalogue, random)
        await test.step(asked.query || 'no filter', async () => {
          await navigateInPage(page, `/en/${token}/${path}${asked.query && `?${asked.query}`}`)
          const kinds = new Set(asked.units.map(soughtAs))
          const count = page.getByRole('search').getByRole('status')
          await expect(count).toHaveText(
            new RegExp(`^${freeOf(asked.units).count} of ${asked.units.length} .*available$`),
          )
          // Of all types, the units are named as such, whatever is found.
          if (kinds.size === 1 && !asked.query.includes('type=all'))
            await expect(count).toHaveText(sayFound(asked.units))
          if (view === 'chess' && estate) await expectGrid(page, catalogue, asked, estate.id)
          if (view === 'premises' && asked.units.length > 0) await expectHead(page, catalogue, asked)
          if (view === 'chess-plus') await expectLegend(page, asked.units)
        })
      }
    })
  }
}

async function expectGrid(page: Page, catalogue: ExpectedCatalogue, { units, query }: Asked, shown: number) {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const { count, from } = freeOf(units)
  await expect(heading).toContainText(units.length === 0 ? 'Nothing matches' : `${count} of ${units.length} `)
  const isOneKind = !query.includes('type=all')
  if (isOneKind && from !== null)
    await expect(heading).toContainText(`from ${money(from, catalogue.project.project.currency)}`)
  const there = units.filter(({ estate }) => estate.id === shown)
  if (there.length > 0) await expectLegend(page, there)
  if (!isOneKind) return
  for (const estate of catalogue.estates) {
    const own = freeOf(units.filter((unit) => unit.estate === estate))
    const tab = page.getByRole('navigation', { name: 'Building' }).getByRole('link', { name: estate.name })
    if (own.count > 0) await expect(tab).toContainText(`${own.count} available`)
  }
}

/** The available units of the legend; other classes may be several statuses. */
async function expectLegend(page: Page, units: readonly ExpectedUnit[]) {
  const legend = page.getByRole('list', { name: 'Legend' })
  const free = legend.locator('li', { has: page.locator('[data-availability="free"]') }).locator('b')
  if ((await free.count()) === 1) await expect(free).toHaveText(String(freeOf(units).count))
}

async function expectHead(page: Page, catalogue: ExpectedCatalogue, { units, query }: Asked) {
  const head = page.locator('main header').first()
  await expect(head).toContainText(`${freeOf(units).count} of ${units.length} `)
  const { from } = freeOf(units)
  if (from !== null && !query.includes('type=all')) {
    await expect(head).toContainText(`from ${money(from, catalogue.project.project.currency)}`)
  }
}
