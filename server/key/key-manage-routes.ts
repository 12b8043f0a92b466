import type { FastifyInstance } from 'fastify'
import { resultOf } from '#server/http/refusal.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { makeKey, managedKey, readKeys, revokeKey } from './managed-key.ts'

/** What the key routes need. */
export interface KeyManageDeps extends DataDeps {
  readonly now: () => Date
}

/** `manage/keys`: who may call the management API, and what each key allows. */
export function keyManageRoutes(scope: FastifyInstance, deps: KeyManageDeps): void {
  const { database, now } = deps
  manageRoute(scope, 'listKeys', async ({ request }) => {
    const rows = await readKeys(database.queries, callerOf(request))
    return { data: rows.map(managedKey) }
  })

  manageRoute(scope, 'createKey', async ({ request, body }) => {
    const { name, role, source, projects = null, expires_at = null } = body
    const draft = { name, role, source, projects, expires_at: expires_at === null ? null : new Date(expires_at) }
    const { row, key } = await database.queries.transaction(async (tx) =>
      resultOf(await makeKey(tx, callerOf(request), draft, now())),
    )
    return { data: { ...managedKey(row), key } }
  })

  manageRoute(scope, 'revokeKey', async ({ request, params: { id }, query: { previews } }) => {
    await changeData(deps, async (tx) => resultOf(await revokeKey(tx, callerOf(request), { id, previews }, now())))
    return null
  })
}
