import type { FastifyInstance } from 'fastify'
import { previewBody } from '#contract/previews.ts'
import type { Database } from '#server/db/database.ts'
import { linkUrl } from '#server/http/link-url.ts'
import { originOf } from '#server/http/origin.ts'
import { readBody } from '#server/http/problem.ts'
import { resultOf, unknownId } from '#server/http/refusal.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { PREVIEW_PARAMETER, signPreview } from '#server/preview/preview-token.ts'
import { findCatalogue } from './catalogue-store.ts'

export interface PreviewManageDeps {
  readonly database: Database
  readonly publicUrl: string | null
  /** Signs previews. */
  readonly secret: string
  readonly now: () => Date
}

/** `manage/previews`: signed addresses that show unpublished data for a limited time. */
export function previewManageRoutes(scope: FastifyInstance, parts: PreviewManageDeps): void {
  scope.post('/previews', async (request, reply) => {
    const { catalogue_id } = readBody(previewBody, request.body)
    const found = await findCatalogue(parts.database.queries, callerOf(request), catalogue_id)
    const catalogue = resultOf(found ?? unknownId('catalogue_id', catalogue_id))
    const { token, expires } = signPreview(parts.secret, catalogue.id, parts.now())
    const url = `${linkUrl(originOf(request, parts.publicUrl), catalogue.token)}?${PREVIEW_PARAMETER}=${token}`
    return reply.code(201).send({ data: { url, expires_at: expires.toISOString() } })
  })
}
