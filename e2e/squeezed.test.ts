import { LANGUAGES, type LanguageCode } from '#domain/language/language.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageKey, Messages } from '#i18n/messages.ts'
import { IN_ALL_LOOKS } from './axe.ts'
import { navigateInPage } from './navigate-in-page.ts'
import { readFreeUnit } from './requests.ts'
import { squeezedTexts } from './squeezed-texts.ts'
import { expect, type Page, test } from './test.ts'

const HEIGHT = 900

/** Languages with long words, right-to-left, and without spaces. All others with LOOKS=all. */
const LONG: readonly LanguageCode[] = ['de', 'ru', 'ka', 'ar', 'zh']
const CODES = LANGUAGES.map(({ code }) => code).filter((code) => IN_ALL_LOOKS || LONG.includes(code))
const WIDTHS = IN_ALL_LOOKS ? [1440, 1280, 1024, 820, 768, 390, 360] : [1440, 768, 360]

/** Each kind of fault, in the smallest page that has it, and beside it what is no fault. */
const KINDS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a column without room, as that of a name beside a long text',
    `<div style="display: grid; grid-template-columns: minmax(0, 1fr) auto; width: 340px">
      <h3 style="overflow-wrap: break-word; min-width: 0">Harbour Quarter</h3>
      <p style="white-space: nowrap">97 homes · 115 parking spaces, storage rooms, shops</p>
    </div>`,
    ['broken: Harbour', 'broken: Quarter', 'wider than its column: Harbour Quarter'],
  ],
  [
    'a column narrower than its longest word',
    '<div style="width: 60px"><p>Ein Wohnungsgrundriss</p></div>',
    ['wider than its column: Ein Wohnungsgrundriss'],
  ],
  ['a column of Chinese characters', '<p style="width: min-content">海港街区</p>', ['broken: 海港街区']],
  [
    'a number parted from its unit or currency',
    `<p style="width: 2.6em">Area 46.8 m²</p><p style="width: 2.2em">from 900 <b>€</b></p>
      <p style="width: 3.4em">2 rooms</p><p style="width: 3.5em">Area 46.8&nbsp;m²</p>`,
    ['parted: Area 46.8 m²', 'parted: from 900 €', 'parted: 2 rooms'],
  ],
  [
    'a tile alone in its row',
    `<div style="display: grid; grid-template-columns: repeat(3, 1fr); width: 300px">
      <button>Call</button><button>Similar</button><button>PDF</button><button>Help</button></div>`,
    ['alone in its row: Help'],
  ],
  [
    'an ellipsis in a number, but not in a name',
    ['Homes · from 223 900 €', 'Harbour Quarter in Aldermouth']
      .map(
        (text) => `<p style="width: 9em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${text}</p>`,
      )
      .join(''),
    ['cut number: Homes · from 223 900 €'],
  ],
  [
    'links of a bar that touch',
    `<nav style="display: flex"><a href="#a">Picture</a><a href="#b">Developments</a><a href="#c" style="margin: 0 5px">About</a></nav>`,
    ['touching: Picture / Developments'],
  ],
  [
    'no fault: whole words, hyphens, addresses, and a last row with two tiles',
    `<p style="width: 90px">The homes above the quay</p><p style="width: 90px">Wohnungs&shy;grundriss</p>
      <p style="width: 90px; overflow-wrap: anywhere">sales.office@meridian-thorne.example</p>
      <div style="display: grid; grid-template-columns: repeat(3, 1fr); width: 300px">
      <button>Call</button><button>Similar</button><button>PDF</button><button>Tour</button><button>Help</button></div>`,
    [],
  ],
]

for (const [name, html, faults] of KINDS) {
  test(`finds ${name}`, async ({ page }) => {
    await page.setContent(`<!doctype html><body style="font: 16px sans-serif">${html}</body>`)
    expect(await squeezedTexts(page, ['rooms'])).toEqual(faults)
  })
}

for (const code of CODES) {
  test(`in ${code} no text is squeezed, on any screen`, async ({ page, request }) => {
    const messages = await loadMessages(code)
    const rooms = roomWords(messages)
    const button = (key: MessageKey) => page.getByRole('button', { name: messages[key], exact: true }).last()
    const expectRoomAt = (width: number, view: string) => expectRoom(page, rooms, width, view)
    const expectRoomy = async (view: string, widths: readonly number[] = WIDTHS) => {
      for (const width of widths) await expectRoomAt(width, view)
    }
    const unit = await readFreeUnit(request)

    await page.goto(`/${code}/meridian/projects`)
    await expect(page.locator('[data-arrangement] h3').first()).toBeVisible()
    await expectRoomy('developments')

    await page.goto(`/${code}/harbour/premises`)
    await expect(page.getByRole('list', { name: messages['title.premises'] }).getByRole('link').first()).toBeVisible()
    await expectRoomy('cards')
    for (const view of ['premises?view=list', 'chess', 'chess-plus', 'info', '']) {
      await navigateInPage(page, `/${code}/harbour/${view}`)
      await page.waitForLoadState('networkidle')
      await expectRoomy(view || 'main page')
    }
    // Dialogs, from the phone up.
    await navigateInPage(page, `/${code}/harbour/premises`)
    await button('control.menu').click()
    await expect(page.getByText(messages['theme.device'], { exact: true })).toBeVisible()
    await expectRoomAt(360, 'menu')
    await page.keyboard.press('Escape')
    await button('control.filter').click()
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible()
    await expectRoomAt(360, 'filter')
    await button('control.close').click()
    await navigateInPage(page, `/${code}/harbour/premises/details/instance/${unit}`)
    await expect(button('control.order')).toBeVisible()
    await expectRoomy('unit')
    await button('control.order').click()
    await expect(button('control.send')).toBeVisible()
    await expectRoomy('request', WIDTHS.toReversed())
  })
}

async function expectRoom(page: Page, rooms: readonly string[], width: number, view: string): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.evaluate(() => document.fonts.ready)
  await expect.soft.poll(() => squeezedTexts(page, rooms), `${view} at ${width}`).toEqual([])
}

/** The words after a number of rooms. */
function roomWords(messages: Messages): readonly string[] {
  const words = ['rooms.rooms', 'rooms.bedrooms'].flatMap((key) => [
    ...messages[key as MessageKey].matchAll(/#\s(?:de\s)?([\p{L}\p{M}]+)/gu),
  ])
  return [...new Set(words.map(([, word]) => word ?? ''))].toSorted((a, b) => b.length - a.length)
}
