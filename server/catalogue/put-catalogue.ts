import type { CatalogueBody, CataloguePatch } from '#contract/catalogues.ts'
import type { Actor } from '#server/account/actor.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { keepCurrentConsents } from '#server/consent/current-consent.ts'
import type { Queries } from '#server/db/database.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { createTranslators } from '#server/language/translators.ts'
import type { Subject } from '#server/live/change.ts'
import { createCatalogue, historySubject, patchCatalogue } from './change-catalogue.ts'

/** How an import changes the catalogue of its project. */
export type CatalogueChange =
  | { readonly create: Omit<CatalogueBody, 'project_id' | 'type'> }
  | { readonly id: number; readonly patch: CataloguePatch }

/** Creates or changes the catalogue of a project in the transaction of its import; returns the changed subjects. */
export async function putCatalogue(
  tx: Queries,
  by: Actor,
  projectId: number,
  change: CatalogueChange,
): Promise<readonly Subject[] | Refusal> {
  const reach = wholeAccount(by.accountId)
  if ('id' in change) {
    const changed = await patchCatalogue(tx, { ...by, ...reach }, change.id, change.patch)
    if (isRefusal(changed)) return changed
    if (change.patch.privacy || change.patch.languages) await keepConsents(tx, change.id)
    return changed.subjects
  }
  const body = { ...change.create, type: 'InteractiveCatalogue', project_id: projectId } as const
  const created = await createCatalogue(tx, reach, body)
  if (isRefusal(created)) return created
  await recordHistory(tx, by, wholeChange(historySubject(created.result), 'created'))
  await keepConsents(tx, created.result.id)
  return created.subjects
}

/** Stores the consent texts that the catalogue's forms show from now on. */
function keepConsents(tx: Queries, id: number): Promise<void> {
  return keepCurrentConsents(tx, createTranslators(), new Date(), id)
}
