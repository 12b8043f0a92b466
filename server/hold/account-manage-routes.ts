import type { FastifyInstance } from 'fastify'
import { refuse } from '#server/http/problem.ts'
import { changeData } from '#server/live/change-data.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { changeSettings, readSettings } from './account-settings.ts'
import type { HoldManageDeps } from './hold-manage-routes.ts'

/** `manage/account`: the time zone of an account, and how long each role may hold units. */
export function accountManageRoutes(scope: FastifyInstance, deps: HoldManageDeps): void {
  manageRoute(scope, 'readAccount', async ({ request }) => ({
    data: await readSettings(deps.database.queries, callerOf(request).accountId),
  }))

  manageRoute(scope, 'updateAccount', async ({ request, body: patch }) => {
    if (callerOf(request).projects !== null) {
      refuse('forbidden', { detail: 'The key is limited to projects; this call needs the whole account' })
    }
    return { data: await changeData(deps, (tx) => changeSettings(tx, actorOf(request), patch, deps.now())) }
  })
}
