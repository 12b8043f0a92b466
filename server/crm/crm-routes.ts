import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import type { LeadAnswer } from '#contract/crm.ts'
import { idParams } from '#contract/id.ts'
import { linkedUnits } from '#domain/lead/lead-units.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Translators } from '#server/language/translators.ts'
import { linkUnit, type UnitChange, unlinkUnit } from './change-lead.ts'
import { type CrmCall, type CrmCallDeps, readCrmCall } from './crm-caller.ts'
import { readLeadUnits } from './lead-answer.ts'
import type { LeadKey } from './lead-store.ts'
import { titleUnit } from './lead-unit.ts'
import { retryLead } from './retry-lead.ts'

interface CrmDeps extends CrmCallDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly translators: Translators
}

// Far more than a manager's clicks and a page's polling need; keeps a stolen context from flooding the CRM.
const MAX_CALLS = 240

/** `public/crm/lead`: links units to a lead of the CRM and pushes them into the CRM. */
export function crmRoutes(app: FastifyInstance, deps: CrmDeps): void {
  const { database, jobs, translators, now } = deps

  app.register(
    async (scope) => {
      await limitRate(scope, MAX_CALLS)
      scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))

      scope.get('/lead', async (request) => answer(database.queries, await readCrmCall(deps, request)))

      scope.put('/lead/instances/:id', async (request) => {
        const { crm, change } = await readUnitCall(request)
        if (change.title === null) refuse('not_found')
        return database.queries.transaction(async (tx) => {
          await linkUnit({ tx, jobs }, keyOf(crm), change)
          return answer(tx, crm)
        })
      })

      scope.delete('/lead/instances/:id', async (request) => {
        const { crm, change } = await readUnitCall(request)
        const { instance_id, title } = change
        return database.queries.transaction(async (tx) => {
          // A unit that is no longer shown can still be unlinked.
          const isRemoved = canBeStored(instance_id) && (await unlinkUnit({ tx, jobs }, keyOf(crm), change))
          if (!isRemoved && title === null) refuse('not_found')
          return answer(tx, crm)
        })
      })

      scope.post('/lead/retry', async (request) => {
        const crm = await readCrmCall(deps, request)
        return database.queries.transaction(async (tx) => {
          await retryLead({ tx, jobs }, keyOf(crm), now())
          return answer(tx, crm)
        })
      })
    },
    { prefix: `${API_BASE}/public/crm` },
  )

  async function readUnitCall(request: FastifyRequest): Promise<{ crm: CrmCall; change: UnitChange }> {
    const crm = await readCrmCall(deps, request)
    const { call, claims } = crm
    const { id: instance_id } = readInput(idParams, request.params)
    const title = await titleUnit(database.queries, { call, translator: await translators(call.lang) }, instance_id)
    return { crm, change: { instance_id, title, user: claims.user ?? null, lang: call.lang, at: now() } }
  }

  async function answer(queries: Queries, crm: CrmCall): Promise<LeadAnswer> {
    const { call, claims, field } = crm
    const units = await readLeadUnits(queries, keyOf(crm), { call, translator: await translators(call.lang) })
    const instances = linkedUnits({ units }).map(({ instance_id }) => instance_id)
    return { data: { id: claims.lead_id, name: claims.lead_name ?? null, field, instances, units } }
  }
}

function keyOf({ claims }: CrmCall): LeadKey {
  return { integration_id: claims.integration, lead_id: claims.lead_id }
}
