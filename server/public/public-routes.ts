import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { idParams } from '#contract/id.ts'
import { interactiveQuery } from '#contract/interactive.ts'
import type { PreparedAnswer } from '#server/answer/prepared-answer.ts'
import type { ReadyAnswers } from '#server/answer/ready-answers.ts'
import { sendAnswer } from '#server/answer/send-answer.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import { type Call, isPrivate } from '#server/public-call/call.ts'
import type { DraftReader } from '#server/public-call/draft-reader.ts'
import { type CallDeps, readCall, withDraftLanguages } from '#server/public-call/read-call.ts'
import type { PublicAnswers } from './public-answers.ts'

/** The four public calls. */
export function publicRoutes(
  app: FastifyInstance,
  deps: CallDeps & { readonly ready: ReadyAnswers; readonly drafts: Pick<DraftReader, 'catalogueOf'> },
  answers: PublicAnswers,
): void {
  function answering(find: (call: Call, request: FastifyRequest) => Promise<PreparedAnswer | null>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const state = deps.ready.state()
      const call = await withDraftLanguages(deps.drafts, request, readCall(deps, request))
      const answer = (await find(call, request)) ?? refuse('not_found')
      if (isPrivate(call)) return sendAnswer(request, reply, answer, 'never')
      deps.ready.remember(state, request.raw, answer)
      return sendAnswer(request, reply, answer, 'revalidated')
    }
  }
  const idOf = (request: FastifyRequest) => storable(readInput(idParams, request.params).id)

  app.get(`${API_BASE}/public/token`, answering(answers.token))
  app.get(
    `${API_BASE}/public/projects/:id`,
    answering((call, request) => answers.project(call, idOf(request))),
  )
  app.get(
    `${API_BASE}/public/projects/:id/chess`,
    answering((call, request) => answers.chess(call, idOf(request))),
  )
  app.get(
    `${API_BASE}/public/interactive/show`,
    answering((call, request) => {
      const query = readInput(interactiveQuery, request.query)
      for (const id of [Number(query.id.replace('estate-', '')), query.frame, query.storey]) storable(id ?? 0)
      return answers.interactive(call, query)
    }),
  )
}

/** Returns 404 for an id that no row can have. */
function storable(id: number): number {
  return canBeStored(id) ? id : refuse('not_found')
}
