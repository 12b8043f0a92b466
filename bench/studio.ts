import type { Browser, Page } from '@playwright/test'
import { startLargeProject } from './large-project.ts'
import { line, median } from './measure.ts'
import { openPage, scriptTime, scrollCost, timeToFirstCells } from './page-measures.ts'
import type { Running } from './processes.ts'

const UNITS = 20_000
const TOKEN = `generated-${UNITS}`
const PASTED = 5000
const ROUNDS = 3
const NOTCH = { x: 0, y: 120 }
const MANAGE_KEY = 'bench-key-of-the-studio'

/** Measures the Studio's table of 20,000 units beside the catalogue's own grid of the same units. */
export async function* benchStudio(executablePath: string | undefined): AsyncGenerator<string> {
  const { server, browser, stop } = await startLargeProject(UNITS, executablePath, { MANAGE_KEY })
  try {
    yield `${UNITS} units in the Studio`
    yield* benchTable(browser, server)
  } finally {
    await stop()
  }
}

async function* benchTable(browser: Browser, server: Running): AsyncGenerator<string> {
  const chess = `${server.origin}/en/${TOKEN}/chess`
  // The first visitor finds empty caches.
  const grid = await openPage(browser, chess)
  const first = median(await times(() => timeToFirstCells(browser, chess)))
  const page = await openStudio(browser, server)
  const opened = median(
    await times(async () => {
      await page.reload()
      await page.getByRole('gridcell').first().waitFor()
      return page.evaluate(() => performance.now())
    }),
  )
  yield line('chess of the catalogue, first cells', `${first.toFixed(0)} ms`)
  yield line('table of the Studio, first cells', `${opened.toFixed(0)} ms, ${ratio(opened, first)} the chess`)

  const scrolled = median((await scrollCost(grid, NOTCH)).steps)
  const rows = await scrollCost(page, NOTCH)
  yield line('chess, a notch of the wheel', `${scrolled.toFixed(1)} ms of script`)
  yield line(
    'table, a notch of the wheel',
    `${median(rows.steps).toFixed(1)} ms of script, ${ratio(median(rows.steps), scrolled)} the chess; at most ${rows.elements} elements`,
  )

  const filter = median(await times(() => scriptTime(grid, () => toggleOnlyFree(grid))))
  const search = median(
    await times((round) => scriptTime(page, () => page.getByRole('searchbox').fill(`${round + 1}`))),
  )
  yield line('chess, a change of the filter', `${filter.toFixed(1)} ms of script`)
  yield line('table, a change of the search', `${search.toFixed(1)} ms of script, ${ratio(search, filter)} the chess`)
  await page.getByRole('searchbox').fill('')

  const typed = median(await times((round) => scriptTime(page, () => type(page, round))))
  yield line('table, a price typed', `${typed.toFixed(1)} ms of script, ${ratio(typed, filter)} a filter`)

  const pasted = await scriptTime(page, () => paste(page))
  yield line(`table, ${PASTED} prices pasted`, `${pasted.toFixed(0)} ms of script, ${ratio(pasted, filter)} a filter`)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+A')
  const changed = await scriptTime(page, () => changeAll(page))
  yield line(
    'table, all prices changed at once',
    `${changed.toFixed(0)} ms of script, ${ratio(changed, filter)} a filter`,
  )
}

/** Opens the units screen as a person who was invited with the key. */
async function openStudio(browser: Browser, server: Running): Promise<Page> {
  // The Studio of a trial.
  const origin = server.origin.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const headers = { authorization: `Bearer ${MANAGE_KEY}` }
  const manage = `${origin}/api/v1/manage`
  const invited = await context.request.post(`${manage}/people/invitations`, {
    headers,
    data: { email: 'bench@developer.example', role: 'owner', lang: 'en' },
  })
  const token = String((await invited.json()).data.link).split('#token=')[1]
  await context.request.post(`${manage}/sign-in/invitation`, {
    headers: { origin },
    data: { token, name: 'Ben Bench', lang: 'en' },
  })
  const catalogues = await (await context.request.get(`${manage}/catalogues`, { headers })).json()
  const page = await context.newPage()
  await page.goto(`${origin}/studio/c/${catalogues.data[0].id}/units`)
  await page.getByRole('gridcell').first().waitFor()
  return page
}

/** Types another price into the first cell of the price column, until the cell shows it. */
async function type(page: Page, round: number): Promise<void> {
  const cell = (await priceCells(page)).first()
  // So near the price before that nobody is asked about it.
  const price = Number((await cell.innerText()).replaceAll(/\D/g, '')) + 100 + round
  await cell.click()
  await page.keyboard.type(String(price))
  await page.keyboard.press('Enter')
  await cell.getByText(price.toLocaleString('en-GB')).waitFor()
}

async function priceCells(page: Page) {
  const column = await page.getByRole('columnheader', { name: /^Price/ }).getAttribute('aria-colindex')
  return page.locator(`[role=gridcell][aria-colindex="${column}"]`)
}

/** Pastes prices into the first cells of the price column, as a spreadsheet copies them. */
async function paste(page: Page): Promise<void> {
  const text = Array.from({ length: PASTED }, (_, index) => String(200_000 + index)).join('\r\n')
  await (await priceCells(page)).first().click()
  await page.evaluate((copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
  await page.keyboard.press('Enter')
  // The prices are far from those before: one question for all of them.
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^Saved to draft/).waitFor()
}

/** Raises the prices of all selected units by two percent. */
async function changeAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change prices' }).click()
  await page.getByLabel('Change by').fill('2')
  await page.getByRole('button', { name: /^Change [\d,]+ prices$/ }).click()
  await page.getByText('Saving').waitFor({ state: 'hidden', timeout: 300_000 })
}

async function toggleOnlyFree(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('[role=switch]')?.click())
}

async function times(measure: (round: number) => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round++) found.push(await measure(round))
  return found
}

function ratio(one: number, other: number): string {
  return `${(one / other).toFixed(2)} ×`
}
