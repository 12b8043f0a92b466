import type { FastifyInstance } from 'fastify'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
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
import { manageRoute } from '#server/manage/manage-route.ts'
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

  manageRoute(scope, 'listIntegrations', async ({ request }) => {
    const rows = await listIntegrations(database.queries, callerOf(request))
    return { data: rows.map(managedIntegration) }
  })

  manageRoute(scope, 'createIntegration', async ({ request, body }) => {
    const row = await changeData(deps, async (tx) => {
      const created = resultOf(await createIntegration(tx, deps, callerOf(request), body))
      const change = wholeChange({ subject: 'integration', id: created.result.id }, 'created')
      await recordHistory(tx, actorOf(request), change)
      return created
    })
    return { data: managedIntegration(row) }
  })

  manageRoute(scope, 'updateIntegration', async ({ request, params: { id }, body: patch }) => {
    const row = await changeData(deps, async (tx) =>
      resultOf(await patchIntegration(tx, deps, actorOf(request), id, patch)),
    )
    return { data: managedIntegration(row) }
  })

  manageRoute(scope, 'deleteIntegration', async ({ request, params: { id } }) => {
    await changeData(deps, async (tx) => resultOf(await removeIntegration(tx, actorOf(request), id)))
    return null
  })

  manageRoute(scope, 'testIntegration', async ({ request, params: { id } }) => {
    const found = await findIntegration(database.queries, callerOf(request), id)
    const stored = resultOf(found ?? unknownId('id', id))
    const integration = resultOf(openRow(seal, stored) ?? UNREADABLE)
    return { data: await tryIntegration(send, integration, now()) }
  })
}
