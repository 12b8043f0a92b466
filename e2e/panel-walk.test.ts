import fc from 'fast-check'
import {
  type Browser,
  CHESS,
  closePanelOf,
  openRoute,
  openTab,
  reload,
  shown,
  storey,
  travel,
  unit,
} from '#domain/browser-history/browser.fixture.ts'
import { cell, closeOf, head, panel, panels } from './panels.ts'
import { expect, type Page, test } from './test.ts'
import { MOVING } from './visitors.ts'

test.use(MOVING)

/*
 * Panels open and close in the browser as in the model of domain/browser-history.
 */

interface WalkStep {
  readonly name: string
  readonly inModel: (tab: Browser) => Browser
  readonly inPage: (page: Page) => Promise<unknown>
}

const opens = (number: number): WalkStep => ({
  name: `opens unit ${number}`,
  inModel: (tab) => openRoute(tab, unit(number)),
  inPage: (page) => cell(page, number).click(),
})
const lists = (number: number): WalkStep => ({
  name: `opens storey ${number}`,
  inModel: (tab) => openRoute(tab, storey(number)),
  inPage: (page) => head(page, number).click(),
})
const closes = (type: 'details' | 'group', name: string): WalkStep => ({
  name: `closes ${name}`,
  inModel: (tab) => closePanelOf(tab, type),
  inPage: async (page) => {
    const close = closeOf(page, `${name} \\d+`)
    if ((await close.count()) > 0) await close.click()
  },
})
const travels = (by: -1 | 1): WalkStep => ({
  name: by < 0 ? 'Back' : 'Forward',
  inModel: (tab) => travel(tab, by),
  inPage: (page) => page.evaluate((steps) => history.go(steps), by),
})
const STEPS: readonly WalkStep[] = [
  opens(85),
  opens(86),
  opens(78),
  lists(14),
  lists(13),
  closes('details', 'Apartment'),
  closes('group', 'Floor'),
  travels(-1),
  travels(1),
  { name: 'reload', inModel: reload, inPage: (page) => page.reload() },
]

test('a random walk leads the browser and the model to the same state', async ({ page }) => {
  await page.goto('/en/harbour/chess')
  const [walk = []] = fc.sample(fc.array(fc.constantFrom(...STEPS), { minLength: 25, maxLength: 25 }), 1)
  let tab = openTab(CHESS)
  const done: string[] = []
  for (const { name, inModel, inPage } of walk) {
    // At the ends of the history neither is a step inside the catalogue.
    if (name === 'Back' && tab.position === 0) continue
    if (name === 'Forward' && tab.position === tab.entries.length - 1) continue
    done.push(name)
    tab = inModel(tab)
    await inPage(page)
    const expected = shown(tab).map((text) => text.replace('details', 'Apartment').replace('group', 'Floor'))
    await expect.poll(async () => (await panels(page).all()).length, { message: done.join(', ') }).toBe(expected.length)
    for (const text of expected) await expect(panel(page, text), done.join(', ')).toBeVisible()
    await expect(page, done.join(', ')).toHaveURL(
      tab.here.address.panel ? /\/(details|group)\// : /\/en\/harbour\/chess$/,
    )
  }
})
