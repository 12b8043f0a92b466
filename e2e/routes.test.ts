import { directionOf, type LanguageCode, languageOf } from '#domain/language/language.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { type DemoIds, readDemoIds } from './catalogue.ts'
import { NOT_FOUND } from './errors.ts'
import { navigateInPage } from './navigate-in-page.ts'
import { expect, type Page, test } from './test.ts'

let ids: DemoIds
test.beforeAll(async ({ request }) => {
  ids = await readDemoIds(request)
})

/** A path after the tokens, with placeholders for ids. */
function fill(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: keyof DemoIds) => String(ids[name]))
}

const PAGES: readonly (readonly [path: string, title: MessageKey, tokens?: string])[] = [
  ['', 'title.interactive_1'],
  ['projects', 'title.projects'],
  ['info', 'title.info'],
  ['interactive/{interactive}/frame/0', 'title.interactive_1'],
  ['interactive/{facade}/frame/0', 'title.interactive'],
  ['premises', 'title.premises'],
  ['chess', 'title.chess'],
  ['chess/estate/{estate}', 'title.chess'],
  ['chess-plus', 'title.chess_plus'],
  ['chess-plus/estate/{estate}', 'title.chess_plus'],
  ['favorites', 'title.favorites'],
  ['panorama', 'title.panorama'],
  ['about', 'title.about'],
  ['pdf/chess', 'title.chess_print'],
  ['pdf/chess/{estate}', 'title.chess_print'],
  ['instructions', 'title.instructions', 'harbour/anna'],
  ['error-404', 'title.error_404'],
  ['', 'title.group_interactive', 'meridian'],
]

// One page for all addresses of a language, because a new browser context for each is slow.
test('every page has its title, language, direction and heading', async ({ page, expectErrors }) => {
  expectErrors(NOT_FOUND)
  test.slow()
  for (const [path, title, tokens = 'harbour'] of PAGES) {
    await test.step(`${tokens}/${path}`, async () => {
      await page.goto(`/en/${tokens}/${fill(path)}`)
      await expectLanguage(page, 'en', title)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    })
  }
})

test('every page has its title, language and direction in Arabic after navigating to it', async ({
  page,
  expectErrors,
}) => {
  expectErrors(NOT_FOUND)
  test.slow()
  let shown = ''
  for (const [path, title, tokens = 'harbour'] of PAGES) {
    await test.step(`${tokens}/${path}`, async () => {
      const address = `/ar/${tokens}/${fill(path)}`
      if (tokens === shown) await navigateInPage(page, address)
      else await page.goto(address)
      shown = tokens
      await expectLanguage(page, 'ar', title)
    })
  }
})

for (const lang of ['ru', 'ar'] as const) {
  test(`every document is sent with its title, language and direction in ${lang}`, async ({ request }) => {
    const messages = await loadMessages(lang)
    for (const [path, title, tokens = 'harbour'] of PAGES) {
      const document = await (await request.get(`/${lang}/${tokens}/${fill(path)}`)).text()
      expect(document).toContain(`<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}"`)
      expect(document).toContain(`<title>${messages[title]} — `)
    }
  })
}

async function expectLanguage(page: Page, lang: LanguageCode, title: MessageKey): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${escapeText((await loadMessages(lang))[title])} — .+`))
  await expect(page.locator('html')).toHaveAttribute('lang', languageOf(lang).tag)
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(lang))
}

const ALIASES: readonly (readonly [from: string, to: string])[] = [
  ['/harbour/interactive', '/harbour'],
  ['/harbour/premises/{instance}', '/harbour/premises/details/instance/{instance}'],
  ['/harbour/chess/{instance}', '/harbour/chess/details/instance/{instance}'],
  ['/harbour/chess/storey-sidebar/{storey}', '/harbour/chess/group/storey/{storey}'],
  ['/harbour/chess/storey-sidebar/{storey}/instance/{instance}', '/harbour/chess/details/instance/{instance}'],
  ['/harbour/chess/estate/{estate}/storey-sidebar/{storey}', '/harbour/chess/estate/{estate}/group/storey/{storey}'],
  ['/harbour/chess/estate/{estate}/instance/{instance}', '/harbour/chess/estate/{estate}/details/instance/{instance}'],
  ['/harbour/chessPlus', '/harbour/chess-plus'],
  ['/harbour/chessPlus/{instance}', '/harbour/chess-plus/details/instance/{instance}'],
  ['/harbour/chessPlus/estate/{estate}', '/harbour/chess-plus/estate/{estate}'],
  ['/instructions?first_token=harbour&second_token=anna', '/harbour/anna/instructions'],
  ['/pdf/chess?first_token=harbour', '/harbour/pdf/chess'],
]

test('every alias redirects to its page', async ({ request }) => {
  for (const [from, to] of ALIASES) {
    const answer = await request.get(fill(from))
    expect(answer.status(), from).toBe(200)
    expect(answer.url()).toMatch(new RegExp(`${escapeText(fill(to))}(\\?.*)?$`))
  }
})

test('an unknown path leads to error-404, and a partner’s token survives it', async ({ page, expectErrors }) => {
  expectErrors(NOT_FOUND)
  await page.goto('/en/harbour/anna/no/such/page')
  await expect(page).toHaveURL(/\/en\/harbour\/anna\/error-404$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
