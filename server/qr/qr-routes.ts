import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { callQuery } from '#contract/call.ts'
import { DOCUMENT_TYPES, QR_SIZES, qrQuery } from '#contract/documents.ts'
import { holdsTag } from '#server/http/entity-tag.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { originOf } from '#server/http/origin.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import { isPrivate } from '#server/public-call/call.ts'
import { type CallDeps, readFileCall } from '#server/public-call/read-call.ts'
import { drawQrPng, drawQrSvg, encodeQr } from './draw-qr.ts'
import { qrLink } from './qr-link.ts'

/** What QR codes need. */
interface QrDeps extends CallDeps {
  readonly publicUrl: string | null
}

// Opening and closing the dialog all the time stays below this.
const MAX_CALLS = 240

const DRAW = { svg: drawQrSvg, png: drawQrPng } as const

/** `GET public/documents/qr.svg` and `qr.png`: the link of the call, to print or to send. */
export function qrRoutes(app: FastifyInstance, deps: QrDeps): void {
  app.register(async (scope) => {
    await limitRate(scope, MAX_CALLS)
    drawingRoutes(scope, deps)
  })
}

function drawingRoutes(app: FastifyInstance, deps: QrDeps): void {
  for (const ending of ['svg', 'png'] as const) {
    app.get(`${API_BASE}/public/documents/qr.${ending}`, async (request, reply) => {
      const call = readFileCall(deps, request)
      const { page, size = QR_SIZES.usual } = readInput(qrQuery, request.query)
      const tokens = readInput(callQuery, request.query)
      // A white-label domain is its own site.
      const baseUrl = originOf(request, call.domain === null ? deps.publicUrl : null)
      const link = qrLink(call, tokens, baseUrl, page)
      if (link === null) refuse('bad_request', { detail: 'page: is not a page under these tokens' })
      // The ETag depends only on the link, so nothing has to be drawn to answer 304.
      if (isCurrent(request, reply, `${ending} ${size} ${link}`, isPrivate(call))) return reply.code(304).send()
      const modules = encodeQr(link) ?? refuse('bad_request', { detail: 'page: is too long for a QR code' })
      return reply.type(DOCUMENT_TYPES[ending]).send(await DRAW[ending](modules, size))
    })
  }
}

/** Sets the ETag, and returns whether the client has the current version. */
function isCurrent(request: FastifyRequest, reply: FastifyReply, content: string, isPreview: boolean): boolean {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  // Revalidated every time, because a revoked link has no code any more.
  reply.headers({
    etag,
    'cache-control': isPreview ? 'private, no-store' : 'no-cache',
    vary: 'X-Accept-Language',
  })
  return holdsTag(request.headers['if-none-match'], etag)
}
