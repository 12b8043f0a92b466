import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Partner } from '#contract/partners.ts'
import type { Queries } from '#server/db/database.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { originOf } from '#server/http/origin.ts'
import { resultOf } from '#server/http/refusal.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { accountIdOf, actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { withMediaUrl } from '#server/media/media-url.ts'
import { patchPartner, revokePartner } from './change-partner.ts'
import { managedPartners } from './managed-partner.ts'
import { createPartner, listPartners, type StoredPartner } from './partner-store.ts'

/** What the partner routes need. */
export interface PartnerManageDeps extends DataDeps {
  readonly publicUrl: string | null
  readonly mediaUrl?: string | null
  readonly now: () => Date
}

/** `manage/partners`: links that show a partner's own contacts. */
export function partnerManageRoutes(scope: FastifyInstance, deps: PartnerManageDeps): void {
  const { database, publicUrl, mediaUrl, now } = deps

  async function show(queries: Queries, request: FastifyRequest, stored: readonly StoredPartner[]) {
    const shown = await managedPartners(queries, accountIdOf(request), stored, originOf(request, publicUrl))
    return withMediaUrl(shown, mediaUrl)
  }

  async function showOne(queries: Queries, request: FastifyRequest, stored: StoredPartner): Promise<Partner> {
    const [shown] = await show(queries, request, [stored])
    if (!shown) throw new Error('a stored partner has nothing to show')
    return shown
  }

  manageRoute(scope, 'listPartners', async ({ request, query: { catalogue_id = null } }) => {
    const data = await database.queries.transaction(
      async (tx) => show(tx, request, await listPartners(tx, callerOf(request), catalogue_id)),
      // One snapshot for partners, links and pictures.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    return { data }
  })

  manageRoute(scope, 'createPartner', async ({ request, body }) => {
    const data = await changeData<Partner>(deps, async (tx) => {
      const { result, subjects } = resultOf(await createPartner(tx, callerOf(request), body))
      await recordHistory(tx, actorOf(request), wholeChange({ subject: 'partner', id: result.id }, 'created'))
      return { result: await showOne(tx, request, result), subjects }
    })
    return { data }
  })

  manageRoute(scope, 'updatePartner', async ({ request, params: { id }, body: patch }) => {
    const data = await changeData<Partner>(deps, async (tx) => {
      const { result, subjects } = resultOf(await patchPartner(tx, actorOf(request), id, patch))
      return { result: await showOne(tx, request, result), subjects }
    })
    return { data }
  })

  manageRoute(scope, 'revokePartner', async ({ request, params: { id } }) => {
    await changeData(deps, async (tx) => resultOf(await revokePartner(tx, actorOf(request), id, now())))
    return null
  })
}
