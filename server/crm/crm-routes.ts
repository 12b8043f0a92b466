import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import type { LeadAnswer } from '#contract/crm.ts'
import { idParams } from '#contract/id.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import type { Translators } from '#server/language/translators.ts'
import { type CrmCall, type CrmCallParts, readCrmCall } from './crm-caller.ts'
import { addLink, type LeadKey, listLinks, removeLink } from './lead-link-store.ts'
import { titleUnit } from './lead-unit.ts'
import type { LinkJob } from './link-job.ts'

/** What the calls from inside a CRM need. */
export interface CrmParts extends CrmCallParts {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly translators: Translators
}

// A manager clicks far less; a stolen context can not flood the CRM.
const MAX_CALLS = 240

/** `public/crm/lead`: units are linked to the CRM's lead, here and in the CRM (design 3). */
export function crmRoutes(app: FastifyInstance, parts: CrmParts): void {
  const { database, jobs, translators, now } = parts

  app.register(
    async (scope) => {
      await scope.register(rateLimit, { max: MAX_CALLS, timeWindow: '1 minute', hook: 'onRequest' })
      scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))

      scope.get('/lead', async (request): Promise<LeadAnswer> => {
        const crm = await readCrmCall(parts, request)
        return answerOf(database.queries, crm)
      })

      scope.put('/lead/instances/:id', async (request): Promise<LeadAnswer> => {
        const { crm, id, title } = await readUnitCall(request)
        if (title === null) refuse('not_found')
        return database.queries.transaction(async (tx) => {
          const user = crm.claims.user ?? null
          if (await addLink(tx, keyOf(crm), id, user)) await tell(tx, crm, 'linked', id, title)
          return answerOf(tx, crm)
        })
      })

      scope.delete('/lead/instances/:id', async (request): Promise<LeadAnswer> => {
        const { crm, id, title } = await readUnitCall(request)
        return database.queries.transaction(async (tx) => {
          // What is not shown any more can still be taken off the lead.
          const isRemoved = canBeStored(id) && (await removeLink(tx, keyOf(crm), id))
          if (isRemoved) await tell(tx, crm, 'unlinked', id, title ?? `#${id}`)
          else if (title === null) refuse('not_found')
          return answerOf(tx, crm)
        })
      })
    },
    { prefix: `${API_BASE}/public/crm` },
  )

  async function readUnitCall(request: FastifyRequest) {
    const crm = await readCrmCall(parts, request)
    const { id } = readInput(idParams, request.params)
    const title = await titleUnit(database.queries, crm.call, await translators(crm.call.lang), id)
    return { crm, id, title }
  }

  /** In the same transaction: what is linked here will be known there, and nothing else. */
  async function tell(tx: Queries, crm: CrmCall, event: LinkJob['event'], instance_id: number, title: string) {
    const { user = null } = crm.claims
    const at = now().toISOString()
    const job = { key: `link-${randomUUID()}`, event, at, ...keyOf(crm), instance_id, title, user, lang: crm.call.lang }
    await jobs.enqueue(tx, QUEUES.leadLink, job satisfies LinkJob)
  }
}

function keyOf({ claims }: CrmCall): LeadKey {
  return { integration_id: claims.integration, lead_id: claims.lead_id }
}

async function answerOf(queries: Queries, crm: CrmCall): Promise<LeadAnswer> {
  const { lead_id, lead_name = null } = crm.claims
  return { data: { id: lead_id, name: lead_name, instances: [...(await listLinks(queries, keyOf(crm)))] } }
}
