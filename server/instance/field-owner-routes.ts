import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { resultOf } from '#server/http/refusal.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { listFieldOwners, releaseField, takeField } from './field-owners.ts'

/** What the routes need. */
interface FieldOwnerDeps {
  readonly database: Database
  readonly now: () => Date
}

/** `manage/projects/{id}/field-owners`: the fields of units that a feed writes. */
export function fieldOwnerRoutes(scope: FastifyInstance, { database, now }: FieldOwnerDeps): void {
  manageRoute(scope, 'listFieldOwners', async ({ request, params: { id } }) => {
    return { data: resultOf(await listFieldOwners(database.queries, callerOf(request), id)) }
  })

  manageRoute(scope, 'takeField', async ({ request, params: { id }, body: { field } }) => {
    const data = await database.queries.transaction(async (tx) =>
      resultOf(await takeField(tx, actorOf(request), id, field, now())),
    )
    return { data }
  })

  manageRoute(scope, 'releaseField', async ({ request, params: { id }, body: { field } }) => {
    await database.queries.transaction(async (tx) =>
      resultOf(await releaseField(tx, actorOf(request), id, field, now())),
    )
    return null
  })
}
