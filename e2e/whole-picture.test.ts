import { MANAGE_KEY } from './origins.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'

/*
 * A site with one building in its middle: the first view is close to the building, and zooming out shows the whole site.
 */

const TOKEN = 'linden-site'
const SITE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="#cfd8c8"/><rect x="500" y="350" width="600" height="450" fill="#b9a68f"/></svg>`

const PROJECT = {
  vitrine: 1,
  project: { id: TOKEN, name: 'Linden Court', currency: 'EUR' },
  catalogue: { contacts: { name: 'Sales' }, sales: { email: 'sales@linden.example' } },
  statuses: [{ id: 'free', type: 'free', name: 'Available', color: '#2f9e68' }],
  layouts: [{ id: 'two', type: 'living', label: '2', area_total: 58 }],
  estates: [
    {
      id: 'house',
      name: 'Linden Court',
      sections: [
        {
          id: 'a',
          number: 1,
          storeys: [
            { id: 'f1', number: 1, instances: [{ id: 'LC-1', number: '1', layout: 'two', status: 'free', price: 1 }] },
          ],
        },
      ],
    },
  ],
  interactives: [
    {
      id: 'site',
      kind: 'masterplan',
      name: 'Site',
      frames: [
        {
          image: `${TOKEN}.svg`,
          regions: [
            {
              target: { kind: 'estate', id: 'house' },
              polygons: [
                [
                  [0.31, 0.35],
                  [0.69, 0.35],
                  [0.69, 0.8],
                  [0.31, 0.8],
                ],
              ],
            },
          ],
        },
      ],
    },
  ],
  root: 'site',
}

test.beforeAll(async ({ request }) => importSite(request))

async function importSite(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${MANAGE_KEY}` }
  const sent = await request.post(`/api/v1/manage/media?name=${TOKEN}.svg`, {
    headers: { ...headers, 'content-type': 'image/svg+xml' },
    data: SITE,
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const imported = await request.post('/api/v1/manage/imports', { headers, data: PROJECT })
  expect(imported.status(), await imported.text()).toBe(200)
}

test('the whole picture can be seen by a button, and by zooming out', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 750 })
  await openSite(page)
  const [out, whole] = [button(page, 'Zoom out'), button(page, 'Whole picture')]
  expect(await isWhole(page)).toBe(false)
  await expect(whole).toHaveAttribute('aria-disabled', 'false')

  await whole.click()
  await expect.poll(() => isWhole(page)).toBe(true)
  await expect(whole).toHaveAttribute('aria-disabled', 'true')
  await expect(out).toHaveAttribute('aria-disabled', 'true')

  // The key 0 returns to the first view.
  await stageOf(page).press('0')
  await expect.poll(() => isWhole(page)).toBe(false)
  // The tooltip of one button covers the next.
  await page.mouse.move(0, 0)
  // The first view is twice as large, and one press zooms by one and a half.
  await out.click()
  await out.click()
  await expect(out).toHaveAttribute('aria-disabled', 'true')
  expect(await isWhole(page)).toBe(true)
})

test('the wheel zooms out to the whole picture, which stays whole after a resize', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 750 })
  await openSite(page)
  await stageOf(page).hover()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000)
      return isWhole(page)
    })
    .toBe(true)
  await page.setViewportSize({ width: 1600, height: 1100 })
  await expect(button(page, 'Whole picture')).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => isWhole(page)).toBe(true)
})

async function openSite(page: Page): Promise<void> {
  await page.goto(`/en/${TOKEN}`)
  await stageOf(page).waitFor()
}

/** Whether the whole picture is inside the stage and touches two of its sides. */
async function isWhole(page: Page): Promise<boolean> {
  const picture = await page.locator('main svg image').last().boundingBox()
  const stage = await stageOf(page).boundingBox()
  if (!picture || !stage) return false
  const gaps = [stage.width - picture.width, stage.height - picture.height]
  return gaps.every((gap) => gap > -1) && Math.min(...gaps) < 1
}

function stageOf(page: Page) {
  return page.locator('main section[tabindex="0"]')
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
