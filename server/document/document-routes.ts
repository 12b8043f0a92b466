import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { callQuery } from '#contract/call.ts'
import { chessPdfQuery, DOCUMENT_TYPES } from '#contract/documents.ts'
import { idParams } from '#contract/id.ts'
import type { TokenData } from '#contract/token.ts'
import { plainToken } from '#domain/address/link-view.ts'
import { holdsTag } from '#server/http/entity-tag.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { originOf } from '#server/http/origin.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import type { Translators } from '#server/language/translators.ts'
import type { ProjectModel, PublicModels } from '#server/public/public-models.ts'
import { isPrivate } from '#server/public-call/call.ts'
import type { DraftReader } from '#server/public-call/draft-reader.ts'
import { type CallDeps, readFileCall, withDraftLanguages } from '#server/public-call/read-call.ts'
import { inlineAs } from './content-disposition.ts'
import type { Reader } from './document-address.ts'
import type { DocumentPlan } from './document-plan.ts'
import type { Documents } from './documents.ts'
import { planChess } from './plan-chess.ts'
import { planInstructions } from './plan-instructions.ts'
import { planPresentation } from './plan-presentation.ts'

interface DocumentRouteDeps extends CallDeps {
  readonly models: PublicModels
  readonly translators: Translators
  readonly documents: Documents
  readonly drafts: Pick<DraftReader, 'catalogueOf'>
  readonly publicUrl: string | null
  readonly now: () => Date
}

/** In seconds: by then most of the queue is done. */
const RETRY_AFTER = { small: 5, large: 30 } as const

// A page shows one document at a time; only a robot requests this many a minute.
const MAX_CALLS = 60

/** `GET public/documents/…pdf`: a unit, the chess and the instructions of a partner as PDF. */
export function documentRoutes(app: FastifyInstance, deps: DocumentRouteDeps): void {
  app.register(async (scope) => {
    await limitRate(scope, MAX_CALLS)
    pdfRoutes(scope, deps)
  })
}

function pdfRoutes(app: FastifyInstance, deps: DocumentRouteDeps): void {
  const { models, translators } = deps

  app.get(`${API_BASE}/public/documents/instances/:id.pdf`, async (request, reply) => {
    const reader = await readerOf(deps, request)
    const { id } = readInput(idParams, request.params)
    const { token, model } = await readProject(models, reader)
    const instance = model.chess.instanceById.get(id) ?? refuse('not_found')
    const translator = await translators(reader.call.lang)
    const plan = await planPresentation(models, translator, reader, { token, model, instance })
    return send(deps, { request, reply, reader, plan })
  })

  app.get(`${API_BASE}/public/documents/chess.pdf`, async (request, reply) => {
    const reader = await readerOf(deps, request)
    const { estate } = readInput(chessPdfQuery, request.query)
    const { token, model } = await readProject(models, reader)
    const asked = {
      token,
      model,
      sources: (await models.sources(reader.call, model.data.project.id)) ?? refuse('not_found'),
      estate: estate === undefined ? null : (model.chess.estateById.get(estate) ?? refuse('not_found')),
    }
    const plan = planChess(await translators(reader.call.lang), reader, asked)
    return send(deps, { request, reply, reader, plan })
  })

  app.get(`${API_BASE}/public/documents/instructions.pdf`, async (request, reply) => {
    const reader = await readerOf(deps, request)
    const token = (await models.token(reader.call)) ?? refuse('token_not_found')
    const plan = await planInstructions(models, await translators(reader.call.lang), reader, token)
    return send(deps, { request, reply, reader, plan: plan ?? refuse('not_found') })
  })
}

async function readerOf(deps: DocumentRouteDeps, request: FastifyRequest): Promise<Reader> {
  const call = await withDraftLanguages(deps.drafts, request, readFileCall(deps, request))
  const { first_token, second_token: secondToken = null } = readInput(callQuery, request.query)
  return {
    call,
    // A document is passed on, so its links are plain whatever view it was made in.
    tokens: { firstToken: plainToken(first_token), secondToken },
    // A request to a white-label domain gets links to that domain.
    origin: originOf(request, call.domain === null ? deps.publicUrl : null),
    date: deps.now().toISOString().slice(0, 'YYYY-MM-DD'.length),
  }
}

/** Reads the project of the catalogue; a group has no documents of its own. */
async function readProject(
  models: PublicModels,
  { call }: Reader,
): Promise<{ readonly token: TokenData; readonly model: ProjectModel }> {
  const token = (await models.token(call)) ?? refuse('token_not_found')
  const { project_id } = token.settings
  if (project_id === null) refuse('not_found')
  return { token, model: (await models.project(call, project_id)) ?? refuse('not_found') }
}

interface Sending {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly reader: Reader
  readonly plan: DocumentPlan
}

async function send({ documents }: DocumentRouteDeps, { request, reply, reader, plan }: Sending) {
  const hash = await documents.hashOf(plan)
  const isKnown = holdsTag(request.headers['if-none-match'], `"${hash}"`)
  const pdf = isKnown ? null : await documents.pdf(plan, hash)
  if (!isKnown && !pdf) {
    reply.header('retry-after', plan.isLarge ? RETRY_AFTER.large : RETRY_AFTER.small)
    refuse('unavailable')
  }
  reply.headers({
    etag: `"${hash}"`,
    // Revalidated each time: a revoked link must give no documents.
    'cache-control': isPrivate(reader.call) ? 'private, no-store' : 'no-cache',
    vary: 'X-Accept-Language',
  })
  if (isKnown) return reply.code(304).send()
  return reply.type(DOCUMENT_TYPES.pdf).header('content-disposition', inlineAs(plan.name, 'pdf')).send(pdf)
}
