import type { FastifyInstance } from 'fastify'
import { idParams } from '#contract/id.ts'
import { staffViewBody, staffViewParams, staffViewPatch } from '#contract/staff-views.ts'
import type { Database } from '#server/db/database.ts'
import { readBody, readInput } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { personOf } from '#server/manage/manage-guard.ts'
import { changeStaffView, createStaffView, deleteStaffView, listStaffViews } from './staff-view-store.ts'

/** What the routes need. */
interface StaffViewDeps {
  readonly database: Database
  readonly now: () => Date
}

/** `manage/projects/{id}/views`: saved views of the units of a project. */
export function staffViewRoutes(scope: FastifyInstance, { database, now }: StaffViewDeps): void {
  const { queries } = database

  scope.get('/projects/:id/views', async (request) => {
    const { id } = readInput(idParams, request.params)
    return { data: resultOf(await listStaffViews(queries, personOf(request), id)) }
  })

  scope.post('/projects/:id/views', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    const body = readBody(staffViewBody, request.body)
    const data = await queries.transaction(async (tx) =>
      resultOf(await createStaffView(tx, personOf(request), id, body, now())),
    )
    return reply.code(201).send({ data })
  })

  scope.patch('/projects/:id/views/:view', async (request) => {
    const { id, view } = readInput(staffViewParams, request.params)
    const patch = readBody(staffViewPatch, request.body)
    const data = await queries.transaction(async (tx) =>
      resultOf(await changeStaffView(tx, personOf(request), id, view, patch)),
    )
    return { data }
  })

  scope.delete('/projects/:id/views/:view', async (request, reply) => {
    const { id, view } = readInput(staffViewParams, request.params)
    await queries.transaction(async (tx) => resultOf(await deleteStaffView(tx, personOf(request), id, view)))
    return reply.code(204).send()
  })
}
