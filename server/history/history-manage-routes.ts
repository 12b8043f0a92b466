import type { FastifyInstance } from 'fastify'
import { historyQuery } from '#contract/history.ts'
import type { Database } from '#server/db/database.ts'
import { readInput } from '#server/http/problem.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { listHistory } from './list-history.ts'

/** `manage/history`: who changed what, and when. */
export function historyManageRoutes(scope: FastifyInstance, { database }: { readonly database: Database }): void {
  scope.get('/history', (request) =>
    listHistory(database.queries, callerOf(request), readInput(historyQuery, request.query)),
  )
}
