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
          // All texts at once: one by one, hundreds of filters would take minutes.
          await expect(async () => {
            const screen = await readScreen(page)
            expectCount(screen, asked)
            if (view === 'chess' && estate) expectGrid(screen, catalogue, asked, estate.id)
            if (view === 'premises' && asked.units.length > 0) expectHead(screen, catalogue, asked)
            if (view === 'chess-plus') expectLegend(screen, asked.units)
          }).toPass({ intervals: [20, 50, 100, 250], timeout: 30_000 })
        })
      }
    })
  }
}

/** The texts of a screen that have numbers. A part that the view does not have is empty. */
interface Screen {
  /** The spoken number of available units. */
  readonly count: string
  readonly heading: string
  readonly tabs: readonly string[]
  /** The available units of the legend; several entries if a project has several free statuses. */
  readonly free: readonly string[]
  readonly head: string
}

function readScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent ?? '')
    return {
      count: textsOf('search output').join(),
      heading: textsOf('main h1').join(),
      tabs: textsOf('nav[aria-label="Building"] a'),
      free: textsOf('ul[aria-label="Legend"] li:has([data-availability="free"]) b'),
      head: textsOf('main header')[0] ?? '',
    }
  })
}

function expectCount({ count }: Screen, { query, units }: Asked) {
  expect(count).toMatch(new RegExp(`^${freeOf(units).count} of ${units.length} .*available$`))
  // Of all types, the units are named as such, whatever is found.
  const isOneKind = new Set(units.map(soughtAs)).size === 1 && !query.includes('type=all')
  if (isOneKind) expect(count).toBe(sayFound(units))
}

function expectGrid(screen: Screen, catalogue: ExpectedCatalogue, { units, query }: Asked, shown: number) {
  const { count, from } = freeOf(units)
  expect(screen.heading).toContain(units.length === 0 ? 'Nothing matches' : `${count} of ${units.length} `)
  const isOneKind = !query.includes('type=all')
  if (isOneKind && from !== null)
    expect(screen.heading).toContain(`from ${money(from, catalogue.project.project.currency)}`)
  const there = units.filter(({ estate }) => estate.id === shown)
  if (there.length > 0) expectLegend(screen, there)
  if (!isOneKind) return
  for (const estate of catalogue.estates) {
    const own = freeOf(units.filter((unit) => unit.estate === estate))
    const tab = screen.tabs.find((text) => text.includes(estate.name))
    if (own.count > 0) expect(tab).toContain(`${own.count} available`)
  }
}

/** The available units of the legend; other classes may be several statuses. */
function expectLegend({ free }: Screen, units: readonly ExpectedUnit[]) {
  const { count } = freeOf(units)
  if (count > 0) expect(free.length).toBeGreaterThan(0)
  if (free.length === 1) expect(free).toEqual([String(count)])
}

function expectHead({ head }: Screen, catalogue: ExpectedCatalogue, { units, query }: Asked) {
  expect(head).toContain(`${freeOf(units).count} of ${units.length} `)
  const { from } = freeOf(units)
  if (from !== null && !query.includes('type=all'))
    expect(head).toContain(`from ${money(from, catalogue.project.project.currency)}`)
}
