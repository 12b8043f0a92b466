import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { listHistory } from './list-history.ts'

/** `manage/history`: who changed what, and when. */
export function historyManageRoutes(scope: FastifyInstance, { database }: { readonly database: Database }): void {
  manageRoute(scope, 'listHistory', async ({ request, query }) =>
    listHistory(database.queries, callerOf(request), query),
  )
}
