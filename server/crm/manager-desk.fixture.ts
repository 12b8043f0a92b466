import { leadAnswer } from '#contract/crm.ts'
import type { TestCrm } from './crm.fixture.ts'
import { signContext } from './crm-context.ts'
import type { FakeCrm } from './fake-crms.fixture.ts'

/** A manager who works with leads of one integration. */
export interface Desk {
  readonly integration: number
  /** Opens the catalogue for a lead. */
  readonly open: (leadId: string) => Promise<OpenLead>
}

/** What a manager can do with a lead and sees of it. */
interface OpenLead {
  readonly link: (unit: number) => Promise<unknown>
  readonly unlink: (unit: number) => Promise<unknown>
  readonly sendAgain: () => Promise<unknown>
  /** Each unit with the state that the manager sees. */
  readonly states: () => Promise<readonly (readonly [unit: number, state: string])[]>
  readonly lead: () => Promise<ReturnType<typeof leadAnswer.parse>['data']>
}

/** Connects a fake CRM to the catalogue of the sample. */
export async function openDesk(crm: TestCrm, fake: FakeCrm, settings: object = {}): Promise<Desk> {
  const payload = {
    catalogue_id: crm.sample.catalogues.harbour,
    name: 'CRM',
    ...fake.integration,
    settings: { ...fake.settings, ...settings },
  }
  const made = await crm.owner({ method: 'POST', url: '/integrations', payload })
  const integration: number = made.json().data.id
  return {
    integration,
    open: async (lead_id) => {
      const context = await signContext(fake.integration.secret, { integration, lead_id, user: 'Boris' }, crm.clock.now)
      const call = async (method: 'GET' | 'PUT' | 'DELETE' | 'POST', path = '') => {
        const url = `/api/v1/public/crm/lead${path}?first_token=harbour`
        const answer = await crm.send({ method, url, headers: { 'x-crm': context } })
        return leadAnswer.parse(answer.json()).data
      }
      return {
        link: (unit) => call('PUT', `/instances/${unit}`),
        unlink: (unit) => call('DELETE', `/instances/${unit}`),
        sendAgain: () => call('POST', '/retry'),
        lead: () => call('GET'),
        states: async () =>
          (await call('GET')).units.map(
            ({ instance_id, linked, push }) => [instance_id, linked ? push.state : `un${push.state}`] as const,
          ),
      }
    },
  }
}
