import { axeOf } from './axe.ts'
import { catalogueIn, EMBED, framePaths, test } from './host-page.ts'
import { ORIGIN } from './origins.ts'
import { expect } from './test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const script = (data: string) =>
  `<script async src="${ORIGIN}/embed.js" data-token="harbour" data-lang="en" ${data}></script>`

test('a plain script puts the catalogue into its target, or after itself', async ({ page, host }) => {
  const head = script('data-target="#later" data-page="chess" data-name="first"')
  const body = `<p>Before</p><div class="place" id="here">${script('data-height="400" data-name="second"')}</div><div class="place" id="later"></div>`
  await page.goto(host.serve(body, { head }))
  await expect(page.locator('vitrine-catalogue')).toHaveCount(2)
  await expect(page.locator('#here > vitrine-catalogue')).toHaveAttribute('name', 'second')
  expect((await page.locator('#here > vitrine-catalogue').boundingBox())?.height).toBe(400)
  await page.locator('#later').scrollIntoViewIfNeeded()
  await expect(catalogueIn(page, '#later').getByText('97 of 194 homes available', { exact: true })).toBeVisible()
  await expect(catalogueIn(page, '#here').getByRole('banner')).toContainText('Harbour Quarter')
  expect([...framePaths(page)].sort()).toEqual(['/en/harbour', '/en/harbour/chess'])
})

test('it takes the size of its container, of the page or of the screen', async ({ page, host }) => {
  const body = `${EMBED}<vitrine-catalogue token="harbour" lang="en" label="Our homes"></vitrine-catalogue>`
  await page.goto(host.serve(body))
  const element = page.locator('vitrine-catalogue')
  const size = async () => {
    const box = await element.locator('iframe').boundingBox()
    return [box?.width, box?.height]
  }
  // The container has no height: most of the screen.
  await expect.poll(size).toEqual([1280, 765])
  const set = (name: string, value: string) =>
    element.evaluate((shown, [to, of]) => shown.setAttribute(to, of), [name, value] as const)
  await set('height', '50vh')
  expect(await size()).toEqual([1280, 450])
  await set('fill', 'screen')
  expect(await size()).toEqual([1280, 900])
  await expect(element.locator('iframe')).toHaveAttribute('title', 'Our homes')
  await set('hidden', '')
  await expect(element).toBeHidden()
})

test('loads nothing before it is near the screen', async ({ page, host }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(
    host.serve(`${EMBED}<div class="far"></div><vitrine-catalogue token="harbour" lang="en"></vitrine-catalogue>`, {
      style: '.far { block-size: 20000px }',
    }),
  )
  await expect(page.locator('iframe')).toBeAttached()
  expect(asked).not.toContain('/en/harbour')
  await page.locator('vitrine-catalogue').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/en/harbour')
})

for (const { lang, theme } of [
  { lang: 'en', theme: 'light' },
  { lang: 'ar', theme: 'dark' },
]) {
  test(`the demo host page is accessible in ${lang} and ${theme}, and obeys its own policy`, async ({ page }) => {
    await page.goto(`${ORIGIN}/demo/host?lang=${lang}`)
    await expect(page.locator('li').filter({ hasText: 'vitrine-ready' })).toBeAttached()
    await page.locator('a[href="#vitrine=chess"]').click()
    await expect
      .poll(() => framePaths(page))
      .toEqual([`/demo/host?lang=${lang}#vitrine=chess`, `/${lang}/harbour/chess`])
    await expect(page.locator('li').filter({ hasText: `/${lang}/harbour/chess` })).toBeAttached()
    await page.locator(`[data-theme=${theme}]`).click()
    expect((await (await axeOf(page)).exclude('vitrine-catalogue').analyze()).violations).toEqual([])
  })
}
