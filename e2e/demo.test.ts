import { loadMessages } from '#i18n/load-messages.ts'
import { expectNoFaultsIn, followDevice, THEME_IN } from './axe.ts'
import { expect, test } from './test.ts'

test('the root introduces the demo and leads into it', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine')
  await page.getByRole('link', { name: 'Open the catalogue' }).click()
  await expect(page).toHaveURL(/\/en\/harbour$/)
  await expect(page.getByRole('banner')).toContainText('Harbour Quarter')
})

test('every link of the root page leads to a page of a catalogue', async ({ page, request }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = await page.getByRole('link').evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(20)
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200)
})

test('the pictures of the demo load, as AVIF if the browser accepts it', async ({ page }) => {
  const types: string[] = []
  page.on('response', (response) => {
    // Plans are drawings.
    const type = response.headers()['content-type'] ?? ''
    if (response.url().includes('/media/') && !type.includes('svg')) types.push(type)
  })
  await page.goto('/en')
  await expect.poll(() => types.length).toBeGreaterThan(0)
  expect(new Set(types)).toEqual(new Set(['image/avif']))
})

test('a catalogue page contains its data and requests none of it', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname.replace(/\d+/, 'N'))
  })
  await page.goto('/harbour')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('load')
  await expect.poll(() => calls).toEqual(['/api/vN/public/events'])
})

for (const lang of ['en', 'ar'] as const) {
  test(`the root page is accessible in ${THEME_IN[lang]} ${lang}, and obeys its own security policy`, async ({
    page,
  }) => {
    await followDevice(page)
    await page.goto(`/${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((await loadMessages(lang))['welcome.title'])
    await expectNoFaultsIn(THEME_IN[lang], page)
  })
}
