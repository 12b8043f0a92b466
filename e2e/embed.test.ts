import { catalogueIn, EMBED, eventsOf, framePaths, test } from './host-page.ts'
import { ORIGIN } from './origins.ts'
import { collectPosts, openForm, readFreeUnit } from './requests.ts'
import { expect, type Locator, type Page } from './test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const HARBOUR = '<div class="place"><vitrine-catalogue token="harbour" lang="en"></vitrine-catalogue></div>'

const tab = (page: Page, name: string) => catalogueIn(page).getByRole('link', { name, exact: true })

/** Valid rules that would break an element without protection from the styles of its page. */
const HOSTILE = `
* { all: unset !important; display: inline !important; opacity: 0.1 !important; visibility: hidden; pointer-events: none !important;
  transform: rotate(7deg) !important; filter: blur(3px) !important; clip-path: circle(1px) !important; position: static !important; }
html, body, div { all: revert !important; display: block !important; pointer-events: auto !important; transform: none !important;
  filter: none !important; clip-path: none !important; opacity: 1 !important; visibility: visible !important; }
.place { block-size: 700px !important; inline-size: 800px !important; }
iframe { display: none !important; width: 1px !important; height: 1px !important; }
:not(:defined) { display: none !important; }
`

test('works in a hostile page: rules for everything, right-to-left, a strict policy, two elements', async ({
  page,
  host,
}) => {
  const element = (name: string, token: string) =>
    `<div class="place" id="${name}"><vitrine-catalogue name="${name}" token="${token}" lang="en"></vitrine-catalogue></div>`
  await page.goto(
    host.serve(`${EMBED}${element('one', 'harbour')}${element('two', 'pines')}`, { style: HOSTILE, dir: 'rtl' }),
  )
  for (const [name, project] of [
    ['one', 'Harbour Quarter'],
    ['two', 'Northwood Pines'],
  ] as const) {
    const place = page.locator(`#${name}`)
    // The second one loads when it is near the screen.
    await place.scrollIntoViewIfNeeded()
    await expect(catalogueIn(page, `#${name}`).getByRole('banner')).toContainText(project)
    expect(await place.locator('iframe').boundingBox()).toEqual(await place.boundingBox())
    const look = await place.locator('vitrine-catalogue').evaluate((shown) => {
      const { opacity, visibility, transform, filter, clipPath, pointerEvents } = getComputedStyle(shown)
      return { opacity, visibility, transform, filter, clipPath, pointerEvents }
    })
    expect(look).toEqual({
      opacity: '1',
      visibility: 'visible',
      transform: 'none',
      filter: 'none',
      clipPath: 'none',
      pointerEvents: 'auto',
    })
  }
  // Before scripts run, links would load another document.
  await expect.poll(async () => (await eventsOf(page, 'vitrine-page')).length).toBe(2)
  await catalogueIn(page, '#two').getByRole('link', { name: 'Units', exact: true }).click()
  await catalogueIn(page, '#one').getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL(/#vitrine-two=premises&vitrine-one=chess$/)
  const events = await eventsOf(page, 'vitrine-page')
  const pathsOf = (one: string) => events.filter(({ name }) => name === one).map(({ detail }) => detail.fullPath)
  expect(pathsOf('one')).toEqual(['/en/harbour', '/en/harbour/chess'])
  expect(pathsOf('two')).toEqual(['/en/pines', '/en/pines/premises'])
  expect(await eventsOf(page, 'violation')).toEqual([])
  await page.reload()
  await expect.poll(() => framePaths(page)[0]).toBe('/en/harbour/chess')
  await page.locator('#two').scrollIntoViewIfNeeded()
  await expect.poll(() => framePaths(page)[1]).toBe('/en/pines/premises')
})

test('the address of the page keeps the place beside other content of the hash', async ({ page, host }) => {
  const url = host.serve(`${EMBED}${HARBOUR}`)
  await page.goto(`${url}?a=1#contacts`)
  await tab(page, 'Units').click()
  await expect(page).toHaveURL(`${url}?a=1#contacts&vitrine=premises`)
  await catalogueIn(page).getByRole('search').getByRole('checkbox', { name: /^2 / }).press('Space')
  await expect(page).toHaveURL(`${url}?a=1#contacts&vitrine=premises?rooms=2`)
  await page.reload()
  await expect.poll(() => framePaths(page)).toEqual(['/en/harbour/premises?rooms=2'])
  await expect(tab(page, 'Units')).toHaveAttribute('aria-current', 'page')
})

test('Back undoes steps inside the frame and links of the page, one at a time', async ({ page, host }) => {
  const url = host.serve(`${EMBED}<a href="#vitrine=chess-plus">More</a>${HARBOUR}`)
  await page.goto(url)
  await tab(page, 'Grid').click()
  await expect(page).toHaveURL(`${url}#vitrine=chess`)
  await tab(page, 'Units').click()
  await expect(page).toHaveURL(`${url}#vitrine=premises`)
  await page.getByRole('link', { name: 'More' }).click()
  await expect(tab(page, 'Grid +')).toHaveAttribute('aria-current', 'page')
  for (const [name, address] of [
    ['Units', '#vitrine=premises'],
    ['Grid', '#vitrine=chess'],
    ['Picture', ''],
  ] as const) {
    await page.goBack()
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(url + address)
  }
  await page.goForward()
  await expect(tab(page, 'Grid')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(`${url}#vitrine=chess`)
})

test('a link of the page followed while the catalogue reports its place is not lost', async ({ page, host }) => {
  // This listener runs before the element's, and `hashchange` fires after both.
  const head = `<script nonce="host">addEventListener('message', ({ data }) => {
    if (data.type === 'page' && data.fullPath === '/en/harbour') location.hash = 'vitrine=chess'
  })</script>`
  const url = host.serve(`${EMBED}${HARBOUR}`, { head })
  await page.goto(url)
  await expect(tab(page, 'Grid')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(`${url}#vitrine=chess`)
})

test('a hash written by hand never leads out of the catalogue', async ({ page, host }) => {
  const url = host.serve(`${EMBED}${HARBOUR}`)
  for (const place of ['//evil.example', '/en/nobody', '../../api/v1', 'anna/chess', 'javascript:alert(1)']) {
    await page.goto('about:blank')
    await page.goto(`${url}#vitrine=${place}`)
    await expect(catalogueIn(page).getByRole('banner')).toContainText('Harbour Quarter')
    await expect.poll(async () => (await eventsOf(page, 'vitrine-page')).length).toBeGreaterThan(0)
    expect(framePaths(page), place).toEqual(['/en/harbour'])
    await expect(page).toHaveURL(url)
  }
})

test('the hash keeps a project of the group with its own token', async ({ page, host }) => {
  const url = host.serve(
    `${EMBED}<div class="place"><vitrine-catalogue token="meridian" lang="en"></vitrine-catalogue></div>`,
  )
  await page.goto(`${url}#vitrine=/en/harbour/chess`)
  await expect(catalogueIn(page).getByText('97 of 194 homes available', { exact: true })).toBeVisible()
  expect(framePaths(page)).toEqual(['/en/harbour/chess'])
  await expect(page).toHaveURL(`${url}#vitrine=/en/harbour/chess`)
  await page.evaluate(() => {
    location.hash = 'vitrine=projects'
  })
  await expect.poll(() => framePaths(page)).toEqual(['/en/meridian/projects'])
})

test('campaign and referrer of the page reach the request, and the page gets a lead event', async ({
  page,
  host,
  request,
}) => {
  const unit = await readFreeUnit(request)
  const posts = collectPosts(page)
  const url = host.serve(`${EMBED}${HARBOUR}`)
  await page.goto(
    `${url}?utm_source=news&utm_medium=mail&utm_campaign=spring&utm_content=a&utm_term=b&yclid=1&gclid=2&q=3`,
    {
      referer: 'https://search.example/',
    },
  )
  await expect(tab(page, 'Units')).toBeVisible()
  await page.evaluate((id) => {
    location.hash = `vitrine=premises/details/instance/${id}`
  }, unit)
  // Presses on a page that is still loading are tested in drawn.test.ts.
  const lastPath = async () => (await eventsOf(page, 'vitrine-page')).at(-1)?.detail.fullPath
  await expect.poll(lastPath).toContain(`/premises/details/instance/${unit}`)
  const catalogue = catalogueIn(page)
  await catalogue.getByRole('button', { name: 'Enquire now' }).click()
  const { field, send } = await openForm(catalogue)
  await field('name').fill('Maria Keller')
  await field('phone').fill('+44 20 7946 0112')
  await field('consent').check()
  await send()
  await expect(catalogue.getByRole('heading', { name: 'Sent successfully' })).toBeVisible()
  expect(posts[0]?.body).toMatchObject({
    utm: { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'spring', utm_content: 'a', utm_term: 'b' },
    tracking: { yclid: '1', gclid: '2', referrer: 'https://search.example/' },
    embed_host: new URL(url).host,
  })
  await expect
    .poll(() => eventsOf(page, 'vitrine-lead'))
    .toEqual([{ type: 'vitrine-lead', name: '', detail: { kind: 'order', instance_id: unit } }])
})

test('the page gets events for places and favourites, and the older message too', async ({ page, host }) => {
  await page.goto(host.serve(`${EMBED}${HARBOUR}`))
  await tab(page, 'Units').click()
  await catalogueIn(page).getByRole('button', { name: 'Add to favourites' }).first().click()
  const last = async (type: string) => (await eventsOf(page, type)).at(-1)?.detail
  await expect.poll(async () => (await last('vitrine-favourites'))?.instance_ids).toHaveLength(1)
  expect((await eventsOf(page)).map(({ type }) => type)[0]).toBe('vitrine-ready')
  expect(await last('vitrine-page')).toEqual({ fullPath: framePaths(page)[0], title: 'Units — Harbour Quarter' })
  expect(await last('changeRPTModulePage')).toMatchObject({ fullPath: framePaths(page)[0] })
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Units — Harbour Quarter')
})

test('language and theme follow the attributes, and the visitor stays on the same page', async ({
  page,
  host,
  expectErrors,
}) => {
  // A page that is left may still be loading its data.
  expectErrors(/Failed to fetch/)
  const url = host.serve(`${EMBED}${HARBOUR.replace('lang="en"', 'lang="en-GB" theme="dark"')}`)
  await page.goto(url)
  const html = catalogueIn(page).locator('html')
  await expect(html).toHaveClass(/dark/)
  await expect.poll(async () => (await eventsOf(page, 'vitrine-page')).length).toBe(1)
  await tab(page, 'Grid').click()
  const set = (name: string, value: string) =>
    page.locator('vitrine-catalogue').evaluate((shown, [to, of]) => shown.setAttribute(to, of), [name, value] as const)
  await set('theme', 'light')
  await expect(html).not.toHaveClass(/dark/)
  await set('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  expect(framePaths(page)).toEqual(['/ar/harbour/chess'])
  await expect(page).toHaveURL(`${url}#vitrine=chess`)
  await set('page', 'premises')
  await expect.poll(() => framePaths(page)[0]).toMatch(/^\/ar\/harbour\/premises/)
  await set('partner', 'anna')
  await expect.poll(() => framePaths(page)[0]).toMatch(/^\/ar\/harbour\/anna\/premises/)
})

test('a theme affects its own element only, and the visitor’s choice is the one that is kept', async ({
  page,
  host,
}) => {
  const element = (name: string, theme: string) =>
    `<div class="place" id="${name}"><vitrine-catalogue name="${name}" token="harbour" lang="en"${theme}></vitrine-catalogue></div>`
  await page.goto(host.serve(`${EMBED}${element('plain', '')}${element('dark', ' theme="dark"')}`))
  const [plain, dark] = ['#plain', '#dark'].map((place) => catalogueIn(page, place).locator('html'))
  await page.locator('#dark').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await eventsOf(page, 'vitrine-page')).length).toBe(2)
  await expect(dark as Locator).toHaveClass(/dark/)
  await expect(plain as Locator).not.toHaveClass(/dark/)
  // A new value of the attribute is shown and not stored either.
  const set = (theme: string) =>
    page.locator('#dark vitrine-catalogue').evaluate((shown, to) => shown.setAttribute('theme', to), theme)
  await set('light')
  await expect(dark as Locator).not.toHaveClass(/dark/)
  await set('dark')
  await expect(dark as Locator).toHaveClass(/dark/)
  await expect(plain as Locator).not.toHaveClass(/dark/)
  const direct = await page.context().newPage()
  await direct.goto(`${ORIGIN}/en/mill`)
  await expect(direct.locator('html')).not.toHaveClass(/dark/)
  await direct.close()
  // What the visitor has chosen is kept, and the theme that an element begins with does not undo it.
  await (dark as Locator).evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  await page.locator('#dark').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await eventsOf(page, 'vitrine-page')).length).toBe(2)
  for (const html of [plain, dark]) await expect(html as Locator).not.toHaveClass(/dark/)
})

test('keeps a language that the visitor chose', async ({ page, host }) => {
  const url = host.serve(`${EMBED}${HARBOUR}`)
  await page.goto(`${url}#vitrine=de/chess`)
  await expect(catalogueIn(page).locator('html')).toHaveAttribute('lang', 'de')
  expect(framePaths(page)).toEqual(['/de/harbour/chess'])
  await expect(page).toHaveURL(`${url}#vitrine=de/chess`)
})

test('works with third-party storage blocked', async ({ page, host }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    if (window.parent === window) return
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny })
    Object.defineProperty(document, 'cookie', { get: deny, set: deny })
  })
  const url = host.serve(`${EMBED}${HARBOUR.replace('lang="en"', 'lang="en" theme="dark" page="premises"')}`)
  await page.goto(url)
  await expect(catalogueIn(page).locator('html')).toHaveClass(/dark/)
  await catalogueIn(page).getByRole('button', { name: 'Add to favourites' }).first().click()
  await expect
    .poll(async () => (await eventsOf(page, 'vitrine-favourites')).at(-1)?.detail.instance_ids)
    .toHaveLength(1)
  await tab(page, 'Grid').click()
  await expect(page).toHaveURL(`${url}#vitrine=chess`)
  await page.reload()
  await expect(tab(page, 'Grid')).toHaveAttribute('aria-current', 'page')
})
