import type { FastifyInstance } from 'fastify'
import { idParams } from '#contract/id.ts'
import { integrationBody, integrationPatch } from '#contract/integrations.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { readBody, readInput } from '#server/http/problem.ts'
import { resultOf, unknownId } from '#server/http/refusal.ts'
import { UNREADABLE } from '#server/integration/integration-secrets.ts'
import {
  findIntegration,
  listIntegrations,
  managedIntegration,
  openRow,
} from '#server/integration/integration-store.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { createIntegration, type IntegrationDeps, patchIntegration, removeIntegration } from './change-integration.ts'
import { tryIntegration } from './try-integration.ts'

/** What the integration routes need. */
export interface IntegrationManageDeps extends DataDeps, IntegrationDeps {
  readonly send: Outgoing
  readonly now: () => Date
}

/** `manage/integrations`: the receivers of requests and links. */
export function integrationManageRoutes(scope: FastifyInstance, deps: IntegrationManageDeps): void {
  const { database, seal, send, now } = deps

  scope.get('/integrations', async (request) => {
    const rows = await listIntegrations(database.queries, callerOf(request))
    return { data: rows.map(managedIntegration) }
  })

  scope.post('/integrations', async (request, reply) => {
    const body = readBody(integrationBody, request.body)
    const row = await changeData(deps, async (tx) => {
      const created = resultOf(await createIntegration(tx, deps, callerOf(request), body))
      const change = wholeChange({ subject: 'integration', id: created.result.id }, 'created')
      await recordHistory(tx, actorOf(request), change)
      return created
    })
    return reply.code(201).send({ data: managedIntegration(row) })
  })

  scope.patch('/integrations/:id', async (request) => {
    const { id } = readInput(idParams, request.params)
    const patch = readBody(integrationPatch, request.body)
    const row = await changeData(deps, async (tx) =>
      resultOf(await patchIntegration(tx, deps, actorOf(request), id, patch)),
    )
    return { data: managedIntegration(row) }
  })

  scope.delete('/integrations/:id', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    await changeData(deps, async (tx) => resultOf(await removeIntegration(tx, actorOf(request), id)))
    return reply.code(204).send()
  })

  scope.post('/integrations/:id/test', async (request) => {
    const { id } = readInput(idParams, request.params)
    const found = await findIntegration(database.queries, callerOf(request), id)
    const stored = resultOf(found ?? unknownId('id', id))
    const integration = resultOf(openRow(seal, stored) ?? UNREADABLE)
    return { data: await tryIntegration(send, integration, now()) }
  })
}
