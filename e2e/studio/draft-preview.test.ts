import type { APIRequestContext } from '@playwright/test'
import type { ManagedInstance } from '#contract/instances.ts'
import { REFUSED } from '../errors.ts'
import { MANAGE_KEY, ORIGIN } from '../origins.ts'
import { expect, test } from '../test.ts'

test.use({ baseURL: ORIGIN })

async function manage(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) {
  const answer = await request.fetch(`${ORIGIN}/api/v1/manage${path}`, {
    method,
    headers: { authorization: `Bearer ${MANAGE_KEY}` },
    ...(data && { data }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.status() === 204 ? null : (await answer.json()).data
}

/** A unit of the demo's project `pines` that is free and has a price. */
async function findUnit(request: APIRequestContext) {
  const catalogues = await manage(request, 'GET', '/catalogues')
  const catalogue = catalogues.find(({ token }: { readonly token: string }) => token === 'pines')
  const units: readonly ManagedInstance[] = await manage(
    request,
    'GET',
    `/instances?project_id=${catalogue.project_id}&limit=200`,
  )
  const unit = units.find(({ status, price }) => status.type === 1 && price !== null) ?? units[0]
  if (!unit?.price) throw new Error('the demo has no free unit')
  return { catalogue, unit, price: unit.price }
}

test('a preview shows the draft, visitors do not see it, and switching it off closes open pages', async ({
  page,
  request,
  browser,
  expectErrors,
}) => {
  expectErrors(REFUSED, /The preview has expired/)
  const { catalogue, unit, price } = await findUnit(request)
  const drafted = price + 12_345
  const shown = (amount: number) => new RegExp(amount.toLocaleString('en-GB').replaceAll(',', '[,\\s]'))
  const entry = { kind: 'instance', id: unit.external_id, field: 'price' }
  await manage(request, 'PATCH', `/projects/${catalogue.project_id}/draft`, [{ ...entry, value: drafted, base: price }])
  const preview = await manage(request, 'POST', '/previews', { catalogue_id: catalogue.id, days: 7 })
  await page.goto(preview.url)
  // The link leads to an address of the preview; the open catalogue stays what it is.
  const { pathname } = new URL(page.url())
  expect(pathname).toContain('/pines~')
  await page.goto(`${pathname}/premises/details/instance/${unit.id}`)
  await expect(page.getByText(shown(drafted)).first()).toBeVisible()
  const visitor = await browser.newPage({ baseURL: ORIGIN })
  await visitor.goto(`/en/pines/premises/details/instance/${unit.id}`)
  await expect(visitor.getByText(shown(price)).first()).toBeVisible()
  await expect(visitor.getByText(shown(drafted))).toBeHidden()
  await manage(request, 'DELETE', `/previews/${preview.id}`)
  await expect(page.getByRole('heading', { name: 'Link not found' })).toBeVisible()
  await expect(page.getByText(/the catalog(ue)? behind this link was moved or closed\./)).toBeVisible()
  await expect(visitor.getByText(shown(price)).first()).toBeVisible()
  await manage(request, 'DELETE', `/projects/${catalogue.project_id}/draft/entries`, { entries: [entry] })
  await visitor.close()
})
