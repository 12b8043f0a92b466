import { HEADINGS, twoOrbitsFile, twoOrbitsPictures } from '#contract/two-orbits.fixture.ts'
import { MANAGE_KEY } from './origins.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'

/*
 * A building in two orbits: eight sides from above, and four from the street that start elsewhere and turn the other way.
 */

const TOKEN = 'two-orbits'
const STREET = HEADINGS.high.length
/** For each frame from above, the street frame with the nearest direction. */
const BELOW: Readonly<Record<number, number>> = { 0: STREET + 2, 2: STREET + 1, 4: STREET, 6: STREET + 3 }

let picture: string
test.beforeAll(async ({ request }) => {
  await importBuilding(request)
  // Another worker may be making the catalogue.
  await expect
    .poll(async () => {
      const token = await request.get(`/api/v1/public/token?first_token=${TOKEN}`)
      picture = (await token.json()).data?.interactive.root.id
      return picture
    })
    .toBeTruthy()
})

async function importBuilding(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${MANAGE_KEY}` }
  for (const [name, drawing] of twoOrbitsPictures()) {
    const sent = await request.post(`/api/v1/manage/media?name=${name}`, {
      headers: { ...headers, 'content-type': 'image/svg+xml' },
      data: drawing,
    })
    expect(sent.status(), await sent.text()).toBe(201)
  }
  const imported = await request.post('/api/v1/manage/imports', { headers, data: twoOrbitsFile() })
  expect(imported.status(), await imported.text()).toBe(200)
  const { project_id } = (await imported.json()).data
  const contacts = { name: 'Sales', company: null, phones: [], email: null, profile_type: null, photo_id: null }
  const made = await request.post('/api/v1/manage/catalogues', {
    headers,
    data: {
      token: TOKEN,
      type: 'InteractiveCatalogue',
      name: { en: 'Terrace House' },
      project_id,
      published: true,
      contacts: { ...contacts, logo_id: null },
      sales: { email: 'sales@example.com', lang: 'en' },
      default_lang: 'en',
      languages: ['en', 'ru', 'ar'],
    },
  })
  // Another worker may have imported it already.
  expect([201, 409, 422]).toContain(made.status())
}

const addressOf = (frame: number, lang = 'en') => `/${lang}/${TOKEN}/interactive/${picture}/frame/${frame}`
const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

async function expectShown(page: Page, frame: number, orbit: string) {
  await expect(page).toHaveURL(addressOf(frame))
  await expect(linkTo(page, orbit)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('navigation', { name: 'Viewpoints' }).locator('[aria-current]')).toHaveCount(1)
}

test('a click shows the other orbit from the same side, and the address keeps it', async ({ page }) => {
  await page.goto(addressOf(6))
  await expectShown(page, 6, 'From above')
  await linkTo(page, 'From the street').click()
  await expectShown(page, BELOW[6] ?? -1, 'From the street')
  // The strip shows only the sides of this orbit, and turning stays within it.
  const sides = page.getByRole('navigation', { name: 'Views of the building' }).getByRole('link')
  await expect(sides).toHaveCount(HEADINGS.street.length)
  await page.getByRole('button', { name: 'Turn right' }).click()
  await expectShown(page, STREET, 'From the street')
  await page.reload()
  await expectShown(page, STREET, 'From the street')
  await linkTo(page, 'From above').click()
  // Heading 200 from the street is nearest to 180.
  await expectShown(page, 4, 'From above')
})

test('arrows up and down switch on the stage and on the switch itself', async ({ page }) => {
  await page.goto(addressOf(0))
  await page.getByRole('region', { name: 'House' }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expectShown(page, BELOW[0] ?? -1, 'From the street')
  await page.keyboard.press('ArrowUp')
  await expectShown(page, 0, 'From above')
  await linkTo(page, 'From above').focus()
  await page.keyboard.press('ArrowDown')
  await expect(linkTo(page, 'From the street')).toBeFocused()
  await expectShown(page, BELOW[0] ?? -1, 'From the street')
})

test('Back leaves the building from either orbit, as from any side', async ({ page }) => {
  await page.goto(`/en/${TOKEN}/chess`)
  await page.goto(addressOf(2))
  await linkTo(page, 'From the street').click()
  await expectShown(page, BELOW[2] ?? -1, 'From the street')
  await page.goBack()
  await expect(page).toHaveURL(`/en/${TOKEN}/chess`)
  await page.goForward()
  await expectShown(page, BELOW[2] ?? -1, 'From the street')
})

test('a storey that one orbit does not show is shown in the other', async ({ page }) => {
  await page.goto(addressOf(STREET))
  await page.getByRole('complementary', { name: 'Floors' }).getByRole('link').first().hover()
  await expect(linkTo(page, 'From above')).toHaveAttribute('aria-current', 'true')
})

test('the server-rendered page has links that work before any script', async ({ browser, request }) => {
  // A busy server sends the page before it is rendered; the next request gets it rendered.
  for (const frame of [6, BELOW[6] ?? -1]) {
    await expect.poll(async () => (await request.get(addressOf(frame))).text()).toContain('>From the street</a>')
  }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressOf(6))
  await linkTo(page, 'From the street').click()
  await expectShown(page, BELOW[6] ?? -1, 'From the street')
  await context.close()
})

test('nothing covers the switch on a tablet or a phone, in Arabic too', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(addressOf(0, 'ar'))
  const links = page.getByRole('navigation', { name: 'زوايا المشاهدة' }).getByRole('link')
  await expect(links).toHaveCount(2)
  await links.last().click()
  await expect(page).toHaveURL(addressOf(BELOW[0] ?? -1, 'ar'))
  // In right-to-left it is on the right, where reading begins.
  const box = await links.last().boundingBox()
  expect(box?.x).toBeGreaterThan(820 / 2)
  expect(box?.height).toBeGreaterThanOrEqual(36)
  await page.setViewportSize({ width: 390, height: 844 })
  await links.first().click()
  await expect(page).toHaveURL(addressOf(0, 'ar'))
  await expect.poll(async () => (await links.first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect((await links.first().boundingBox())?.x).toBeGreaterThan(390 / 2)
})
