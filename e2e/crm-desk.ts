import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { ChessAnswer } from '#contract/chess.ts'
import type { CrmContextAnswer } from '#contract/crm.ts'
import { anOrder } from '#contract/orders.fixture.ts'
import type { ProjectAnswer } from '#contract/projects.ts'
import type { TokenAnswer } from '#contract/token.ts'
import { PORTAL_CODE, type Portal } from '#server/bitrix24/portal.fixture.ts'
import { MANAGE_KEY } from './origins.ts'

const headers = { authorization: `Bearer ${MANAGE_KEY}` }

/** The ids of some free units of the first building of harbour. */
export async function readFreeUnits(request: APIRequestContext): Promise<readonly number[]> {
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await request.get(`/api/v1/public/${path}?first_token=harbour`)).json()
  const { settings } = (await get<TokenAnswer>('token')).data
  const { statuses } = (await get<ProjectAnswer>(`projects/${settings.project_id}`)).data
  const free = new Set(statuses.filter(({ type }) => type === 1).map(({ id }) => id))
  const [estate] = (await get<ChessAnswer>(`projects/${settings.project_id}/chess`)).data
  const units = estate?.sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances)) ?? []
  return units.filter(({ status_id, price }) => free.has(status_id) && price !== null).map(({ id }) => id)
}

/** Connects a portal with harbour; returns the id of the integration. */
export async function connect(request: APIRequestContext, portal: Portal, settings: object = {}): Promise<number> {
  const token: TokenAnswer = await (await request.get('/api/v1/public/token?first_token=harbour')).json()
  const data = {
    kind: 'bitrix24',
    catalogue_id: token.data.settings.id,
    name: 'CRM',
    url: portal.url,
    secret: PORTAL_CODE,
    settings: { unit_field: 'ufCrm_1', ...settings },
  }
  const made = await request.post('/api/v1/manage/integrations', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  return (await made.json()).data.id
}

/** Removes an integration, so that requests of other tests are not pushed to a stopped portal. */
export async function disconnect(request: APIRequestContext, integration: number): Promise<void> {
  await request.delete(`/api/v1/manage/integrations/${integration}`, { headers })
}

/** The query that opens the catalogue for a lead. */
export async function contextOf(request: APIRequestContext, integration: number, leadId: string): Promise<string> {
  const data = { integration, lead_id: leadId, lead_name: 'Maria Keller' }
  const made = await request.post('/api/v1/manage/crm/contexts', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const answer: CrmContextAnswer = await made.json()
  return `crm=${answer.data.token}`
}

/** Sends a request for a unit and waits for its CRM lead; returns the id of the lead. */
export async function orderedLead(request: APIRequestContext, portal: Portal, unit: number): Promise<string> {
  const posted = await request.post('/api/v1/public/orders?first_token=harbour', {
    headers: { 'idempotency-key': `crm-${Date.now()}` },
    data: { ...anOrder, instance_id: unit },
  })
  expect(posted.status(), await posted.text()).toBe(201)
  const leadOf = () => portal.items.find(({ fields }) => fields.ufCrm_1 === String(unit))
  await expect.poll(() => leadOf()?.id).toBeDefined()
  return String(leadOf()?.id)
}

/** The units in the portal's field. */
export function heldBy(portal: Portal, leadId: string): unknown {
  return portal.items.find(({ id }) => String(id) === leadId)?.fields.ufCrm_1
}

/** The parts of a page in CRM mode. */
export function deskOf(page: Page) {
  const ribbon = page.getByRole('complementary', { name: 'Lead' })
  const list = page.getByRole('dialog', { name: 'Units of Maria Keller' })
  return { ribbon, list, units: list.getByRole('listitem') }
}
