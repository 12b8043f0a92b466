import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { changeHold } from './change-hold.ts'
import { endHolds } from './end-holds.ts'
import { findHold, listHolds } from './hold-store.ts'
import type { Holder } from './holder.ts'
import { makeHold } from './make-hold.ts'

/** What `manage/holds` needs. */
export interface HoldManageDeps extends DataDeps {
  readonly now: () => Date
}

/** `manage/holds`: units held for buyers. */
export function holdManageRoutes(scope: FastifyInstance, deps: HoldManageDeps): void {
  const { database, now } = deps

  manageRoute(scope, 'listHolds', async ({ request, query }) => listHolds(database.queries, callerOf(request), query))

  manageRoute(scope, 'createHold', async ({ request, body }) => {
    const data = await changeData(deps, async (tx) => resultOf(await makeHold(tx, holderOf(request), body, now())))
    return { data }
  })

  manageRoute(scope, 'updateHold', async ({ request, params: { id }, body: patch }) => {
    const data = await database.queries.transaction(async (tx) =>
      resultOf(await changeHold(tx, holderOf(request), id, patch, now())),
    )
    return { data }
  })

  manageRoute(scope, 'endHold', async ({ request, params: { id } }) => {
    await changeData(deps, async (tx) => {
      const found = (await findHold(tx, callerOf(request), id)) ?? refuse('not_found')
      return endHolds(tx, actorOf(request), [found], 'released', now())
    })
    return null
  })
}

function holderOf(request: FastifyRequest): Holder {
  return { ...actorOf(request), role: callerOf(request).role }
}
