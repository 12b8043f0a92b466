import { MANAGE_KEY } from './origins.ts'
import { type APIRequestContext, expect, type Locator, type Page, test } from './test.ts'
import { unequalProject } from './unequal-project.ts'
import { MOVING } from './visitors.ts'

test.use(MOVING)

/*
 * All views share one layout, and grids stay legible with real data: a duplex beside unequal storeys, long numbers, two
 * kinds of "sold", five buildings, car parks, streets of houses.
 */

const PHONE = { width: 390, height: 844 }
const LOW_PHONE = { width: 390, height: 664 }

test.beforeAll(async ({ request }) => importProject(request))

async function importProject(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${MANAGE_KEY}` }
  const imported = await request.post('/api/v1/manage/imports', { headers, data: unequalProject })
  expect(imported.status(), await imported.text()).toBe(200)
  const { data } = await imported.json()
  const contacts = {
    name: 'Sales',
    company: null,
    phones: [],
    email: null,
    profile_type: null,
    photo_id: null,
    logo_id: null,
  }
  const catalogue = {
    token: 'unequal',
    type: 'InteractiveCatalogue',
    name: { en: 'Unequal' },
    project_id: data.project_id,
  }
  const sales = { email: 'sales@example.com', lang: 'en' }
  const made = await request.post('/api/v1/manage/catalogues', { headers, data: { ...catalogue, contacts, sales } })
  // Another worker may have imported it already.
  expect([201, 409, 422]).toContain(made.status())
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing is rendered')
  return { ...box, end: box.x + box.width, bottom: box.y + box.height }
}

for (const view of ['chess', 'chess-plus']) {
  test(`a duplex beside unequal storeys covers 2 to 4 in ${view}`, async ({ page }) => {
    // Tall enough to render every storey.
    await page.setViewportSize({ width: 1280, height: 1400 })
    await page.goto(`/en/unequal/${view}/estate/${await firstEstate(page)}`)
    const duplex = await boxOf(page.locator('[role=gridcell][aria-rowspan="3"]'))
    const [upper, lower] = [await boxOf(rowHead(page, '4')), await boxOf(rowHead(page, '2'))]
    const middle = ({ y, height }: { y: number; height: number }) => y + height / 2
    expect(duplex.y).toBeLessThan(middle(upper))
    expect(duplex.bottom).toBeGreaterThan(middle(lower))
    expect(duplex.bottom - duplex.y).toBeLessThan(3.2 * (middle(lower) - middle(upper)) * 0.5)
  })
}

test('long numbers stay in their cells, and two kinds of "sold" look different', async ({ page }) => {
  await page.goto('/en/unequal/chess')
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    const cells = page.getByRole('gridcell')
    await expect(cells.first()).toContainText('…')
    const overflowing = await cells.evaluateAll(
      (all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
    )
    expect(overflowing).toBe(0)
    const outlines = await page
      .locator('[role=gridcell][data-availability=closed]')
      .evaluateAll((all) => new Set(all.map((cell) => getComputedStyle(cell).boxShadow)).size)
    expect(outlines).toBe(2)
  }
})

test('a storey picker shows the names of sections, and tabs do not cover the highest storey', async ({ page }) => {
  await page.goto('/en/unequal')
  const options = page.getByRole('combobox', { name: 'Entrance' }).getByRole('option')
  await expect(options).toHaveText(['Entrance 1', 'Entrance 2', 'Car park'])
  await page.setViewportSize(LOW_PHONE)
  await page.reload()
  const tabs = await boxOf(page.getByRole('navigation', { name: 'Building' }))
  const highest = await boxOf(page.getByRole('link', { name: /^Floor 12/ }).first())
  expect(highest.y).toBeGreaterThanOrEqual(tabs.bottom)
})

test('on a phone tag marks are below prices', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const lang of ['en', 'zh']) {
    await page.goto(`/${lang}/harbour/chess`)
    await page.getByRole('gridcell').first().waitFor()
    const gaps = await page.getByRole('gridcell').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const dots = getComputedStyle(cell, '::before')
        const price = cell.querySelector('span:last-child')
        if (dots.content === 'none' || !price?.firstChild) return []
        const words = document.createRange()
        words.selectNodeContents(price)
        const top =
          cell.getBoundingClientRect().bottom - Number.parseFloat(dots.bottom) - Number.parseFloat(dots.height)
        return [top - words.getBoundingClientRect().bottom]
      }),
    )
    expect(gaps.length).toBeGreaterThan(20)
    expect(Math.min(...gaps), lang).toBeGreaterThanOrEqual(0)
  }
})

test('the slider of Chess Plus follows keys, a drag and a tap', async ({ page }) => {
  await page.goto('/en/harbour/chess-plus')
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Rooms')
  const start = (await boxOf(slider)).x
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Area')
  await expect(page).toHaveURL(/mode=area/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/mode=price_m2/)
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/mode=/)
  // The thumb moves there with an animation.
  await expect.poll(async () => (await boxOf(slider)).x).toBe(start)
  const { x, y, width, height } = await boxOf(slider)
  const column = 108
  const [middle, line] = [x + width / 2, y + height / 2]
  await page.mouse.move(middle, line)
  await page.mouse.down()
  await page.mouse.move(middle + column * 1.4, line, { steps: 5 })
  // Past the middle the mode changes while the thumb is still held between two stops.
  await expect(slider).toHaveAttribute('aria-valuetext', 'Area')
  expect(Math.abs((await boxOf(slider)).x + width / 2 - middle - column * 1.4)).toBeLessThan(4)
  await page.mouse.move(middle + column * 1.7, line)
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Price')
  await expect.poll(async () => Math.round((await boxOf(slider)).x + width / 2 - middle)).toBe(2 * column)
  await page.getByText('Price per m²').first().click()
  await expect(page).toHaveURL(/mode=price_m2/)
})

test('the slider is mirrored in right-to-left, and large enough for a thumb', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ar/harbour/chess-plus')
  const slider = page.getByRole('slider')
  const first = await boxOf(slider)
  expect(first.x).toBeGreaterThan(PHONE.width / 2)
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/mode=area/)
  await expect.poll(async () => first.x - (await boxOf(slider)).x).toBeGreaterThan(60)
  // Building and entrance keep their order: the letter comes first.
  const caption = page.getByRole('columnheader').filter({ hasText: 'A' }).first().locator('bdi')
  expect((await boxOf(caption.nth(0))).x).toBeGreaterThan((await boxOf(caption.nth(1))).x)
})

test('without prices the slider has two stops', async ({ page }) => {
  await page.goto('/en/unequal/chess-plus?mode=price')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '1')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Rooms')
})

test('a street of houses has neither entrances nor floors', async ({ page }) => {
  for (const [lang, words] of [
    ['en', /Entrance|Floor/],
    ['ru', /Подъезд|Этаж/],
    ['ar', /المدخل|الطابق/],
  ] as const) {
    await page.goto(`/${lang}/pines/chess`)
    await expect(page.getByRole('columnheader').nth(1)).toBeVisible()
    await expect(page.getByRole('grid')).not.toContainText(words)
    const names = await page
      .getByRole('rowheader')
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.ariaLabel))
    expect(names.join()).not.toMatch(words)
    await page.getByRole('rowheader').getByRole('button').first().click()
    await expect(page).toHaveURL(/storey/)
    await expect(page.getByRole('region').last()).not.toContainText(words)
  }
})

test('numbers on a picture never overlap, and cards begin with the first building in every language', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/en/pines')
  const numbers = page.locator('span[data-look]')
  await expect(numbers.first()).toBeVisible()
  const boxes = await numbers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  const overlaps = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other)))).toEqual([])
  await page.goto('/ar/harbour')
  await expect(page.locator('[data-tour=picture] li').first()).toContainText('المبنى A')
})

function rowHead(page: Page, number: string): Locator {
  return page.getByRole('rowheader').filter({ has: page.locator('bdi').and(page.getByText(number, { exact: true })) })
}

async function firstEstate(page: Page): Promise<number> {
  const token = await (await page.request.get('/api/v1/public/token?first_token=unequal')).json()
  const path = `/api/v1/public/projects/${token.data.settings.project_id}/chess?first_token=unequal`
  return (await (await page.request.get(path)).json()).data[0].id
}
