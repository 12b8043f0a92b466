import type { FastifyInstance } from 'fastify'
import { fieldBody } from '#contract/field-owners.ts'
import { idParams } from '#contract/id.ts'
import type { Database } from '#server/db/database.ts'
import { readBody, readInput } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { listFieldOwners, releaseField, takeField } from './field-owners.ts'

/** What the routes need. */
interface FieldOwnerDeps {
  readonly database: Database
  readonly now: () => Date
}

/** `manage/projects/{id}/field-owners`: the fields of units that a feed writes. */
export function fieldOwnerRoutes(scope: FastifyInstance, { database, now }: FieldOwnerDeps): void {
  scope.get('/projects/:id/field-owners', async (request) => {
    const { id } = readInput(idParams, request.params)
    return { data: resultOf(await listFieldOwners(database.queries, callerOf(request), id)) }
  })

  scope.post('/projects/:id/field-owners/take', async (request) => {
    const { id } = readInput(idParams, request.params)
    const { field } = readBody(fieldBody, request.body)
    const data = await database.queries.transaction(async (tx) =>
      resultOf(await takeField(tx, actorOf(request), id, field, now())),
    )
    return { data }
  })

  scope.post('/projects/:id/field-owners/release', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    const { field } = readBody(fieldBody, request.body)
    await database.queries.transaction(async (tx) =>
      resultOf(await releaseField(tx, actorOf(request), id, field, now())),
    )
    return reply.code(204).send()
  })
}
