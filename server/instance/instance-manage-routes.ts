import type { FastifyInstance } from 'fastify'
import { patchList } from '#contract/instances.ts'
import { lockedUnitFields } from '#domain/account/owned-fields.ts'
import { readBody, refuse } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { listInstances } from './list-instances.ts'
import { patchInstances } from './patch-instances.ts'

// Room for the maximum number of patches, with every field and a handful of tags each.
const MAX_BODY = 16 * 1024 * 1024

/**
 * `manage/instances`: lists units, and updates their prices, statuses, promoactions and tags from the developer's own
 * system.
 */
export function instanceManageRoutes(scope: FastifyInstance, deps: DataDeps): void {
  manageRoute(scope, 'listInstances', async ({ request, query }) =>
    listInstances(deps.database.queries, callerOf(request), query),
  )
  manageRoute(scope, 'patchInstances', { bodyLimit: MAX_BODY }, async ({ request }) => {
    // Each patch is parsed separately.
    const patches = readBody(patchList, request.body)
    const fields = new Set(patches.flatMap((patch) => Object.keys(Object(patch))))
    const locked = lockedUnitFields(callerOf(request).role, [...fields])
    if (locked.length > 0) refuse('forbidden', { detail: `The role of the key may not change ${locked.join(', ')}` })
    const changed = await changeData(deps, async (tx) => resultOf(await patchInstances(tx, actorOf(request), patches)))
    return { data: { changed } }
  })
}
