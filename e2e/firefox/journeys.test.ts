import { type DemoIds, readDemoIds } from '../catalogue.ts'
import { EMBED, type HostEvent } from '../host-page.ts'
import { readFreeUnit } from '../requests.ts'
import { expect, FIREFOX, test } from './visitor.ts'

/*
 * The main journeys in Firefox. Details are tested in Chromium: here it is asked whether the browser can do what they need.
 */

test.skip(FIREFOX === null, 'Firefox is not installed')

let ids: DemoIds
let unit: number
test.beforeAll(async ({ request }) => {
  ids = await readDemoIds(request)
  unit = await readFreeUnit(request)
})

for (const { device, lang } of [
  { device: 'phone', lang: 'ar' },
  { device: 'desktop', lang: 'en' },
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ device })

    test(`every page is taken over without a complaint, and fits the screen, in ${lang}`, async ({ visitor }) => {
      test.slow()
      const pages = [
        '',
        `interactive/${ids.facade}/frame/0`,
        'chess',
        'chess-plus',
        'premises',
        'info',
        'projects',
        'about',
        'favorites',
        'panorama',
        'pdf/chess',
        `premises/details/instance/${unit}`,
        'error-404',
      ]
      for (const page of pages) {
        await visitor.open(`/${lang}/harbour/${page}`)
        const { dir, beyond } = await visitor.page.evaluate(() => ({
          dir: document.documentElement.dir,
          beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }))
        expect([dir, beyond], page).toEqual([lang === 'ar' ? 'rtl' : 'ltr', 0])
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ device: 'phone' })

  test('a visitor asks for a unit, and is told that he will be called', async ({ visitor }) => {
    await visitor.open(`/en/harbour/chess/details/instance/${unit}`)
    await visitor.press('Enquire now')
    await visitor.fill('name', 'Maria Keller')
    await visitor.fill('phone', '+4915123456789')
    await visitor.page.locator('dialog [name="consent"]').click()
    await visitor.page.locator('dialog [type="submit"]').click()
    await visitor.find('Sent successfully')
    await visitor.press('Done')
    await expect.poll(() => visitor.page.$$eval('dialog [name="consent"]', ({ length }) => length)).toBe(0)
  })

  test('a panel opened by a press closes by Back, and the filter stays', async ({ visitor }) => {
    await visitor.open('/en/harbour/premises?rooms=2')
    const card = await visitor.page.waitForSelector('main ul[aria-label="Units"] a[href*="/details/instance/"]')
    await card?.click()
    await expect.poll(visitor.path).toMatch(/^\/en\/harbour\/premises\/details\/instance\/\d+\?rooms=2$/)
    await visitor.find('Enquire now')
    await visitor.page.goBack()
    await expect.poll(visitor.path).toBe('/en/harbour/premises?rooms=2')
    await expect
      .poll(() => visitor.page.$$eval('button', (all) => all.some((one) => one.innerText === 'Enquire now')))
      .toBe(false)
  })
})

test('from the picture of the site to a unit, and back by the browser', async ({ visitor }) => {
  await visitor.open('/en/harbour')
  await visitor.press(/^Building A/)
  await expect.poll(visitor.path).toMatch(/^\/en\/harbour\/interactive\/\d+\/frame\/\d+$/)
  const facade = visitor.path()
  await visitor.press(/^(5|Floor 5\b.*)$/)
  await expect.poll(visitor.path).toMatch(/^\/en\/harbour\/interactive\/\d+\/frame\/0\/5$/)
  await visitor.page.goBack()
  await expect.poll(visitor.path).toBe(facade)
})

test('a favourite is kept over a reload', async ({ visitor }) => {
  await visitor.open(`/en/harbour/premises/details/instance/${unit}`)
  await visitor.press('Add to favourites')
  await visitor.find('Remove from favourites')
  await visitor.open(`/en/harbour/premises/details/instance/${unit}`)
  await visitor.find('Remove from favourites')
})

test('arrows walk the grid the way the eye goes, in both directions of writing', async ({ visitor }) => {
  for (const [lang, key] of [
    ['en', 'ArrowRight'],
    ['ar', 'ArrowLeft'],
  ] as const) {
    await visitor.open(`/${lang}/harbour/chess`)
    await visitor.page.focus('[role="grid"] [tabindex="0"]')
    await visitor.page.keyboard.down('Control')
    await visitor.page.keyboard.press('Home')
    await visitor.page.keyboard.up('Control')
    const columnInFocus = () =>
      visitor.page.evaluate(() => document.activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex'))
    await expect.poll(columnInFocus).toBe('1')
    await visitor.page.keyboard.press(key)
    await expect.poll(columnInFocus).toBe('2')
    await visitor.page.keyboard.press('Enter')
    await expect.poll(visitor.path).toMatch(/details\/instance\/\d+/)
  }
})

test('a page of another site shows the catalogue, and hears where the visitor is', async ({ visitor, host }) => {
  const { page } = visitor
  const element = '<div class="place"><vitrine-catalogue token="harbour" lang="en"></vitrine-catalogue></div>'
  await page.goto(host.serve(EMBED + element))
  const frame = await (await page.waitForSelector('vitrine-catalogue >>> iframe'))?.contentFrame()
  await frame?.waitForSelector('div[data-live]')
  await (await frame?.waitForSelector('a[href$="/en/harbour/chess"]'))?.click()
  const places = () =>
    page.evaluate(() => (Reflect.get(window, 'received') as HostEvent[]).filter(({ type }) => type === 'vitrine-page'))
  await expect.poll(async () => JSON.stringify(await places())).toContain('chess')
})
