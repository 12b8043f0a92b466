import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeOf } from './axe.ts'
import { type DemoIds, readDemoIds } from './catalogue.ts'
import { ORIGIN } from './origins.ts'
import { NEW_VISITOR } from './visitors.ts'

let ids: DemoIds
test.beforeAll(async ({ request }) => {
  ids = await readDemoIds(request)
})

test.describe('a new visitor', () => {
  test.use({ storageState: NEW_VISITOR })

  test('is shown the walkthrough once', async ({ page }) => {
    await page.goto('/en/harbour')
    await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await staysCalm(page)
  })

  test('who was sent a unit is left alone, until he comes for the catalogue', async ({ page }) => {
    await page.goto(`/en/harbour/chess/details/instance/${ids.instance}`)
    await staysCalm(page)
    await page.goto('/en/harbour/chess')
    await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible()
  })

  test('who has begun to look for himself is not interrupted', async ({ page }) => {
    await page.goto('/en/harbour/premises')
    await page.getByRole('banner').click({ position: { x: 5, y: 5 } })
    await staysCalm(page)
  })

  test('whose storage is blocked is not shown it at every visit', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/en/harbour')
    await staysCalm(page)
  })

  test('of another page keeps the focus there, and is shown it when he asks', async ({ page }) => {
    await page.goto(`${ORIGIN}/healthz`)
    await page.evaluate((src) => {
      document.body.innerHTML = `<input aria-label="Mine"><iframe width="1200" height="600" src="${src}"></iframe>`
      document.querySelector('input')?.focus()
    }, '/en/harbour')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('406 units found')).toBeAttached()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2500)
    await expect(frame.locator('[data-walkthrough]')).toHaveCount(0)
    await expect(page.getByLabel('Mine')).toBeFocused()
    await frame.getByRole('button', { name: 'Menu' }).click()
    await frame.getByRole('button', { name: 'How it works' }).click()
    await expect(frame.getByRole('dialog', { name: 'How it works' })).toBeVisible()
  })
})

test('walks by keyboard along the controls of a card, counts them and gives the focus back', async ({ page }) => {
  await page.goto(`/en/harbour/chess/details/instance/${ids.instance}`)
  await expect(page.getByRole('region', { name: /^Apartment|^Parking|\d/ }).first()).toBeVisible()
  await openHowToUse(page, 'Menu', 'How it works')
  const seen: string[] = []
  const count = Number(/of (\d+)/.exec(await progress(page).innerText())?.[1])
  for (let number = 1; number <= count; number += 1) {
    await expect(progress(page)).toHaveText(`${number} of ${count}`)
    seen.push(await page.getByRole('dialog').getByRole('heading').innerText())
    await expectApart(page)
    await page.keyboard.press(number % 2 ? 'Enter' : 'ArrowRight')
  }
  expect(seen.slice(0, 5)).toEqual([
    'How it works',
    'Choose from the picture',
    'Sorting',
    'Availability grid +',
    'Unit details',
  ])
  expect(seen).toContain('Filter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('goes back by key and by button, and has no way before the first step', async ({ page }) => {
  await page.goto('/en/harbour/premises')
  await openHowToUse(page, 'Menu', 'How it works')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Sorting' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
})

test('a group has fewer controls, and so fewer steps', async ({ page }) => {
  await page.goto('/en/meridian')
  await openHowToUse(page, 'Menu', 'How it works')
  await expect(progress(page)).toHaveText('1 of 4')
  expect((await axeOf(page).analyze()).violations).toEqual([])
})

test('a press in the hole uses the control, a press beside it only ends the walk', async ({ page }) => {
  await page.goto('/en/harbour/chess')
  await openHowToUse(page, 'Menu', 'How it works')
  await page.mouse.click(700, 700)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/chess$/)
  await openHowToUse(page, 'Menu', 'How it works')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Availability grid +' })).toBeVisible()
  const entry = await page.locator('[data-tour=chess-plus]:visible').boundingBox()
  await page.mouse.click((entry?.x ?? 0) + 10, (entry?.y ?? 0) + 10)
  await expect(page).toHaveURL(/\/chess-plus$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('follows the screen: a step whose control goes is left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/en/harbour/chess/details/instance/${ids.instance}`)
  await openHowToUse(page, 'Menu', 'How it works')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Unit details' })).toBeVisible()
  // Below it the page becomes another, which has neither a card nor a unit.
  await page.evaluate(() => history.pushState(null, '', '/en/harbour/info'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('dialog', { name: 'Unit details' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectApart(page)
})

test('in Arabic on a phone the keys go the other way, and axe finds nothing', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`/ar/harbour/interactive/${ids.facade}/frame/0`)
  await openHowToUse(page, 'القائمة', 'طريقة الاستخدام')
  await expect(progress(page)).toHaveText('1 من 7')
  await page.keyboard.press('ArrowLeft')
  await expect(progress(page)).toHaveText('2 من 7')
  await expectApart(page)
  expect((await axeOf(page).analyze()).violations).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(progress(page)).toHaveText('1 من 7')
  await page.getByRole('button', { name: 'تخطي' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'الجدول', exact: true }).tap()
  await expect(page).toHaveURL(/\/chess$/)
  await context.close()
})

test('a card on a phone covers the menu, and offers the walkthrough itself', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
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

/** Longer than the walkthrough waits before it begins by itself. */
async function staysCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
  await expect(page.locator('[data-walkthrough]')).toHaveCount(0)
}

async function openHowToUse(page: Page, menu: string, item: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('button', { name: item }).click()
  await expect(page.getByRole('dialog', { name: item })).toBeVisible()
}

function progress(page: Page): Locator {
  return page.getByRole('dialog').locator('[aria-live] p').first()
}

/** The hole and the note lie on the screen, and the note does not cover what it is about. */
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
      const isApart =
        note.x + note.width <= hole.x ||
        hole.x + hole.width <= note.x ||
        note.y + note.height <= hole.y ||
        hole.y + hole.height <= note.y
      return isApart ? 'apart' : 'over it'
    })
    .toBe('apart')
}
