import { NOT_FOUND, REFUSED } from './errors.ts'
import { catalogueIn, EMBED, eventsOf, test } from './host-page.ts'
import { MANAGE_KEY, ORIGIN } from './origins.ts'
import { expect, type Page } from './test.ts'

const elementOf = (token: string, lang = 'de') =>
  `<div class="place"><vitrine-catalogue token="${token}" lang="${lang}"></vitrine-catalogue></div>`

/** The messages of the element in the console of the host page. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Vitrine: ')) complaints.push(message.text())
  })
  return complaints
}

test('reports a wrong token in the element, in its language, and in the console', async ({
  page,
  host,
  expectErrors,
}) => {
  expectErrors(NOT_FOUND, /^Vitrine: /)
  const complaints = complaintsOf(page)
  await page.goto(host.serve(EMBED + elementOf('harbor')))
  await expect(catalogueIn(page).getByText('Hier gibt es keinen Katalog.')).toBeVisible()
  await expect.poll(() => complaints).toEqual([expect.stringContaining('There is no catalogue at /de/harbor.')])
  expect(await eventsOf(page, 'vitrine-error')).toMatchObject([{ detail: { code: 'token_not_found' } }])
})

test('reports a site that may not embed the catalogue, and which setting to change', async ({
  page,
  host,
  expectErrors,
}) => {
  expectErrors(REFUSED, /^Vitrine: /)
  const headers = { authorization: `Bearer ${MANAGE_KEY}` }
  const listed = await page.request.get(`${ORIGIN}/api/v1/manage/catalogues`, { headers })
  const { data } = (await listed.json()) as { data: { id: number; token: string }[] }
  const mill = data.find(({ token }) => token === 'mill')
  const allow = (embed_domains: string[] | null) =>
    page.request.patch(`${ORIGIN}/api/v1/manage/catalogues/${mill?.id}`, { headers, data: { embed_domains } })
  const complaints = complaintsOf(page)
  const url = host.serve(EMBED + elementOf('mill', 'en'))
  try {
    await allow(['https://developer.example/'])
    await page.goto(url)
    await expect(catalogueIn(page).getByText('This catalogue may not be shown on this site.')).toBeVisible()
    const setting = `Add ${new URL(url).host} to its embed_domains.`
    await expect.poll(() => complaints).toEqual([expect.stringContaining(setting)])
    await allow([url])
    await page.reload()
    await expect(catalogueIn(page).getByRole('banner')).toBeVisible()
    expect(complaints).toHaveLength(1)
  } finally {
    await allow(null)
  }
})

test('reports a server that does not answer in the language of the page', async ({ page, host, expectErrors }) => {
  expectErrors(/^Vitrine: /, /ERR_CONNECTION_REFUSED/)
  const complaints = complaintsOf(page)
  await page.route(`${ORIGIN}/de/**`, (route) => route.abort('connectionrefused'))
  await page.goto(host.serve(EMBED + elementOf('harbour')))
  await expect(page.getByText('Der Katalog ist nicht erreichbar')).toBeVisible()
  expect(complaints).toEqual([`Vitrine: ${ORIGIN} does not answer, or the policy of this page forbids the frame`])
})

test('shows the page’s own text for that case, and only then', async ({ page, host, expectErrors }) => {
  expectErrors(/^Vitrine: /, /ERR_CONNECTION_REFUSED/)
  const own = elementOf('harbour').replace('></vitrine', '><p>Bitte rufen Sie an.</p></vitrine')
  await page.goto(host.serve(EMBED + own))
  await expect(catalogueIn(page).getByRole('banner')).toBeVisible()
  await expect(page.getByText('Bitte rufen Sie an.')).toBeHidden()
  await page.route(`${ORIGIN}/de/**`, (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(page.getByText('Bitte rufen Sie an.')).toBeVisible()
})

const MISSING = 'Vitrine: embed.js needs data-token, or the page <vitrine-catalogue token>'

for (const [name, body] of [
  ['without data-token', EMBED],
  ['with token in place of data-token', EMBED.replace('async', 'async token="harbour"')],
  ['with an element that has no token', `${EMBED}<vitrine-catalogue lang="en"></vitrine-catalogue>`],
] as const) {
  test(`a script ${name} reports in the console what it needs`, async ({ page, host, expectErrors }) => {
    expectErrors(/^Vitrine: /, /^Framing .* violates/)
    const complaints = complaintsOf(page)
    await page.goto(host.serve(body))
    await expect.poll(() => complaints).toContain(MISSING)
  })
}

test('a script without data-token accepts an element that another script creates', async ({ page, host }) => {
  const complaints = complaintsOf(page)
  await page.clock.install()
  const maker = `<script nonce="host">
addEventListener('load', () => {
  const element = document.createElement('vitrine-catalogue')
  element.setAttribute('token', 'harbour')
  document.body.append(element)
})
</script>`
  await page.goto(host.serve(`<p>Our homes</p>${EMBED}${maker}`))
  await expect(page.locator('vitrine-catalogue iframe')).toBeAttached()
  await page.clock.fastForward(60_000)
  expect(complaints).toEqual([])
})
