import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Catalogue } from '#contract/catalogues.ts'
import { lockedCatalogueFields } from '#domain/account/owned-fields.ts'
import { keepCurrentConsents } from '#server/consent/current-consent.ts'
import type { Queries } from '#server/db/database.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { originOf } from '#server/http/origin.ts'
import { refuse } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { resultOf } from '#server/http/refusal.ts'
import { studioHostName } from '#server/http/sites.ts'
import type { Translators } from '#server/language/translators.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { accountIdOf, actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { withMediaUrl } from '#server/media/media-url.ts'
import { givenSettings } from './catalogue-defaults.ts'
import type { StoredCatalogue } from './catalogue-settings.ts'
import { pageCatalogues } from './catalogue-store.ts'
import { createCatalogue, historySubject, patchCatalogue, removeCatalogue } from './change-catalogue.ts'
import { managedCatalogues } from './managed-catalogue.ts'

export interface CatalogueManageDeps extends DataDeps, Sites {
  readonly mediaUrl?: string | null
  readonly translators: Translators
  readonly now: () => Date
}

/** `manage/catalogues`: the catalogues that visitors open, and their settings. */
export function catalogueManageRoutes(scope: FastifyInstance, parts: CatalogueManageDeps): void {
  const { database, publicUrl, mediaUrl, translators, now } = parts
  const studioHost = studioHostName(parts)

  async function show(queries: Queries, request: FastifyRequest, stored: readonly StoredCatalogue[]) {
    const hosts = { baseUrl: originOf(request, publicUrl), studioHost }
    const shown = await managedCatalogues(queries, accountIdOf(request), stored, hosts)
    return withMediaUrl(shown, mediaUrl)
  }

  async function showOne(queries: Queries, request: FastifyRequest, stored: StoredCatalogue): Promise<Catalogue> {
    const [shown] = await show(queries, request, [stored])
    if (!shown) throw new Error('a stored catalogue has nothing to show')
    return shown
  }

  manageRoute(scope, 'listCatalogues', async ({ request, query }) => {
    return database.queries.transaction(
      async (tx) => {
        const { page, next } = await pageCatalogues(tx, callerOf(request), query)
        return { data: await show(tx, request, page), next }
      },
      // One snapshot for all tables of a catalogue.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  })

  manageRoute(scope, 'createCatalogue', async ({ request, body }) => {
    refuseLocked(request, givenSettings(body))
    const data = await changeData<Catalogue>(parts, async (tx) => {
      const { result, subjects } = resultOf(await createCatalogue(tx, callerOf(request), body))
      await recordHistory(tx, actorOf(request), wholeChange(historySubject(result), 'created'))
      await keepCurrentConsents(tx, translators, now(), result.id)
      return { result: await showOne(tx, request, result), subjects }
    })
    return { data }
  })

  manageRoute(scope, 'updateCatalogue', async ({ request, params: { id }, body: patch }) => {
    refuseLocked(request, Object.keys(patch))
    const data = await changeData<Catalogue>(parts, async (tx) => {
      const { result, subjects } = resultOf(await patchCatalogue(tx, actorOf(request), id, patch))
      if (patch.privacy || patch.languages) await keepCurrentConsents(tx, translators, now(), id)
      return { result: await showOne(tx, request, result), subjects }
    })
    return { data }
  })

  manageRoute(scope, 'deleteCatalogue', async ({ request, params: { id } }) => {
    await changeData(parts, async (tx) => resultOf(await removeCatalogue(tx, actorOf(request), id)))
    return null
  })
}

function refuseLocked(request: FastifyRequest, fields: readonly string[]): void {
  const { role, who } = callerOf(request)
  const locked = lockedCatalogueFields(role, fields)
  if (locked.length === 0) return
  refuse('forbidden', { detail: `The role of the ${who.kind} may not change ${locked.join(', ')}; an owner may` })
}
