import type { AccountSettings } from '#contract/account-settings.ts'
import type { DraftHistoryAnswer } from '#contract/drafts.ts'
import type { FieldOwner } from '#contract/field-owners.ts'
import type { HistoryAnswer } from '#contract/history.ts'
import type { Hold, HoldPatch } from '#contract/holds.ts'
import type { ManagedInstance } from '#contract/instances.ts'
import type { Medium } from '#contract/media.ts'
import type { OwnedField } from '#domain/field/unit.ts'
import { callManage, readManage } from '#studio/api/call-manage.ts'

const PAGE = 50
const DRAFT_PAGE = 100

/** The id of a unit in public addresses. Null if visitors do not know the unit. */
export async function readUnitId(projectId: number, unit: string): Promise<number | null> {
  const path = `instances?project_id=${projectId}&external_id=${encodeURIComponent(unit)}`
  const [found] = await callManage<readonly ManagedInstance[]>('GET', path)
  return found?.published ? found.id : null
}

/** A page of what happened to a unit live, the newest first. */
export function readUnitHistory(projectId: number, unit: string, before: number | null): Promise<HistoryAnswer> {
  const page = before === null ? '' : `&before=${before}`
  const path = `history?project_id=${projectId}&external_id=${encodeURIComponent(unit)}&limit=${PAGE}${page}`
  return readManage('GET', path)
}

/** The last changes of a unit in the draft, the newest first. */
export function readUnitDraft(projectId: number, unit: string): Promise<DraftHistoryAnswer> {
  const name = `kind=instance&own_id=${encodeURIComponent(unit)}`
  return readManage('GET', `projects/${projectId}/draft/history?${name}&limit=${DRAFT_PAGE}`)
}

/** How long each role may hold units, and the time zone of the account. */
export function readAccount(): Promise<AccountSettings> {
  return callManage('GET', 'account')
}

/** Extends or shortens a hold. */
export function changeHold(id: number, patch: HoldPatch): Promise<Hold> {
  return callManage('PATCH', `holds/${id}`, patch)
}

/** The fields of units that feeds write or have written. */
export function readFieldOwners(projectId: number): Promise<readonly FieldOwner[]> {
  return callManage('GET', `projects/${projectId}/field-owners`)
}

/** Takes a field over from its feed. */
export function takeField(projectId: number, field: OwnedField): Promise<FieldOwner> {
  return callManage('POST', `projects/${projectId}/field-owners/take`, { field })
}

/** Gives a field back to its feed. */
export function releaseField(projectId: number, field: OwnedField): Promise<void> {
  return callManage('POST', `projects/${projectId}/field-owners/release`, { field })
}

/** The file that a project calls by a name; null if there is none. */
export async function readMedium(projectId: number, name: string): Promise<Medium | null> {
  const path = `media?project_id=${projectId}&name=${encodeURIComponent(name)}`
  const [found] = await callManage<readonly Medium[]>('GET', path)
  return found ?? null
}
