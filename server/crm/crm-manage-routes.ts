import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Database } from '#server/db/database.ts'
import { linkUrl } from '#server/http/link-url.ts'
import { originOf } from '#server/http/origin.ts'
import { invalidField, type Refusal, resultOf, unknownId } from '#server/http/refusal.ts'
import { UNREADABLE } from '#server/integration/integration-secrets.ts'
import { findIntegration, openRow } from '#server/integration/integration-store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import type { Seal } from '#server/secret/seal.ts'
import { CRM_PARAMETER, signContext } from './crm-context.ts'
import { findLead } from './lead-store.ts'
import { listLeads, managedLead } from './managed-leads.ts'
import { retryLead } from './retry-lead.ts'

export interface CrmManageDeps {
  readonly database: Database
  readonly publicUrl: string | null
  readonly seal: Seal
  readonly jobs: Jobs
  readonly now: () => Date
}

/** `manage/crm`: addresses that open a catalogue for a lead of the CRM; the leads and the state of their pushes. */
export function crmManageRoutes(scope: FastifyInstance, parts: CrmManageDeps): void {
  const { database, publicUrl, seal, jobs, now } = parts
  const { queries } = database

  manageRoute(scope, 'createCrmContext', async ({ request, body: { integration: id, lead_id, lead_name, user } }) => {
    const caller = callerOf(request)
    const stored = resultOf((await findIntegration(queries, caller, id)) ?? unknownId('integration', id))
    if (!stored.enabled) resultOf(invalidField('integration', 'is disabled'))
    const integration = resultOf(openRow(seal, stored) ?? UNREADABLE)
    const catalogue = await findCatalogue(queries, caller, integration.catalogue_id)
    if (!catalogue) throw new Error(`integration ${id} has no catalogue`)
    const subject = { integration: id, lead_id, ...named('lead_name', lead_name), ...named('user', user) }
    const token = await signContext(integration.secret, subject, now())
    const url = `${linkUrl(originOf(request, publicUrl), catalogue.token)}?${CRM_PARAMETER}=${token}`
    return { data: { token, url } }
  })

  manageRoute(scope, 'listLeads', async ({ request, query }) => {
    await ownIntegration(request, query.integration)
    return listLeads(queries, query)
  })

  manageRoute(scope, 'retryManagedLead', async ({ request, body: { integration, lead_id } }) => {
    await ownIntegration(request, integration)
    const key = { integration_id: integration, lead_id }
    const lead = await queries.transaction(async (tx) => {
      await retryLead({ tx, jobs }, key, now())
      return findLead(tx, key)
    })
    const unknown: Refusal = { refused: 'not_found', reason: 'lead_id: nothing was ever linked to this lead' }
    return { data: await managedLead(queries, resultOf(lead ?? unknown)) }
  })

  async function ownIntegration(request: FastifyRequest, id: number): Promise<void> {
    resultOf((await findIntegration(queries, callerOf(request), id)) ?? unknownId('integration', id))
  }
}

/** Removes control characters: each would take six characters in the token, which is sent in a header. */
function named<Field extends string>(field: Field, value: string | undefined): { readonly [Key in Field]?: string } {
  const text = value?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return (text ? { [field]: text } : {}) as { readonly [Key in Field]?: string }
}
