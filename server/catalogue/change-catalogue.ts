import type { CatalogueBody, CataloguePatch } from '#contract/catalogues.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { settingChanges, wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal, unknownId } from '#server/http/refusal.ts'
import { DIRECTORY, type Subject } from '#server/live/change.ts'
import type { Changed } from '#server/live/change-data.ts'
import { checkCatalogue } from './catalogue-checks.ts'
import { completeCatalogue } from './catalogue-defaults.ts'
import {
  type CatalogueField,
  changedFields,
  patchSettings,
  type StoredCatalogue,
  tidySettings,
} from './catalogue-settings.ts'
import {
  deleteCatalogue,
  groupsOf,
  insertCatalogue,
  lockCatalogue,
  projectsOf,
  updateCatalogue,
} from './catalogue-store.ts'

// The fields that the directory holds (server/link/link-directory.ts).
const LISTED: readonly CatalogueField[] = [
  'token',
  'published',
  'archived',
  'default_lang',
  'languages',
  'members',
  'embed_domains',
  'privacy',
  'chess',
]

/** Creates a catalogue; fields that are left out get their defaults. */
export async function createCatalogue(
  tx: Queries,
  reach: Reach,
  body: CatalogueBody,
): Promise<Changed<StoredCatalogue> | Refusal> {
  const settings = tidySettings(completeCatalogue(body))
  const refusal = await checkCatalogue(tx, reach, settings)
  if (refusal) return refusal
  const result = await insertCatalogue(tx, reach.accountId, settings)
  if (isRefusal(result)) return result
  return { result, subjects: [DIRECTORY, ...cataloguesById([result.id, ...result.members])] }
}

/** Changes some settings of a catalogue. */
export async function patchCatalogue(
  tx: Queries,
  by: ReachingActor,
  id: number,
  patch: CataloguePatch,
): Promise<Changed<StoredCatalogue> | Refusal> {
  const before = await lockCatalogue(tx, by, id)
  if (!before) return unknownId('id', id)
  const after = { ...tidySettings(patchSettings(before, patch)), id, was_open: before.was_open }
  const fields = changedFields(before, after)
  if (fields.length === 0) return { result: before, subjects: [] }
  const refusal = await checkCatalogue(tx, by, after, before)
  if (refusal) return refusal
  const result = await updateCatalogue(tx, by.accountId, after)
  if (isRefusal(result)) return result
  await recordHistory(tx, by, settingChanges(historySubject(after), before, after))
  const isListed = fields.some((field) => LISTED.includes(field))
  const touched = [...(await touchedBy(tx, before)), ...membersOf(after), ...(await pricesTouched(tx, before, after))]
  return { result, subjects: [...(isListed ? [DIRECTORY] : []), ...touched] }
}

/** Deletes a catalogue. */
export async function removeCatalogue(tx: Queries, by: ReachingActor, id: number): Promise<Changed<null> | Refusal> {
  const before = await lockCatalogue(tx, by, id)
  if (!before) return unknownId('id', id)
  const subjects = [DIRECTORY, ...(await touchedBy(tx, before))]
  const refusal = await deleteCatalogue(tx, by, id)
  if (refusal) return refusal
  await recordHistory(tx, by, wholeChange(historySubject(before), 'deleted'))
  return { result: null, subjects }
}

/** A catalogue as the history names it. */
export function historySubject({ id, project_id }: StoredCatalogue) {
  return { subject: 'catalogue', id, projectId: project_id } as const
}

/** Makes open pages load the units again when `taken_prices` is switched. */
async function pricesTouched(
  tx: Queries,
  before: StoredCatalogue,
  after: StoredCatalogue,
): Promise<readonly Subject[]> {
  if (before.chess.taken_prices === after.chess.taken_prices) return []
  const ids = await projectsOf(tx, [after.id, ...after.members])
  return ids.map((id) => ({ scope: 'chess', id }))
}

/** A catalogue, the groups that show it, and the members that show their group. */
async function touchedBy(tx: Queries, catalogue: StoredCatalogue): Promise<readonly Subject[]> {
  return [...cataloguesById([catalogue.id, ...(await groupsOf(tx, catalogue.id))]), ...membersOf(catalogue)]
}

function membersOf({ members }: StoredCatalogue): readonly Subject[] {
  return cataloguesById(members)
}

function cataloguesById(ids: readonly number[]): readonly Subject[] {
  return ids.map((id) => ({ scope: 'catalogue', id }))
}
