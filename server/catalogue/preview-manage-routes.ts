import type { FastifyInstance } from 'fastify'
import { withView } from '#domain/address/link-view.ts'
import { linkUrl } from '#server/http/link-url.ts'
import { originOf } from '#server/http/origin.ts'
import { resultOf, unknownId } from '#server/http/refusal.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { PREVIEW_PARAMETER, signStored } from '#server/preview/preview-token.ts'
import { findCatalogue } from './catalogue-store.ts'
import { endPreview, insertPreview, listPreviews, previewOf } from './preview-store.ts'

export interface PreviewManageDeps extends DataDeps {
  readonly publicUrl: string | null
  /** Signs previews. */
  readonly secret: string
  readonly now: () => Date
}

/** `manage/previews`: signed addresses that show unpublished data and drafts for a limited time. */
export function previewManageRoutes(scope: FastifyInstance, deps: PreviewManageDeps): void {
  const { database, publicUrl, secret, now } = deps
  manageRoute(scope, 'createPreview', async ({ request, body }) => {
    const found = await findCatalogue(database.queries, callerOf(request), body.catalogue_id)
    const catalogue = resultOf(found ?? unknownId('catalogue_id', body.catalogue_id))
    const row = await changeData(deps, (tx) => insertPreview(tx, actorOf(request), body, now()))
    const token = signStored(secret, { id: row.id, catalogueId: catalogue.id, expires: row.expires_at })
    const origin = originOf(request, publicUrl)
    const url = `${linkUrl(origin, catalogue.token)}?${PREVIEW_PARAMETER}=${token}`
    const direct_url = linkUrl(origin, withView(catalogue.token, token))
    return { data: { ...previewOf(row), url, direct_url } }
  })

  manageRoute(scope, 'listPreviews', async ({ request }) => ({
    data: await listPreviews(database.queries, callerOf(request), now()),
  }))

  manageRoute(scope, 'endPreview', async ({ request, params: { id } }) => {
    await changeData(deps, async (tx) => resultOf(await endPreview(tx, actorOf(request), id, now())))
    return null
  })
}
