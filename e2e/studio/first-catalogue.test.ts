import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LanguageCode } from '#domain/language/language.ts'
import { studioMessages } from '#i18n/studio.fixture.ts'
import { startSmtp, type TestSmtp } from '#server/mail/smtp.fixture.ts'
import { createServerProcess, type ServerProcess } from '#server/server-process.fixture.ts'
import { MANAGE_KEY, SECRET_KEY } from '../origins.ts'
import { openForm } from '../requests.ts'
import { expect, type Locator, type Page, test } from '../test.ts'
import { MOVING } from '../visitors.ts'
import { pressOn, tabTo } from './hands.ts'
import { acceptInvitation, callByKey } from './own-session.ts'

test.use(MOVING)

const root = path.resolve(import.meta.dirname, '../..')
const ar: Readonly<Record<string, string>> = studioMessages('ar')

// One after the other: each begins with an account without projects.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let smtp: TestSmtp
let server: ServerProcess
let folder: string
let origin: string
test.beforeAll(async () => {
  // Hooks do not have the time limit of their tests.
  test.setTimeout(300_000)
  smtp = await startSmtp()
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-first-'))
  // The server of the other tests has encoded the demo's pictures.
  const encoded = path.join(root, '.cache/e2e/demo/media')
  await mkdir(path.join(folder, 'media'), { mode: 0o700 })
  if (existsSync(encoded)) await cp(encoded, path.join(folder, 'media'), { recursive: true })
  server = createServerProcess({
    DATA_DIR: folder,
    MANAGE_KEY,
    SECRET_KEY,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@developer.example',
  })
  await server.start()
  origin = server.origin().replace('127.0.0.1', 'localhost')
})
test.afterAll(async () => {
  await server.stop()
  await smtp.goDown()
  await rm(folder, { recursive: true })
})

test('an empty account begins with a copy of the demo, and is empty again without it', async ({ page, request }) => {
  await signIn(page, 'Helen Marsh', 'en')
  await page.goto(`${origin}/studio`)
  await expect(page.getByRole('heading', { name: 'Your first catalogue' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  const card = page.getByRole('article', { name: 'Harbour Quarter' })
  // The slowest act here: a new server copies the whole demo.
  await expect(card).toBeVisible({ timeout: 240_000 })
  await expect(card).toContainText('Demo copy')
  await expect(card).toContainText('Not published')
  await expect(card).toContainText('2 buildings')
  const [{ token }] = await callByKey(request, origin, 'GET', 'catalogues')
  const address = `${origin}/en/${token}`
  expect((await request.get(address)).status()).toBe(404)

  await card.getByRole('listitem').filter({ hasText: 'Visitors cannot open it yet' }).getByRole('link').click()
  await expect(page.getByRole('checkbox', { name: 'Open the catalogue to visitors' })).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Open to visitors' }).click()
  await expect(page.getByText('Visitors can open the catalogue now.')).toBeVisible()
  expect((await request.get(address)).status()).toBe(200)

  await page.goto(`${origin}/studio`)
  await card.getByRole('button', { name: 'Delete the copy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the copy' }).click()
  await expect(page.getByRole('heading', { name: 'Your first catalogue' })).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
  expect(await callByKey(request, origin, 'GET', 'demo')).toEqual({ available: true, copies: [] })
  expect(await callByKey(request, origin, 'GET', 'media')).toEqual([])
})

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ar' })

  test('an empty account gets a published catalogue by keyboard alone, and its request reaches the mail server', async ({
    page,
    browser,
  }) => {
    const email = await signIn(page, 'ليلى', 'ar')
    await page.goto(`${origin}/studio`)
    const main = page.getByRole('main')
    const press = (target: Locator) => pressOn(page, target)
    const type = async (target: Locator, text: string) => {
      await tabTo(page, target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    }
    await press(main.getByRole('link', { name: word('nav.new') }))
    await type(page.getByLabel(word('common.name'), { exact: true }), 'بيت البحيرة')
    await type(page.getByLabel(word('new_project.token')), 'lake-house')
    await type(page.getByLabel(word('common.privacy')), 'https://lake.example/privacy')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/units$/)

    await press(page.getByRole('button', { name: word('build.by_hand') }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByLabel(word('build.to_storey')), '2')
    await type(dialog.getByLabel(word('build.per_storey')), '1')
    await type(dialog.getByLabel(word('units.column.rooms')), '2')
    await type(dialog.getByLabel(word('field.area_total')), '58')
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && /\/draft/.test(answer.url()),
    )
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await saved
    await press(page.getByRole('navigation').getByRole('link', { name: word('nav.publish') }))
    const publish = main.getByRole('button', { name: /^نشر / })
    // The first publication opens the catalogue by itself.
    await expect(main.getByRole('checkbox', { name: word('publish.opening') })).toBeChecked()
    await expect(publish).not.toHaveAttribute('aria-disabled', 'true')
    await press(publish)
    await expect(page.getByText(word('publish.done_all'))).toBeVisible()
    await expect(page.getByText(word('publish.done_open'))).toBeVisible()

    const visitor = await browser.newPage({ locale: 'ar', viewport: { width: 390, height: 844 } })
    const [unit] = await callByKey(page.request, origin, 'GET', 'instances')
    await visitor.goto(`${origin}/ar/lake-house/chess/details/instance/${unit.id}`)
    await visitor.locator('button[class*=filled]').last().click()
    const { field, send } = await openForm(visitor)
    await field('name').fill('Maria Keller')
    await field('phone').pressSequentially('+4915123456789')
    await field('consent').check()
    await send()
    await expect
      .poll(() => smtp.mails().some(({ to, text }) => to?.[0]?.address === email && text?.includes('Maria Keller')))
      .toBe(true)
    await visitor.close()
  })
})

/** Signs a new owner in by the link of the mailed invitation. Returns the owner's address. */
async function signIn(page: Page, name: string, lang: LanguageCode): Promise<string> {
  const email = `${lang}@developer.example`
  await callByKey(page.request, origin, 'POST', 'people/invitations', { email, role: 'owner', lang })
  const link = () =>
    smtp
      .mails()
      .find(({ to }) => to?.[0]?.address === email)
      ?.text?.match(/\S+#token=[\w-]+/)?.[0]
  await expect.poll(link).toBeDefined()
  await acceptInvitation(page.context(), origin, link() ?? '', name, lang)
  return email
}

function word(key: string): string {
  return ar[key] ?? key
}
