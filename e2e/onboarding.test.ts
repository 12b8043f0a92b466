import { axeOf } from './axe.ts'
import { type DemoIds, readDemoIds } from './catalogue.ts'
import { waitUntilLeft } from './history.ts'
import { ORIGIN } from './origins.ts'
import { expect, type FrameLocator, type Locator, type Page, test } from './test.ts'
import { ofReturning } from './visitors.ts'

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

let ids: DemoIds
test.beforeAll(async ({ request }) => {
  ids = await readDemoIds(request)
})

const STEP_TITLES = [
  'How it works',
  'Choose from the picture',
  'Sorting',
  'Availability grid +',
  'Unit details',
  '3D tour',
  'Filter',
  'Favourites',
  'Enquiry and phone',
  'Brochure',
]

test.describe('a new visitor', () => {
  test.use({ isNewVisitor: true })

  test('is offered the walkthrough by a note that takes no focus, once', async ({ page }) => {
    await page.setViewportSize(SCREENS.phone)
    await page.goto('/en/harbour')
    await expect(offerOn(page)).toContainText('New here?')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    const [note, cards] = await Promise.all([offerOn(page), page.locator('ul[data-tour=picture]')].map(boxOf))
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(cards?.y ?? 0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect((await (await axeOf(page)).analyze()).violations).toEqual([])
    await offerOn(page).getByRole('button', { name: 'Close' }).click()
    await expect(offerOn(page)).toHaveCount(0)
    await expect(page.getByText('You can find the tour here: How it works')).toBeVisible()
    await page.reload()
    await expectNoOffer(page)
  })

  test('a click anywhere closes the note, and the next visit offers it once more', async ({ page, context }) => {
    await page.goto('/en/harbour')
    await expect(offerOn(page)).toBeVisible()
    await page.getByRole('banner').click({ position: { x: 5, y: 5 } })
    await expect(offerOn(page)).toHaveCount(0)
    await page.reload()
    await expectNoOffer(page)
    for (const isOffered of [true, false]) {
      const visit = await context.newPage()
      await visit.goto('/en/harbour/premises')
      if (!isOffered) await expectNoOffer(visit)
      else {
        await expect(offerOn(visit)).toBeVisible()
        await visit.getByRole('link', { name: 'Grid', exact: true }).click()
        await expect(offerOn(visit)).toHaveCount(0)
      }
      await visit.close()
    }
  })

  test('a click in the moment the note appears closes it too', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('aside [role="note"]')) return
        observer.disconnect()
        // No frame has been drawn since React rendered the note.
        setTimeout(() => {
          document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          document.body.dataset.clicked = 'yes'
        })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/en/harbour')
    await page.locator('body[data-clicked]').waitFor()
    await expect(offerOn(page)).toHaveCount(0)
  })

  test('is offered nothing on a link to a unit or under a partner link', async ({ page }) => {
    await page.goto(`/en/harbour/chess/details/instance/${ids.instance}`)
    await expectNoOffer(page)
    await page.goto('/en/harbour/anna')
    await expectNoOffer(page)
    await page.goto('/en/harbour/chess')
    await expect(offerOn(page)).toBeVisible()
  })

  test('with blocked storage is not offered it at every visit', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/en/harbour')
    await expectNoOffer(page)
  })

  test('of another page keeps the focus there, and can start it from the menu', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${ORIGIN}/healthz`)
    await page.evaluate((src) => {
      document.body.innerHTML = `<input aria-label="Mine"><iframe width="1200" height="600" src="${src}"></iframe>`
      document.querySelector('input')?.focus()
    }, '/en/harbour')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('button', { name: 'Menu' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(5000)
    await expect(offerOn(frame)).toHaveCount(0)
    await expect(page.getByLabel('Mine')).toBeFocused()
    await frame.getByRole('button', { name: 'Menu' }).click()
    await frame.getByRole('button', { name: 'How it works' }).click()
    await expect(frame.getByRole('dialog', { name: 'How it works' })).toBeVisible()
  })

  for (const [name, viewport] of Object.entries(SCREENS)) {
    test(`sees all ten steps from the main page, each with its control (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/en/harbour')
      await offerOn(page).getByRole('button', { name: 'Start' }).click()
      for (const [index, title] of STEP_TITLES.entries()) {
        await expect(page.getByRole('dialog', { name: title })).toBeVisible()
        await expect(progress(page)).toHaveText(`${index + 1} of 10`)
        await expectApart(page)
        await expect(page.getByRole('button', { name: index < 9 ? 'Next' : 'Done', exact: true })).toBeFocused()
        if (title === 'Sorting') await expect(page).toHaveURL(/\/premises$/)
        if (title === 'Brochure') await expectAboveFooter(page)
        if (title === 'Unit details') await expect(page).toHaveURL(/\/chess-plus\/details\/instance\/\d+$/)
        await page.keyboard.press(index % 2 ? 'Enter' : 'ArrowRight')
      }
      await expect(page.locator('[data-walkthrough]')).toHaveCount(0)
      await expect(page).toHaveURL(/\/en\/harbour$/)
      // A reload would interrupt the step back to where the walkthrough started.
      await waitUntilLeft(page)
      await page.reload()
      await expectNoOffer(page)
    })
  }
})

test('ends where it was started, and Back leaves the page as before', async ({ page }) => {
  await page.goto('/en/harbour/info')
  await page.goto(`/en/harbour/chess/details/instance/${ids.instance}`)
  const card = page.locator('[data-tour=card]')
  await expect(card).toBeVisible()
  await openHowToUse(page, 'Menu', 'How it works')
  for (const title of STEP_TITLES.slice(0, 4)) {
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('dialog', { name: 'Unit details' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/chess/details/instance/${ids.instance}$`))
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\/chess-plus$/)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-walkthrough]')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/chess/details/instance/${ids.instance}$`))
  await expect(card).toBeVisible()
  await waitUntilLeft(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/info$/)
})

test('goes back by key and by button, not before the first step, and returns the focus', async ({ page }) => {
  await page.goto('/en/harbour/premises')
  await openHowToUse(page, 'Menu', 'How it works')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Choose from the picture' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Sorting' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-walkthrough]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/premises$/)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('a group has fewer controls, and so fewer steps', async ({ page }) => {
  await page.goto('/en/meridian')
  await openHowToUse(page, 'Menu', 'How it works')
  await expect(progress(page)).toHaveText('1 of 4')
  expect((await (await axeOf(page)).analyze()).violations).toEqual([])
})

test('a click on the highlighted control uses it, a click beside it only ends the walkthrough', async ({ page }) => {
  await page.goto('/en/harbour/chess')
  await openHowToUse(page, 'Menu', 'How it works')
  await page.mouse.click(700, 700)
  await expect(page.locator('[data-walkthrough]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/chess$/)
  await openHowToUse(page, 'Menu', 'How it works')
  const menu = await page.locator('[data-tour=menu]:visible').boundingBox()
  await page.mouse.click((menu?.x ?? 0) + 10, (menu?.y ?? 0) + 10)
  await expect(page.locator('[data-walkthrough]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'How it works' })).toBeVisible()
})

test('skips a step whose control does not appear', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en/harbour/chess')
  await openHowToUse(page, 'Menu', 'How it works')
  await expect(progress(page)).toHaveText('1 of 10')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-tour=picture], [data-tour=stage] { visibility: hidden }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Choose from the picture' })).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(page.getByRole('dialog', { name: 'Sorting' })).toBeVisible()
  await expect(progress(page)).toHaveText('2 of 9')
})

test('in Arabic on a phone the keys are mirrored, and axe finds nothing', async ({ browser }) => {
  const context = await ofReturning(browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true }))
  const page = await context.newPage()
  await page.goto(`/ar/harbour/interactive/${ids.facade}/frame/0`)
  await openHowToUse(page, 'القائمة', 'طريقة الاستخدام')
  await expect(progress(page)).toHaveText('1 من 10')
  await page.keyboard.press('ArrowLeft')
  await expect(progress(page)).toHaveText('2 من 10')
  await expectApart(page)
  expect((await (await axeOf(page)).analyze()).violations).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(progress(page)).toHaveText('1 من 10')
  await page.getByRole('button', { name: 'تخطي' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'الجدول', exact: true }).tap()
  await expect(page).toHaveURL(/\/chess$/)
  await context.close()
})

test('a card on a phone covers the menu, and offers the walkthrough itself', async ({ browser }) => {
  const context = await ofReturning(browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true }))
  const page = await context.newPage()
  await page.goto(`/en/harbour/chess/details/instance/${ids.instance}`)
  const ask = page.getByRole('dialog').getByRole('button', { name: 'How it works' })
  await ask.tap()
  const walkthrough = page.locator('[data-walkthrough]')
  await expect(walkthrough.getByRole('heading', { name: 'Unit details' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(walkthrough).toHaveCount(0)
  await expect(ask).toBeFocused()
  await context.close()
})

/** Expects no offer after the code of the walkthrough has loaded and its delay has passed. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  await page.clock.runFor(5000)
  await expect(offerOn(page)).toHaveCount(0)
  await page.clock.resume()
}

function offerOn(place: Page | FrameLocator): Locator {
  return place.getByRole('complementary', { name: 'New here?' })
}

async function openHowToUse(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('button', { name: item }).click()
  await expect(page.getByRole('dialog', { name: item })).toBeVisible()
}

function progress(page: Page): Locator {
  return page.getByRole('dialog').locator('[aria-live] p').first()
}

function boxOf(element: Locator) {
  return element.boundingBox()
}

/** Expects the control of the step not under the buttons that stay at the foot of a card. */
async function expectAboveFooter(page: Page): Promise<void> {
  const footer = page.getByRole('button', { name: 'Enquire now' }).last()
  const hole = page.locator('[data-walkthrough] > div').first()
  await expect
    .poll(async () => {
      const [control, foot] = await Promise.all([hole, footer].map(boxOf))
      if (!control || !foot) return 'missing'
      const isApart = control.y + control.height <= foot.y || control.y >= foot.y + foot.height
      return isApart ? 'apart' : 'under it'
    })
    .toBe('apart')
}

/** Expects the note on the screen and not over its control, unless the control fills the screen. */
async function expectApart(page: Page): Promise<void> {
  const dialog = page.locator('[data-walkthrough]')
  const boxes = () =>
    Promise.all([dialog.locator('> div').first().boundingBox(), dialog.locator('> div').last().boundingBox()])
  await expect
    .poll(async () => {
      const [hole, note] = await boxes()
      const screen = page.viewportSize()
      if (!hole || !note || !screen) return 'missing'
      const isOn =
        note.x >= 0 && note.y >= 0 && note.x + note.width <= screen.width && note.y + note.height <= screen.height
      if (!isOn) return 'off the screen'
      if (screen.width - hole.width < note.width && screen.height - hole.height < note.height) return 'apart'
      const isApart =
        note.x + note.width <= hole.x ||
        hole.x + hole.width <= note.x ||
        note.y + note.height <= hole.y ||
        hole.y + hole.height <= note.y
      return isApart ? 'apart' : 'over it'
    })
    .toBe('apart')
}
