import { json, type Portal, startPortal } from '#server/bitrix24/portal.fixture.ts'
import { connect, contextOf, deskOf, disconnect, heldBy, orderedLead, readFreeUnits } from './crm-desk.ts'
import { BLOCKED, REFUSED } from './errors.ts'
import { expect, type Page, test, withHydration } from './test.ts'
import { ofReturning } from './visitors.ts'

// The tests share one portal and its field, so they run one after the other.
test.describe.configure({ mode: 'serial' })

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const unavailable = { answer: json(503, { error: 'unavailable' }), isDone: false }

let portal: Portal
let list: number
let single: number
let units: readonly number[]
test.beforeAll(async ({ request }) => {
  portal = await startPortal()
  units = await readFreeUnits(request)
  list = await connect(request, portal)
})
test.afterAll(async ({ request }) => {
  await disconnect(request, list)
  if (single) await disconnect(request, single)
  await portal.stop()
})

const unitAt = (index: number) => Number(units[index])

function addLead(id: number): string {
  portal.items.push({ id, entityTypeId: 1, fields: {} })
  return String(id)
}

async function openCard(page: Page, unit: number, query = '') {
  await page.goto(`/en/harbour/chess/details/instance/${unit}${query && `?${query}`}`)
}

test('links add to the unit of the request, and success is shown after the CRM confirms', async ({ page, request }) => {
  const [asked, other] = [unitAt(0), unitAt(1)]
  const lead = await orderedLead(request, portal, asked)
  await openCard(page, other, await contextOf(request, list, lead))
  await expect(page).toHaveURL(new RegExp(`/instance/${other}$`))
  const { ribbon, list: dialog, units: lines } = deskOf(page)
  await expect(ribbon).toContainText('Maria Keller')
  await page.getByRole('button', { name: 'Link to CRM', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Linked to Maria Keller' })).toBeVisible()
  expect(heldBy(portal, lead)).toBe(`${asked}, ${other}`)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await ribbon.getByRole('button', { name: '2 units' }).click()
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(0)).toContainText('Requested')
  await expect(lines.nth(0)).toContainText('Sent')
  await expect(lines.nth(1)).toContainText('Sent')
  await lines.nth(1).getByRole('button', { name: 'Unlink from CRM' }).click()
  await expect(page.getByText('Unlinked from Maria Keller')).toBeVisible()
  expect(heldBy(portal, lead)).toBe(String(asked))
  await dialog.getByRole('button', { name: 'Close' }).click()
  await ribbon.getByRole('button', { name: 'Show only linked' }).click()
  await expect(page.getByText(/^[01] of 1 units? available$/)).toBeVisible()
})

test('shows a failed push, keeps the link, and sends it again on request', async ({ page, request }) => {
  const lead = addLead(9001)
  const unit = unitAt(2)
  await openCard(page, unit, await contextOf(request, list, lead))
  const { ribbon, units: lines } = deskOf(page)
  const link = page.getByRole('button', { name: 'Link to CRM', exact: true })
  await expect(link).toBeVisible()
  portal.next.push(unavailable, unavailable, unavailable)
  await link.click()
  await expect(ribbon.getByRole('button', { name: '1 unit' })).toBeVisible()
  await expect(ribbon.getByText('1 not sent')).toBeVisible({ timeout: 60_000 })
  expect(heldBy(portal, lead)).toBeUndefined()
  await expect(page.getByRole('heading', { name: 'Linked to Maria Keller' })).toHaveCount(0)
  await ribbon.getByRole('button', { name: '1 unit' }).click()
  await expect(lines).toContainText('The CRM reported an error')
  await lines.getByRole('button', { name: 'Send again' }).click()
  await expect(lines).toContainText(/Sent \d/)
  await expect(ribbon.getByText('1 not sent')).toHaveCount(0)
  expect(heldBy(portal, lead)).toBe(String(unit))
})

test('keeps the lead in its own project and in new tabs, and hides it elsewhere', async ({
  page,
  context,
  request,
  expectErrors,
}) => {
  expectErrors(REFUSED)
  const unit = unitAt(3)
  // Tall enough to render every storey: the unit is on a low one.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(`/en/harbour/chess?${await contextOf(request, list, addLead(9002))}`)
  const { ribbon } = deskOf(page)
  await expect(ribbon).toContainText('No unit is linked yet')
  await page.goto('/en/pines/chess')
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(ribbon).toHaveCount(0)
  await expect(page.getByText('not valid')).toHaveCount(0)
  await page.goto('/en/harbour/chess')
  await expect(ribbon).toContainText('Maria Keller')
  const cell = page.locator(`a[href$="/instance/${unit}"]`)
  const opened = context.waitForEvent('page')
  // The lower half of the cell is its quick link.
  await cell.click({ modifiers: ['ControlOrMeta'], position: { x: 8, y: 8 } })
  const tab = await opened
  await expect(tab.getByRole('button', { name: 'Link to CRM', exact: true })).toBeVisible()
  expect(tab.url()).not.toContain('crm')
  // From the cell itself, without its card.
  await cell.hover({ position: { x: 8, y: 8 } })
  await page.getByRole('gridcell').filter({ has: cell }).getByRole('button', { name: 'Link to CRM' }).click()
  await expect(page.getByRole('img', { name: 'Linked', exact: true })).toBeVisible()
  await expect(page.getByText('Linked to Maria Keller')).toBeVisible()
})

test('with a single-value field, a phone shows what the next link replaces', async ({ browser, request }) => {
  const lead = addLead(9003)
  single = await connect(request, portal, { unit_field_single: true })
  const context = await ofReturning(browser.newContext(PHONE))
  const page = await context.newPage()
  const { ribbon, list: sheet, units: lines } = deskOf(page)
  await openCard(page, unitAt(4), await contextOf(request, single, lead))
  const link = page.getByRole('button', { name: 'Link to CRM', exact: true })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Linked to Maria Keller' })).toBeVisible()
  await openCard(page, unitAt(5))
  await link.click()
  await expect(page.getByRole('heading', { name: 'Linked to Maria Keller' })).toBeVisible()
  expect(heldBy(portal, lead)).toBe(String(unitAt(5)))
  await page.getByRole('button', { name: 'Done' }).click()
  await page.goto('/en/harbour/chess')
  await ribbon.getByRole('button', { name: '2 units' }).click()
  await expect(sheet).toContainText('This CRM keeps one unit on a lead.')
  await expect(lines.nth(0)).toContainText('Replaced in the CRM')
  await expect(lines.nth(1)).toContainText('In the CRM now')
  await expect(sheet).toContainText(/Linking another unit replaces .+ in the CRM/)
  const box = await sheet.boundingBox()
  expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 390, 844])
  await context.close()
})

test('the lead and an open form enter after hydration, and nothing that is shown moves', async ({
  browser,
  request,
}) => {
  const unit = unitAt(7)
  for (const [index, use] of [{ viewport: { width: 1440, height: 900 } }, PHONE].entries()) {
    const context = await ofReturning(browser.newContext(use))
    await context.addInitScript(() => {
      const shifts: LayoutShift[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    const page = withHydration(await context.newPage())
    const { ribbon } = deskOf(page)
    const crm = await contextOf(request, list, addLead(9010 + index))
    for (const path of [`premises?${crm}`, 'chess', '', `chess/details/instance/${unit}`]) {
      await page.goto(`/en/harbour/${path}`)
      await expect(ribbon).toContainText('Maria Keller')
      if (path.includes('details')) {
        await expect(page.getByRole('button', { name: 'Link to CRM', exact: true })).toBeVisible()
      }
      expect(await shiftOf(page), path).toBeLessThan(0.01)
    }
    await page.getByRole('button', { name: 'Enquire now' }).first().click()
    const form = page.getByRole('dialog', { name: 'Enquire now' })
    await expect(form.getByLabel('Name')).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('Name')).toBeVisible()
    expect(await shiftOf(page), 'with the form').toBeLessThan(0.01)
    await context.close()
  }
})

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** How far the parts of a page have moved since it was opened, as browsers measure it. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() =>
    (Reflect.get(window, 'shifts') as LayoutShift[]).map(({ value, hadRecentInput, sources }) => ({
      value,
      hadRecentInput,
      moved: sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
      ),
    })),
  )
  if (process.env.SHOW_SHIFTS) console.log(page.url(), JSON.stringify(shifts, null, 1))
  return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
}

test('refuses a forged context with a message, and the catalogue still works', async ({ page, expectErrors }) => {
  expectErrors(REFUSED)
  await page.goto('/en/harbour/chess?crm=%D0%BF%D0%BE%D0%B4%D0%B4%D0%B5%D0%BB%D0%BA%D0%B0')
  await expect(page.getByText('The link from the CRM is not valid.')).toBeVisible()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await page.getByRole('complementary', { name: 'Lead' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('complementary', { name: 'Lead' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(page.getByText('The link from the CRM is not valid.')).toHaveCount(0)
})

test('takes a link back that does not reach our own server', async ({ page, request, expectErrors }) => {
  expectErrors(BLOCKED)
  await openCard(page, unitAt(6), await contextOf(request, list, addLead(9004)))
  const link = page.getByRole('button', { name: 'Link to CRM', exact: true })
  await expect(link).toBeVisible()
  await page.route('**/crm/lead/instances/**', (route) => route.abort())
  await link.click()
  await expect(page.getByText('An error has occurred')).toBeVisible()
  await expect(link).toBeVisible()
})
