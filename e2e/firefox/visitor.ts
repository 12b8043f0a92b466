import { expect } from '@playwright/test'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { OFFER_KEY } from '#domain/onboarding/offer.ts'
import { test as base } from '../host-page.ts'
import { ORIGIN } from '../origins.ts'

/*
 * Playwright drives only its own build of Firefox. Puppeteer drives the one that visitors have, by WebDriver BiDi.
 */

/** Where Firefox is; null if the run has found none. */
export const FIREFOX = process.env.FIREFOX_PATH || null

/** The screens that journeys are made on. */
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

/** Somebody who uses the catalogue in Firefox. */
interface Visitor {
  readonly page: Page
  /** Opens an address, and waits until scripts have taken over the page. */
  readonly open: (path: string) => Promise<void>
  /** Waits for a control or heading in sight with this name. */
  readonly find: (name: string | RegExp) => Promise<ElementHandle<Element>>
  readonly press: (name: string | RegExp) => Promise<void>
  readonly fill: (field: string, value: string) => Promise<void>
  /** The path with its query. */
  readonly path: () => string
}

interface Fixtures {
  readonly device: keyof typeof SCREENS
  readonly visitor: Visitor
}

/** A test whose visitor has a new Firefox profile; one browser serves all tests of a worker. */
export const test = base.extend<Fixtures, { readonly firefox: Browser }>({
  device: ['desktop', { option: true }],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX ?? '', headless: true })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // Playwright's own browser is not used here.
  guard: ({ watched: _ }, use) => use(undefined),
  visitor: async ({ firefox, device, watched }, use) => {
    const context = await firefox.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport(SCREENS[device])
    await page.evaluateOnNewDocument((key) => {
      localStorage.setItem(key, 'seen')
      // Firefox cancels the requests of a page that is left, and the page complains. Nobody sees that.
      let isLeft = false
      addEventListener('beforeunload', () => {
        isLeft = true
      })
      // Of an error Firefox reports only its kind, and after the page was left nothing more can be asked.
      const report = console.error
      console.error = (...all) => {
        if (!isLeft) report(...all.map((one) => (one instanceof Error ? `${one} ${one.stack}` : one)))
      }
    }, OFFER_KEY)
    const find = (name: string | RegExp) => findNamed(page, name)
    page.on('pageerror', (error) => watched.add(String(error)))
    page.on('console', (message) => message.type() === 'error' && watched.add(message.text()))
    await use({
      page,
      open: async (path) => {
        await page.goto(ORIGIN + path)
        await takenOver(page)
        // Firefox reports scripts that were still loading when the page is left. The stream of events stays open.
        await page.waitForNetworkIdle({ concurrency: 1 })
      },
      find,
      press: async (name) => (await find(name)).click(),
      fill: (field, value) => page.locator(`dialog [name="${field}"]`).fill(value),
      path: () => page.url().slice(ORIGIN.length),
    })
    await context.close()
  },
})

export { expect }

/** Resolves when scripts have taken over the page, or if the server has not rendered it. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const rendered = document.querySelector('div[data-parts]')
    return !rendered || rendered.hasAttribute('data-live')
  })
}

/** Waits for a control or heading that is in sight and has this name, by its label or its text. */
async function findNamed(page: Page, name: string | RegExp): Promise<ElementHandle<Element>> {
  const found = await page.waitForFunction(
    (wanted, isPattern) => {
      const isWanted = (text: string) => (isPattern ? new RegExp(wanted).test(text) : text === wanted)
      // Behind the last open dialog nothing can be pressed.
      const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      return [...place.querySelectorAll<HTMLElement>('a, button, h1, h2, h3')].find((element) => {
        if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false
        const own = element.getAttribute('aria-label') ?? element.innerText
        return isWanted(own.replaceAll(/\s+/g, ' ').trim())
      })
    },
    {},
    name instanceof RegExp ? name.source : name,
    name instanceof RegExp,
  )
  return found.asElement() as ElementHandle<Element>
}
