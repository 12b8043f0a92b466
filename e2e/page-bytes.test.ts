import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/*
 * A page is the same bytes for everybody: its policy permits what is inline by hashes, and it is rendered for the screens
 * that there was time for.
 */

/** Changes the document that the server sends. Its headers stay. */
async function changeDocument(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/en/harbour*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** What an attacker would like to have in a text or a colour of a catalogue. */
const INJECTED = `<script>window.ran = 'script'</script>
<script nonce="">window.ran = 'script with a nonce'</script>
<script src="data:text/javascript,window.ran='data'"></script>
<img src="data:," onerror="window.ran = 'handler'">
<a id="injected" href="javascript:window.ran='address'" style="color:rgb(1, 2, 3)">here</a>
<style>#injected{outline:rgb(1, 2, 3) solid 9px}</style>
<svg><script>window.ran = 'svg'</script></svg>`

for (const place of ['/en/harbour', '/en/harbour?crm=x']) {
  test(`nothing that is injected into ${place} runs, and its own scripts and styles do`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Content Security Policy/, /status of 40[13]/)
    await changeDocument(page, (html) => html.replace('<div id="root">', `${INJECTED}<div id="root">`))
    await page.goto(place)
    const injected = page.locator('#injected')
    await expect(injected).toBeAttached()
    await injected.evaluate((link: HTMLElement) => link.click())
    expect(await injected.evaluate((link) => getComputedStyle(link).color)).not.toBe('rgb(1, 2, 3)')
    expect(await injected.evaluate((link) => getComputedStyle(link).outlineWidth)).not.toBe('9px')
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
    // Hydrated, in its own styles.
    await expect(page.locator('div[data-live]')).toBeAttached()
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter')
  })
}

test('the headers of a page are the same for everybody, and its policy names at most nine hashes', async ({
  request,
}) => {
  const [one, other] = [await request.get('/en/harbour/chess?gclid=1'), await request.get('/en/harbour/chess?gclid=2')]
  const policy = one.headers()['content-security-policy'] ?? ''
  expect(other.headers()['content-security-policy']).toBe(policy)
  expect(await other.text()).toBe(await one.text())
  const hashes = policy.match(/'sha256-[^']+'/g) ?? []
  expect(hashes.length).toBeGreaterThan(3)
  expect(hashes.length).toBeLessThanOrEqual(9)
  expect(policy).not.toMatch(/unsafe|nonce|strict-dynamic/)
})

test('a page that was rendered for large screens alone is rendered by the browser on others', async ({ page }) => {
  await changeDocument(page, (html) =>
    html
      .replaceAll(/<template data-size.*?<\/template>/gs, '')
      .replace('id="rendered-large"', 'id="rendered-large" data-screen="(width >= 64rem)"'),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/harbour')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Grid' }).first()).toBeVisible()
  await expect(page.locator('div[data-parts]')).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/harbour')
  await expect(page.locator('div[data-live][data-size=large]')).toBeAttached()
})
