import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { resultOf } from '#server/http/refusal.ts'
import { personOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { changeStaffView, createStaffView, deleteStaffView, listStaffViews } from './staff-view-store.ts'

/** What the routes need. */
interface StaffViewDeps {
  readonly database: Database
  readonly now: () => Date
}

/** `manage/projects/{id}/views`: saved views of the units of a project. */
export function staffViewRoutes(scope: FastifyInstance, { database, now }: StaffViewDeps): void {
  const { queries } = database

  manageRoute(scope, 'listStaffViews', async ({ request, params: { id } }) => {
    return { data: resultOf(await listStaffViews(queries, personOf(request), id)) }
  })

  manageRoute(scope, 'createStaffView', async ({ request, params: { id }, body }) => {
    const data = await queries.transaction(async (tx) =>
      resultOf(await createStaffView(tx, personOf(request), id, body, now())),
    )
    return { data }
  })

  manageRoute(scope, 'updateStaffView', async ({ request, params: { id, view }, body: patch }) => {
    const data = await queries.transaction(async (tx) =>
      resultOf(await changeStaffView(tx, personOf(request), id, view, patch)),
    )
    return { data }
  })

  manageRoute(scope, 'deleteStaffView', async ({ request, params: { id, view } }) => {
    await queries.transaction(async (tx) => resultOf(await deleteStaffView(tx, personOf(request), id, view)))
    return null
  })
}
