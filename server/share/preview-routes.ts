import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { DOCUMENT_TYPES, listPreviewQuery, projectPreviewQuery } from '#contract/documents.ts'
import { idParams } from '#contract/id.ts'
import { holdsTag } from '#server/http/entity-tag.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import { type Call, isPrivate } from '#server/public-call/call.ts'
import { type CallDeps, readFileCall } from '#server/public-call/read-call.ts'
import type { Previews } from './make-previews.ts'
import { nameOf, type PreviewPainter } from './paint-preview.ts'
import type { Preview } from './preview-data.ts'

/** The path of link previews. */
export const PREVIEWS_PATH = `${API_BASE}/public/previews`

// The crawlers of messengers use few addresses, and request every link that is sent. Painting a picture takes a fifth of a
// second.
const MAX_CALLS = 60
// In seconds. By then most waiting pictures are finished.
const RETRY_AFTER = 5

/** `GET public/previews/…`: the pictures of link previews. */
export function previewRoutes(
  app: FastifyInstance,
  deps: CallDeps & { readonly painter: PreviewPainter },
  made: Previews,
): void {
  app.register(async (scope) => {
    await limitRate(scope, MAX_CALLS)
    paintingRoutes(scope, deps, made)
  })
}

function paintingRoutes(
  app: FastifyInstance,
  deps: CallDeps & { readonly painter: PreviewPainter },
  made: Previews,
): void {
  function painting(find: (call: Call, request: FastifyRequest) => Promise<Preview | null>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const call = readFileCall(deps, request)
      const preview = (await find(call, request)) ?? refuse('not_found')
      const etag = `"${nameOf(preview)}"`
      // Revalidated every time, because an old price must not be shown for another day.
      reply.headers({
        etag,
        'cache-control': isPrivate(call) ? 'private, no-store' : 'no-cache',
        vary: 'X-Accept-Language',
      })
      if (holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const picture = await deps.painter.paint(preview)
      if (picture) return reply.type(DOCUMENT_TYPES.jpg).send(picture)
      reply.removeHeader('etag').header('retry-after', RETRY_AFTER)
      return refuse('unavailable')
    }
  }

  app.get(
    `${PREVIEWS_PATH}/instances/:id.jpg`,
    painting((call, { params }) => made.unit(call, readInput(idParams, params).id)),
  )
  app.get(
    `${PREVIEWS_PATH}/project.jpg`,
    painting((call, { query }) => made.project(call, readInput(projectPreviewQuery, query).estate ?? null)),
  )
  app.get(
    `${PREVIEWS_PATH}/favorites.jpg`,
    painting((call, { query }) => made.list(call, readInput(listPreviewQuery, query).units)),
  )
}
