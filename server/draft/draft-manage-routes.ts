import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  currencyBody,
  draftChangeList,
  draftChangesQuery,
  draftHistoryQuery,
  draftQuery,
  revertBody,
  settleBody,
  undoBody,
} from '#contract/drafts.ts'
import { entitiesQuery } from '#contract/entities.ts'
import { idParams } from '#contract/id.ts'
import { sendAnswer } from '#server/answer/send-answer.ts'
import { readBody, readInput, refuse } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { changeDraft } from './change-draft.ts'
import type { DraftDeps } from './draft-deps.ts'
import { type DraftHome, groupHome, projectHome } from './draft-home.ts'
import { listDraft, listDraftHistory } from './list-draft.ts'
import { createEntityList } from './list-entities.ts'
import { changeCurrency, revertDraft, settleDraft, undoDraft } from './settle-draft.ts'

// Room for the regions of many frames, or the maximum number of changes.
const MAX_BODY = 32 * 1024 * 1024

/**
 * `manage/projects/{id}/draft` and `manage/catalogues/{id}/draft`: unpublished changes. `…/entities`: the live values that
 * they are based on.
 */
export function draftManageRoutes(scope: FastifyInstance, deps: DraftDeps): void {
  const homeOf = (find: typeof projectHome) => async (request: FastifyRequest) =>
    resultOf(await find(deps.database.queries, callerOf(request), readInput(idParams, request.params).id))
  const entities = createEntityList(deps)
  entityRoutes(scope, entities, '/projects/:id/entities', homeOf(projectHome))
  entityRoutes(scope, entities, '/catalogues/:id/entities', homeOf(groupHome))
  draftRoutes(scope, deps, '/projects/:id/draft', homeOf(projectHome))
  draftRoutes(scope, deps, '/catalogues/:id/draft', homeOf(groupHome))

  scope.post('/projects/:id/draft/currency', async (request) => {
    const body = readBody(currencyBody, request.body)
    const home = await homeOf(projectHome)(request)
    if (home.projectId === null) throw new Error('a group has no currency')
    return { data: resultOf(await changeCurrency(deps, home, actorOf(request), body)) }
  })
}

function entityRoutes(
  scope: FastifyInstance,
  list: ReturnType<typeof createEntityList>,
  path: string,
  homeOf: (request: FastifyRequest) => Promise<DraftHome>,
): void {
  scope.get(path, async (request, reply) => {
    const { kinds } = readInput(entitiesQuery, request.query)
    return sendAnswer(request, reply, await list(await homeOf(request), kinds), 'never')
  })
}

function draftRoutes(
  scope: FastifyInstance,
  deps: DraftDeps,
  path: string,
  homeOf: (request: FastifyRequest) => Promise<DraftHome>,
): void {
  scope.get(path, async (request) => {
    const query = readInput(draftQuery, request.query)
    return listDraft(deps, await homeOf(request), query)
  })

  scope.get(`${path}/history`, async (request) => {
    const query = readInput(draftHistoryQuery, request.query)
    return listDraftHistory(deps, await homeOf(request), query)
  })

  scope.patch(path, { bodyLimit: MAX_BODY }, async (request) => {
    const { all_or_nothing } = readInput(draftChangesQuery, request.query)
    const list = readBody(draftChangeList, request.body)
    const editor = { by: actorOf(request), role: callerOf(request).role }
    const options = { allOrNothing: all_or_nothing === '1' }
    const { applied, conflicts } = resultOf(await changeDraft(deps, await homeOf(request), editor, list, options))
    if (conflicts.length === 0) return { data: applied }
    const detail = `Somebody else has changed ${conflicts.length === 1 ? 'a field' : `${conflicts.length} fields`} meanwhile`
    return refuse('conflict', { detail, conflicts: [...conflicts], applied })
  })

  scope.delete(`${path}/entries`, { bodyLimit: MAX_BODY }, async (request) => {
    const { entries } = readBody(revertBody, request.body)
    return { data: await revertDraft(deps, await homeOf(request), actorOf(request), entries) }
  })

  scope.post(`${path}/conflicts/settle`, { bodyLimit: MAX_BODY }, async (request) => {
    const { entries, keep } = readBody(settleBody, request.body)
    const settlement = keep === 'mine' ? 'keep' : 'drop'
    return { data: await settleDraft(deps, await homeOf(request), actorOf(request), entries, settlement) }
  })

  scope.post(`${path}/undo`, async (request) => {
    const { batch } = readBody(undoBody, request.body)
    return { data: resultOf(await undoDraft(deps, await homeOf(request), actorOf(request), batch)) }
  })
}
