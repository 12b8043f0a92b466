import { REFUSED } from './errors.ts'
import { EMPTY_ORIGIN, LOCALHOST_ORIGIN, ORIGIN } from './origins.ts'
import { expect, test } from './test.ts'

test('a host page of another origin receives every page change', async ({ page, expectErrors }) => {
  expectErrors(REFUSED)
  await page.goto(`${EMPTY_ORIGIN}/healthz`)
  await page.evaluate((src) => {
    const received: unknown[] = []
    Object.assign(window, { received })
    addEventListener('message', ({ data }) => received.push(data))
    const frame = document.createElement('iframe')
    frame.style.cssText = 'width: 1200px; height: 700px'
    frame.src = src
    document.body.append(frame)
  }, `${ORIGIN}/en/harbour/premises?rooms=2&crm=secret`)
  const pages = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'received') as { type: string; fullPath?: string }[])
        .filter(({ type }) => type === 'changeRPTModulePage')
        .map(({ fullPath }) => fullPath),
    )
  await expect.poll(pages).toEqual(['/en/harbour/premises?rooms=2'])
  await page.frameLocator('iframe').getByRole('link', { name: 'Grid', exact: true }).click()
  await expect.poll(pages).toEqual(['/en/harbour/premises?rooms=2', '/en/harbour/chess?rooms=2'])
})

test('keeps the source of a visit in cookies for seven days and never overwrites it', async ({ page, context }) => {
  await page.goto(`${LOCALHOST_ORIGIN}/en/harbour?utm_source=first&utm_medium=mail&yclid=42`)
  const names = async () => (await context.cookies(LOCALHOST_ORIGIN)).map(({ name }) => name)
  await expect.poll(names).toEqual(expect.arrayContaining(['utm', 'tracking']))
  await page.goto(`${LOCALHOST_ORIGIN}/en/harbour?utm_source=second&yclid=43`)
  await expect(page.getByRole('banner')).toBeVisible()
  const cookies = await context.cookies(LOCALHOST_ORIGIN)
  const utm = cookies.find(({ name }) => name === 'utm')
  expect(JSON.parse(decodeURIComponent(utm?.value ?? ''))).toEqual({ utm_source: 'first', utm_medium: 'mail' })
  expect(utm).toMatchObject({ path: '/', secure: true, sameSite: 'None', httpOnly: false })
  const life = (utm?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(life - 604_800)).toBeLessThan(60)
  const tracking = cookies.find(({ name }) => name === 'tracking')
  expect(JSON.parse(decodeURIComponent(tracking?.value ?? ''))).toEqual({ yclid: '42' })
})

test('a frame with blocked storage works and forgets nothing while it is open', async ({ page, expectErrors }) => {
  expectErrors(REFUSED)
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await page.goto(`${EMPTY_ORIGIN}/healthz`)
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.style.cssText = 'width: 1200px; height: 700px'
    frame.src = src
    document.body.append(frame)
  }, `${ORIGIN}/en/harbour/chess?utm_source=x&crm=context`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('97 of 194 homes available', { exact: true })).toBeVisible()
  await frame.getByRole('link', { name: 'Units', exact: true }).click()
  await expect(frame.getByRole('link', { name: 'Units', exact: true })).toHaveAttribute('aria-current', 'page')
})
