import fc from 'fast-check'
import { OFFLINE } from '../errors.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type BrowserContext, expect, type Page, test } from '../test.ts'
import { signIn } from './signed-in.ts'
import { makeUnitsProject, unitAt } from './units-project.ts'
import { draftPrices, unitsScreen } from './units-screen.ts'

test.use({ baseURL: LOCALHOST_ORIGIN })

/** How many walks there are. `WALKS=100` takes some minutes. */
const WALKS = Number(process.env.WALKS ?? 4)
const STEPS = 5
/** Units that one screen shows. */
const UNITS = 12

const ENDS = ['reload', 'close', 'crash', 'stay'] as const
const step = fc.record({ tab: fc.nat({ max: 1 }), unit: fc.nat({ max: UNITS - 1 }), end: fc.constantFrom(...ENDS) })

/** Stops everything that changes the server, as a lost network does. Pages can still be opened. */
async function cutOff(context: BrowserContext) {
  await context.route('**/api/v1/manage/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  )
  return () => context.unroute('**/api/v1/manage/**')
}

/** Types a price. Nothing waits afterwards. */
async function typePrice(page: Page, number: string, price: number): Promise<void> {
  const cell = await unitsScreen(page).priceCell(number)
  await cell.click()
  await page.keyboard.type(String(price))
  await page.keyboard.press('Enter')
}

/** Lets the renderer of a page crash, once its cells say that everything is kept. */
async function crash(page: Page): Promise<void> {
  await expect(page.locator('[data-unkept]')).toHaveCount(0)
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // Never answered, because the page is gone.
  void devtools.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

test('two tabs without a server lose nothing, in whatever order they are reloaded, closed or crash', async ({
  context,
  page,
  request,
  expectErrors,
}) => {
  expectErrors(OFFLINE)
  test.setTimeout(30_000 + WALKS * 20_000)
  const { catalogue, project } = await makeUnitsProject(request)
  await signIn(page)
  const open = async () => {
    const tab = await context.newPage()
    await tab.goto(`/studio/c/${catalogue}/units`)
    await unitsScreen(tab).priceCell(unitAt(0).number)
    return tab
  }
  const tabs: (Page | null)[] = [null, null]
  const expected: Record<string, number> = {}
  let walk = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      walk += 1
      const connect = await cutOff(context)
      const edited = new Map<number, number>()
      for (const [index, { tab: place, unit, end }] of steps.entries()) {
        // Of two tabs that change one cell the last to be sent wins, so each cell belongs to one tab.
        if ((edited.get(unit) ?? place) !== place) continue
        edited.set(unit, place)
        const tab = tabs[place] ?? (await open())
        const { id, number, price } = unitAt(unit)
        const typed = price + 1000 + walk * STEPS + index
        await typePrice(tab, number, typed)
        expected[id] = typed
        if (end === 'reload') await tab.reload()
        if (end === 'close') await tab.close()
        if (end === 'crash') await crash(tab)
        tabs[place] = end === 'close' || end === 'crash' ? null : tab
      }
      await connect()
      // Each open tab sends its own, and what the tabs that are gone have left.
      tabs[0] ??= await open()
      for (const tab of tabs) await tab?.evaluate(() => dispatchEvent(new Event('online')))
      await expect.poll(() => draftPrices(request, project)).toMatchObject(expected)
    }),
    { numRuns: WALKS, endOnFailure: true },
  )
})

test('a value that another tab keeps from being stored survives a reload', async ({
  context,
  page,
  request,
  expectErrors,
}) => {
  expectErrors(OFFLINE)
  const { catalogue, project } = await makeUnitsProject(request)
  await signIn(page)
  const { id, number, price } = unitAt(1)
  await page.goto(`/studio/c/${catalogue}/units`)
  await unitsScreen(page).priceCell(number)
  const other = await context.newPage()
  await other.goto('/studio/account')
  const connect = await cutOff(context)
  await other.evaluate(holdStore)
  await typePrice(page, number, price + 7)
  await expect(page.locator('[data-unkept]')).toHaveCount(1)
  await page.reload()
  await other.evaluate(() => {
    document.title = 'done'
  })
  await expect(await unitsScreen(page).priceCell(number)).toContainText((price + 7).toLocaleString('en'))
  await connect()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => draftPrices(request, project)).toMatchObject({ [id]: price + 7 })
})

/** Writes to the store of kept acts without an end, until the page has the title `done`. Nobody else can write meanwhile. */
function holdStore(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('vitrine-studio')
    opened.addEventListener('error', reject)
    opened.addEventListener('success', () => {
      const store = opened.result.transaction('acts', 'readwrite').objectStore('acts')
      const goOn = () => {
        if (document.title !== 'done') store.count().addEventListener('success', goOn)
        resolve()
      }
      goOn()
    })
  })
}
