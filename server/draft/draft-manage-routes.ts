import type { FastifyInstance, FastifyRequest } from 'fastify'
import { draftChangeList } from '#contract/drafts.ts'
import { sendAnswer } from '#server/answer/send-answer.ts'
import { readBody, refuse } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { changeDraft } from './change-draft.ts'
import type { DraftDeps } from './draft-deps.ts'
import { type DraftHome, groupHome, projectHome } from './draft-home.ts'
import { listDraft, listDraftHistory } from './list-draft.ts'
import { createEntityList } from './list-entities.ts'
import { changeCurrency, revertDraft, settleDraft, undoDraft } from './settle-draft.ts'

// Room for the regions of many frames, or the maximum number of changes.
const MAX_BODY = 32 * 1024 * 1024

const OF_PROJECT = {
  entities: 'listEntities',
  list: 'listDraft',
  history: 'listDraftHistory',
  change: 'changeDraft',
  revert: 'revertDraft',
  settle: 'settleDraft',
  undo: 'undoDraft',
} as const

const OF_GROUP = {
  entities: 'listGroupEntities',
  list: 'listGroupDraft',
  history: 'listGroupDraftHistory',
  change: 'changeGroupDraft',
  revert: 'revertGroupDraft',
  settle: 'settleGroupDraft',
  undo: 'undoGroupDraft',
} as const

/** A call about one draft. */
interface HomeCall {
  readonly request: FastifyRequest
  readonly params: { readonly id: number }
}

type FindHome = (call: HomeCall) => Promise<DraftHome>

/**
 * `manage/projects/{id}/draft` and `manage/catalogues/{id}/draft`: unpublished changes. `…/entities`: the live values that
 * they are based on.
 */
export function draftManageRoutes(scope: FastifyInstance, deps: DraftDeps): void {
  const homeOf =
    (find: typeof projectHome): FindHome =>
    async ({ request, params: { id } }) =>
      resultOf(await find(deps.database.queries, callerOf(request), id))
  draftRoutes(scope, deps, OF_PROJECT, homeOf(projectHome))
  draftRoutes(scope, deps, OF_GROUP, homeOf(groupHome))

  manageRoute(scope, 'changeCurrency', async (call) => {
    const { body } = call
    const home = await homeOf(projectHome)(call)
    if (home.projectId === null) throw new Error('a group has no currency')
    return { data: resultOf(await changeCurrency(deps, home, actorOf(call.request), body)) }
  })
}

function draftRoutes(
  scope: FastifyInstance,
  deps: DraftDeps,
  calls: typeof OF_PROJECT | typeof OF_GROUP,
  homeOf: FindHome,
): void {
  const listEntities = createEntityList(deps)
  manageRoute(scope, calls.entities, async (call) => {
    const { kinds } = call.query
    return sendAnswer(call.request, call.reply, await listEntities(await homeOf(call), kinds), 'never')
  })

  manageRoute(scope, calls.list, async (call) => {
    const { query } = call
    return listDraft(deps, await homeOf(call), query)
  })

  manageRoute(scope, calls.history, async (call) => {
    const { query } = call
    return listDraftHistory(deps, await homeOf(call), query)
  })

  manageRoute(scope, calls.change, { bodyLimit: MAX_BODY }, async (call) => {
    const { request } = call
    const { all_or_nothing } = call.query
    // Each change is parsed separately.
    const list = readBody(draftChangeList, request.body)
    const editor = { by: actorOf(request), role: callerOf(request).role }
    const options = { allOrNothing: all_or_nothing === '1' }
    const { applied, conflicts } = resultOf(await changeDraft(deps, await homeOf(call), editor, list, options))
    if (conflicts.length === 0) return { data: applied }
    const detail = `Somebody else has changed ${conflicts.length === 1 ? 'a field' : `${conflicts.length} fields`} meanwhile`
    return refuse('conflict', { detail, conflicts: [...conflicts], applied })
  })

  manageRoute(scope, calls.revert, { bodyLimit: MAX_BODY }, async (call) => {
    const { entries } = call.body
    return { data: await revertDraft(deps, await homeOf(call), actorOf(call.request), entries) }
  })

  manageRoute(scope, calls.settle, { bodyLimit: MAX_BODY }, async (call) => {
    const { entries, keep } = call.body
    const settlement = keep === 'mine' ? 'keep' : 'drop'
    return { data: await settleDraft(deps, await homeOf(call), actorOf(call.request), entries, settlement) }
  })

  manageRoute(scope, calls.undo, async (call) => {
    const { batch } = call.body
    return { data: resultOf(await undoDraft(deps, await homeOf(call), actorOf(call.request), batch)) }
  })
}
