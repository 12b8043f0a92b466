import type { DraftChanged } from '#contract/draft-conflict.ts'
import type { DraftAnswer, Restored } from '#contract/drafts.ts'
import type { ManagedPreview, PreviewAnswer } from '#contract/previews.ts'
import type { Publication, PublicationCheck, PublicationsAnswer, PublicationTick } from '#contract/publications.ts'
import type { VersionsAnswer } from '#contract/versions.ts'
import type { Entity, FieldName } from '#domain/draft/entity.ts'
import { callManage, ManageError, readManage } from '#studio/api/call-manage.ts'

/** `home` of all calls is the path of a draft (`draftHome`). */

/** The largest page, so that a large draft needs few calls. */
const PAGE_SIZE = 1000

/** Reads a page of the draft, the newest changes first. */
export function readDraftPage(home: string, before: number | null): Promise<DraftAnswer> {
  return readManage('GET', `${home}/draft?limit=${PAGE_SIZE}${before === null ? '' : `&before=${before}`}`)
}

/** Reverts entries to the live values. */
export function revertEntries(home: string, entries: readonly FieldName[]): Promise<DraftChanged> {
  return callManage('DELETE', `${home}/draft/entries`, { entries })
}

/** What an undo did, and the fields that somebody has changed since. */
interface Undone extends DraftChanged {
  readonly kept: readonly FieldName[]
}

/** Undoes a batch of the draft. */
export function undoBatch(home: string, batch: string): Promise<Undone> {
  return callManage('POST', `${home}/draft/undo`, { batch })
}

/** Settles conflicts with live values. */
export function settleConflicts(
  home: string,
  entries: readonly FieldName[],
  keep: 'mine' | 'theirs',
): Promise<DraftChanged> {
  return callManage('POST', `${home}/draft/conflicts/settle`, { entries, keep })
}

/** What to publish: ticked entries, or the whole draft if they are null. */
export interface PublishSubject {
  readonly entries: readonly PublicationTick[] | null
  /** Whether visitors can open the catalogue then. */
  readonly opens: boolean
}

/** Checks what would be published. */
export function checkPublication(home: string, { entries, opens }: PublishSubject): Promise<PublicationCheck> {
  return callManage('POST', `${home}/publications/check`, { ...(entries && { entries }), open: opens })
}

/** When to publish, and what is new in the words of the author. */
interface Publishing {
  /** Null: now. */
  readonly at: Date | null
  readonly note: string
}

/** Publishes ticked entries, now or at a time. */
export function publishEntries(
  home: string,
  { entries, opens }: PublishSubject,
  { at, note }: Publishing,
): Promise<Publication> {
  const body = { ...(entries && { entries }), open: opens, note }
  return callManage('POST', `${home}/publications`, { ...body, ...(at && { at: at.toISOString() }) })
}

/** What stopped a publication; null if the call failed for another reason. */
export function stoppedBy(error: unknown): PublicationCheck | null {
  if (!(error instanceof ManageError) || error.code !== 'conflict') return null
  return (error.problem.publication as PublicationCheck | undefined) ?? null
}

/** Reads the newest publications. */
export function readPublications(home: string): Promise<PublicationsAnswer> {
  return readManage('GET', `${home}/publications`)
}

/** Reads what is planned, with what it will publish. */
export function readPlanned(home: string): Promise<PublicationsAnswer> {
  return readManage('GET', `${home}/publications?state=planned&values=1`)
}

/** Withdraws a planned publication. */
export function withdrawPublication(home: string, id: number): Promise<void> {
  return callManage('DELETE', `${home}/publications/${id}`)
}

/** Reads a page of versions, the newest first. */
export function readVersions(home: string, before: number | null): Promise<VersionsAnswer> {
  return readManage('GET', `${home}/versions?limit=10${before === null ? '' : `&before=${before}`}`)
}

/** An older version, or the inverse of one. */
export type RestoreAct = 'restore' | 'undo'

/** Puts an older version, or the inverse of one, into the draft. */
export function restoreVersion(home: string, id: number, act: RestoreAct): Promise<Restored> {
  return callManage('POST', `${home}/versions/${id}/${act}`)
}

/** Says what restoring would do. */
export function tryRestore(home: string, id: number, act: RestoreAct): Promise<Restored> {
  return callManage('POST', `${home}/versions/${id}/${act}?dry_run=1`)
}

/** The preview links that work. */
export function readPreviews(): Promise<readonly ManagedPreview[]> {
  return callManage('GET', 'previews')
}

/** Makes a preview link of the draft. */
export function makePreview(catalogue: number, days: number): Promise<PreviewAnswer['data']> {
  return callManage('POST', 'previews', { catalogue_id: catalogue, days })
}

/** Switches a preview link off. */
export function endPreview(id: number): Promise<void> {
  return callManage('DELETE', `previews/${id}`)
}

// Frames are named by their picture, and their regions would make a large project slow to load.
const NAMED_KINDS =
  'project,catalogue,status,promoaction,tag,layout,estate,section,storey,instance,interactive,panorama'

/** What is live, for the names of what changes. */
export function readEntities(home: string): Promise<readonly Entity[]> {
  return callManage('GET', `${home}/entities?kinds=${NAMED_KINDS}`)
}
