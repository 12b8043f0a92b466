import type { FastifyInstance } from 'fastify'
import { idParams } from '#contract/id.ts'
import { keyBody } from '#contract/keys.ts'
import { removalQuery } from '#contract/previews.ts'
import { readBody, readInput } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { makeKey, managedKey, readKeys, revokeKey } from './managed-key.ts'

/** What the key routes need. */
export interface KeyManageDeps extends DataDeps {
  readonly now: () => Date
}

/** `manage/keys`: who may call the management API, and what each key allows. */
export function keyManageRoutes(scope: FastifyInstance, deps: KeyManageDeps): void {
  const { database, now } = deps
  scope.get('/keys', async (request) => {
    const rows = await readKeys(database.queries, callerOf(request))
    return { data: rows.map(managedKey) }
  })

  scope.post('/keys', async (request, reply) => {
    const { name, role, source, projects = null, expires_at = null } = readBody(keyBody, request.body)
    const draft = { name, role, source, projects, expires_at: expires_at === null ? null : new Date(expires_at) }
    const { row, key } = await database.queries.transaction(async (tx) =>
      resultOf(await makeKey(tx, callerOf(request), draft, now())),
    )
    return reply.code(201).send({ data: { ...managedKey(row), key } })
  })

  scope.delete('/keys/:id', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    const { previews } = readInput(removalQuery, request.query)
    await changeData(deps, async (tx) => resultOf(await revokeKey(tx, callerOf(request), { id, previews }, now())))
    return reply.code(204).send()
  })
}
