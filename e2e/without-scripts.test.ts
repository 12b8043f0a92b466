import { type Browser, devices, expect, type Page } from '@playwright/test'
import { readCatalogue } from './expected.ts'
import { makeProject } from './studio/small-project.ts'
import { test, withHydration } from './test.ts'
import { ofReturning } from './visitors.ts'

/*
 * The document that the server sends is whole: everything in it can be reached by following links, and scripts take it over
 * as it is.
 */

const SCREENS = { phone: devices['Pixel 7'], desktop: { viewport: { width: 1440, height: 900 } } } as const

async function openWithout(browser: Browser, screen: keyof typeof SCREENS): Promise<Page> {
  const context = await ofReturning(browser.newContext({ ...SCREENS[screen], javaScriptEnabled: false }))
  return context.newPage()
}

for (const [screen, path] of [
  ['desktop', '/en/harbour/premises?view=list'],
  ['desktop', '/en/harbour/premises?type=all'],
  ['phone', '/ar/harbour/premises?view=list'],
  ['phone', '/en/harbour/premises?rooms=1'],
] as const) {
  test(`links lead to every unit of ${path} on a ${screen}`, async ({ browser, request }) => {
    const page = await openWithout(browser, screen)
    await page.goto(path)
    const found: string[] = []
    for (let pages = 0; pages < 40; pages++) {
      const units = page.locator('main a[href*="/details/instance/"]')
      await expect(units.first()).toBeVisible()
      const ids = await units.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')?.match(/instance\/(\d+)/)?.[1]),
      )
      found.push(...new Set(ids.flatMap((id) => id ?? [])))
      const next = page.locator('main a[rel=next]')
      if ((await next.count()) === 0) break
      await next.click()
      await expect(page).toHaveURL(/[?&]from=\d+$/)
    }
    const { units } = await readCatalogue(request, 'harbour')
    const wanted = units.filter(({ layout }) =>
      path.includes('type=all')
        ? true
        : layout.type === 'living' && (!path.includes('rooms=1') || layout.label === '1'),
    )
    expect(found.toSorted()).toEqual(wanted.map(({ id }) => String(id)).toSorted())
    await page
      .locator('main')
      .getByRole('link', { name: /Show all|عرض الكل/ })
      .click()
    await expect(page).not.toHaveURL(/from=/)
    await page.context().close()
  })
}

test('a building without pictures is drawn by the server, with links to its storeys', async ({ browser, request }) => {
  const { id } = await makeProject(request, { published: true })
  for (const screen of ['phone', 'desktop'] as const) {
    const page = await openWithout(browser, screen)
    for (const lang of ['en', 'ar']) {
      await page.goto(`/${lang}/${id}`)
      await expect(page.locator('main svg path').first()).toBeVisible()
      const storeys = page.locator('main svg a')
      await expect(storeys).toHaveCount(2)
    }
    await page.locator('main svg a').first().click()
    await expect(page).not.toHaveURL(new RegExp(`/${id}$`))
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
    await page.context().close()
    // Scripts take it over as it is: an error of React would fail the test.
    const context = await ofReturning(browser.newContext(SCREENS[screen]))
    const scripted = withHydration(await context.newPage())
    for (const lang of ['en', 'ar']) {
      await scripted.goto(`/${lang}/${id}`)
      await expect(scripted.locator('main svg a')).toHaveCount(2)
    }
    await context.close()
  }
})
