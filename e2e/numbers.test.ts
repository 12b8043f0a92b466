import {
  type ExpectedCatalogue,
  type ExpectedUnit,
  euros,
  freeOf,
  leadingOf,
  readCatalogue,
  sayFree,
  shortEuros,
  similarTo,
  soughtAs,
} from './expected.ts'
import { expect, type Page, test } from './test.ts'

/*
 * Compares every number on the screen with one computed from the API's answers (expected.ts).
 */

let harbour: ExpectedCatalogue
test.beforeAll(async ({ request }) => {
  harbour = await readCatalogue(request, 'harbour')
})

test('every cell of the chess shows the rooms, area and price of its unit', async ({ page }) => {
  test.slow()
  // Large enough to render every cell: the garage is a hundred spaces long.
  await page.setViewportSize({ width: 10_000, height: 1700 })
  for (const estate of harbour.estates) {
    await test.step(estate.name, async () => {
      await page.goto(`/en/harbour/chess/estate/${estate.id}`)
      await page.getByRole('gridcell').first().waitFor()
      const units = harbour.units.filter((unit) => unit.estate === estate)
      // Parking and storage are in strips below the grid.
      const above = units.filter((unit) => soughtAs(unit) < 2)
      await expect.poll(async () => (await readCells(page)).length).toBe(above.length)
      const cells = new Map((await readCells(page)).map((cell) => [cell.id, cell]))
      for (const unit of above) {
        const { cents, isFree } = unit
        const cell = cells.get(unit.id)
        const price = !isFree ? [] : [cents === null ? 'on req.' : shortEuros(cents)]
        expect(cell?.texts, unit.number).toEqual([shortLabel(unit), unit.layout.area_total.toFixed(1), ...price])
        const said = !isFree ? statusOf(unit) : cents === null ? 'Price on request' : euros(cents)
        expect(cell?.label, unit.number).toContain(`, ${said}`)
      }
    })
  }
})

test('estates, sections, storeys and the legend show free units and the lowest price', async ({ page }) => {
  await page.setViewportSize({ width: 3200, height: 1700 })
  for (const estate of harbour.estates) {
    await page.goto(`/en/harbour/chess/estate/${estate.id}`)
    await page.getByRole('gridcell').first().waitFor()
    const units = harbour.units.filter((unit) => unit.estate === estate)
    const { count, from } = freeOf(leadingOf(units))
    const tab = page.getByRole('navigation', { name: 'Building' }).getByRole('link', { name: new RegExp(estate.name) })
    await expect(tab).toContainText(`${count}`)
    await expect(tab).toContainText(`from ${shortEuros(from ?? 0n)}`)
    await expect(tab).toContainText(
      { start: 'Planned', process: 'Under construction', end: 'Completed' }[estate.stage ?? 'start'],
    )
    for (const section of estate.sections) {
      const inSection = units.filter((unit) => unit.section === section)
      if (!inSection.some((unit) => soughtAs(unit) < 2)) continue
      const homesThere = inSection.filter(isHome)
      const free = freeOf(homesThere)
      const head = page.getByRole('columnheader', { name: section.name ?? `Entrance ${section.number}` })
      await expect(head).toContainText(sayFree(homesThere, 'of all'))
      if (free.from !== null) await expect(head).toContainText(`from ${shortEuros(free.from)}`)
    }
    for (const number of new Set(units.filter(isHome).map(({ storey }) => storey.number))) {
      const there = units.filter((unit) => isHome(unit) && unit.storey.number === number)
      const onStorey = freeOf(there)
      const head = page.getByRole('rowheader', { name: new RegExp(`^Floor ${number},`) })
      const words = sayFree(there, 'alone') + (onStorey.count === 0 ? '' : ' · from')
      await expect(head.getByRole('button')).toHaveAccessibleName(new RegExp(words))
      if (onStorey.from !== null)
        await expect(head.getByRole('button')).toHaveAccessibleName(new RegExp(`${shortEuros(onStorey.from)}$`))
    }
    for (const status of harbour.project.statuses) {
      const all = units.filter((unit) => isHome(unit) && unit.status_id === status.id).length
      const legend = page.getByRole('list', { name: 'Legend' })
      // A second status of the same class is behind More.
      const isFirst =
        harbour.project.statuses.findIndex(({ type }) => type === status.type) ===
        harbour.project.statuses.indexOf(status)
      if (all > 0 && isFirst && status.type < 4)
        await expect(legend).toContainText(new RegExp(`${status.name}\\s*${all}(?!\\d)`))
    }
  }
})

test('the card of a unit shows its price, old price, price per m² and the three most similar units', async ({
  page,
}) => {
  test.slow()
  const living = harbour.units.filter(({ layout }) => layout.type === 'living')
  const free = living.filter(({ isFree, cents }) => isFree && cents !== null)
  const promoted = free.filter(({ promoactions }) => promoactions.length > 0)
  const sold = living.filter(({ isFree }) => !isFree)
  for (const unit of [promoted[0], promoted.at(-1), free[7], free[31], sold[5]]) {
    if (!unit) throw new Error('the demo has changed')
    await test.step(unit.number, async () => {
      await page.goto(`/en/harbour/premises/details/instance/${unit.id}`)
      const card = page.getByRole('region', { name: `Apartment ${unit.number}` }).first()
      const similar = card.getByRole('region', { name: 'Similar units' })
      await expect(similar.getByRole('link')).toHaveCount(3)
      const hrefs = await similar
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs.map((href) => Number(/instance\/(\d+)/.exec(href ?? '')?.[1]))).toEqual(
        similarTo(unit, harbour.units).map(({ id }) => id),
      )
      if (!unit.isFree || unit.cents === null) return
      await expect(card.locator('strong').filter({ hasText: '€' }).first()).toHaveText(euros(unit.cents))
      const perArea = Math.round(Math.floor(Number(unit.cents) / unit.layout.area_total + 0.5) / 100)
      await expect(card).toContainText(`€${perArea.toLocaleString('en')} per m²`)
      if (unit.promoactions.length > 0) {
        await expect(card.locator('s').first()).toContainText(euros(BigInt(Math.round((unit.price ?? 0) * 100))))
      }
    })
  }
})

test('premises follow the chosen order, units without a price last', async ({ page }) => {
  // A tall screen renders many rows.
  await page.setViewportSize({ width: 1440, height: 4000 })
  await page.goto('/en/harbour/premises?view=list&sort=expensive&type=living')
  const living = harbour.units.filter(({ layout }) => layout.type === 'living')
  const priceOf = ({ isFree, cents }: ExpectedUnit) => (isFree && cents !== null ? cents : -1n)
  const dearest = living.map(priceOf).sort((a, b) => (a > b ? -1 : 1))
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBeGreaterThan(40)
  const shown = await rows.evaluateAll((all) =>
    all.slice(1, 41).map((row) => /€[\d,.]+/.exec(row.querySelector('td:nth-last-child(2)')?.textContent ?? '')?.[0]),
  )
  expect(shown).toEqual(dearest.slice(0, 40).map(euros))
})

function isHome(unit: ExpectedUnit): boolean {
  return soughtAs(unit) === 0
}

interface ReadCell {
  readonly id: number
  readonly label: string
  readonly texts: readonly string[]
}

/** The rendered cells: their units, names and texts. */
function readCells(page: Page): Promise<readonly ReadCell[]> {
  return page.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => {
      const link = cell.querySelector('a')
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
      return {
        id: Number(/instance\/(\d+)/.exec(link?.getAttribute('href') ?? '')?.[1]),
        label: link?.getAttribute('aria-label') ?? '',
        texts: texts.filter(Boolean),
      }
    }),
  )
}

function shortLabel({ layout, number }: ExpectedUnit): string {
  if (layout.label === '') return number
  return layout.label === 'studio' ? 'St' : layout.label
}

function statusOf({ status_id }: ExpectedUnit): string {
  return harbour.project.statuses.find(({ id }) => id === status_id)?.name ?? ''
}
