import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holdBody, holdPatch, holdsQuery } from '#contract/holds.ts'
import { idParams } from '#contract/id.ts'
import { readBody, readInput, refuse } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
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

  scope.get('/holds', (request) => listHolds(database.queries, callerOf(request), readInput(holdsQuery, request.query)))

  scope.post('/holds', async (request, reply) => {
    const body = readBody(holdBody, request.body)
    const data = await changeData(deps, async (tx) => resultOf(await makeHold(tx, holderOf(request), body, now())))
    return reply.code(201).send({ data })
  })

  scope.patch('/holds/:id', async (request) => {
    const { id } = readInput(idParams, request.params)
    const patch = readBody(holdPatch, request.body)
    const data = await database.queries.transaction(async (tx) =>
      resultOf(await changeHold(tx, holderOf(request), id, patch, now())),
    )
    return { data }
  })

  scope.delete('/holds/:id', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    await changeData(deps, async (tx) => {
      const found = (await findHold(tx, callerOf(request), id)) ?? refuse('not_found')
      return endHolds(tx, actorOf(request), [found], 'released', now())
    })
    return reply.code(204).send()
  })
}

function holderOf(request: FastifyRequest): Holder {
  return { ...actorOf(request), role: callerOf(request).role }
}
