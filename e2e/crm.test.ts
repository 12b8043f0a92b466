import { type APIRequestContext, expect, test } from '@playwright/test'
import type { CrmContextAnswer } from '#contract/crm.ts'
import type { TokenAnswer } from '#contract/token.ts'
import { MANAGE_KEY } from './origins.ts'
import { readFreeUnit } from './requests.ts'

const headers = { authorization: `Bearer ${MANAGE_KEY}` }

// As the public scheme of webhooks writes them.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

let unit: number
let integration: number
test.beforeAll(async ({ request }) => {
  unit = await readFreeUnit(request)
  const token: TokenAnswer = await (await request.get('/api/v1/public/token?first_token=harbour')).json()
  // Nobody listens there: what is linked is stored by us, and told to the CRM when it can be.
  const data = {
    kind: 'webhook',
    catalogue_id: token.data.settings.id,
    name: 'CRM',
    url: 'https://crm.example.com/hook',
    secret: SECRET,
  }
  const made = await request.post('/api/v1/manage/integrations', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  integration = (await made.json()).data.id
})

/** The query that opens the catalogue for a lead of its own. */
async function contextOf(request: APIRequestContext, leadId: string): Promise<string> {
  const data = { integration, lead_id: leadId, lead_name: 'Maria Keller' }
  const made = await request.post('/api/v1/manage/crm/contexts', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const answer: CrmContextAnswer = await made.json()
  return `crm=${answer.data.token}`
}

test('a unit is linked to the lead and unlinked again', async ({ page, request }) => {
  await page.goto(`/en/harbour/chess/details/instance/${unit}?${await contextOf(request, 'lead-1')}`)
  await expect(page).toHaveURL(new RegExp(`/instance/${unit}$`))
  const bar = page.getByRole('complementary', { name: 'Lead' })
  await expect(bar).toContainText('Maria Keller')
  await expect(bar).toContainText('No unit is linked yet')
  await page.getByRole('button', { name: 'Link to CRM', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Linked to Maria Keller' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await bar.getByRole('button', { name: '1 unit' }).click()
  await expect(page.getByRole('dialog', { name: 'Units linked to the lead' }).getByRole('link')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Unlink from CRM' }).click()
  await expect(page.getByText('Unlinked from Maria Keller')).toBeVisible()
  await expect(bar).toContainText('No unit is linked yet')
})

test('a forged context is refused with a word, and the catalogue stays in use', async ({ page }) => {
  await page.goto('/en/harbour/chess?crm=%D0%BF%D0%BE%D0%B4%D0%B4%D0%B5%D0%BB%D0%BA%D0%B0')
  await expect(page.getByText('The link from the CRM is not valid.')).toBeVisible()
  await expect(page.getByText('194 units found')).toBeVisible()
  await page.getByRole('complementary', { name: 'Lead' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('complementary', { name: 'Lead' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('194 units found')).toBeVisible()
  await expect(page.getByText('The link from the CRM is not valid.')).toHaveCount(0)
})

test('what does not reach the server is taken back', async ({ page, request }) => {
  await page.goto(`/en/harbour/chess/details/instance/${unit}?${await contextOf(request, 'lead-2')}`)
  const link = page.getByRole('button', { name: 'Link to CRM', exact: true })
  await expect(link).toBeVisible()
  await page.route('**/crm/lead/instances/**', (route) => route.abort())
  await link.click()
  await expect(page.getByText('An error has occurred')).toBeVisible()
  await expect(link).toBeVisible()
})
