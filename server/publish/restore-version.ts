import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { and, desc, isNotNull, lt } from 'drizzle-orm'
import { lockedCatalogueFields, type Role } from '#domain/account/role.ts'
import { countChanges } from '#domain/draft/changes.ts'
import { differences } from '#domain/draft/differences.ts'
import { editAll } from '#domain/draft/edit.ts'
import { type FieldName, fieldKey, type Snapshot } from '#domain/draft/entity.ts'
import { type Change, nameOf } from '#domain/draft/entry.ts'
import { isLiveOnly } from '#domain/draft/live-only.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { fileVersions } from '#server/db/tables/version.ts'
import type { DraftNeighbours } from '#server/draft/draft-deps.ts'
import { type DraftHome, lockDraft } from '#server/draft/draft-home.ts'
import { readDraft, writeSteps } from '#server/draft/draft-store.ts'
import { readLive } from '#server/draft/read-live.ts'
import { flatten, flattenGroup, type NestedFile, type NestedGroup } from '#server/draft/snapshot.ts'
import { readGroupMediaNames, readMediaNames } from '#server/export/media-names.ts'
import { readGroupRows, readRows } from '#server/export/read-rows.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { hashName } from '#server/media/hash-name.ts'
import { ofHome, readVersionFile } from '#server/version/version-store.ts'
import { writeVersions } from '#server/version/write-versions.ts'

/** What restoring needs. */
export interface RestoreDeps {
  readonly database: Database
  readonly now: () => Date
  /** Tells people who have the draft open that its entries have changed. */
  readonly announceDraft?: DraftNeighbours['announceDraft']
}

/** Who restores. */
export type Restorer = Actor & { readonly role: Role }

/** What was put into the draft, and the fields that were left as they are. */
export interface Restored {
  readonly batch: string | null
  readonly changed: number
  readonly changes: number
  readonly made: never[]
  readonly kept: FieldName[]
}

/** Puts the differences between the live data and an older version into the draft. Publishes nothing. */
export async function restoreVersion(
  deps: RestoreDeps,
  home: DraftHome,
  by: Restorer,
  versionId: number,
): Promise<Restored | Refusal> {
  const version = await readVersion(deps.database.queries, home, versionId)
  if (!version) return unknownId('version', versionId)
  const live = await readLive(deps.database, home)
  return putIntoDraft(deps, home, by, live, restorable(differences(live, version.snapshot), [version]))
}

/** Puts the inverse of what one import or publication changed into the draft, where the live value is still that. */
export async function undoVersion(
  deps: RestoreDeps,
  home: DraftHome,
  by: Restorer,
  versionId: number,
): Promise<Restored | Refusal> {
  const { queries } = deps.database
  await writeVersions(queries, home)
  const after = await readVersion(queries, home, versionId)
  if (!after) return unknownId('version', versionId)
  const [previous] = await queries
    .select({ id: fileVersions.id })
    .from(fileVersions)
    .where(and(ofHome(home), lt(fileVersions.id, versionId), isNotNull(fileVersions.file)))
    .orderBy(desc(fileVersions.id))
    .limit(1)
  const before = previous && (await readVersion(queries, home, previous.id))
  if (!before) return { refused: 'conflict', reason: 'There is no version before it' }
  const changes = restorable(differences(after.snapshot, before.snapshot), [after, before])
  return putIntoDraft(deps, home, by, await readLive(deps.database, home), changes)
}

async function putIntoDraft(
  { database, now, announceDraft }: RestoreDeps,
  home: DraftHome,
  { kind, id, role }: Restorer,
  live: Snapshot,
  changes: readonly Change[],
): Promise<Restored> {
  const act = { by: { kind, id }, at: now().toISOString(), batch: randomUUID(), kind: 'edit' } as const
  return database.queries.transaction(async (tx) => {
    await lockDraft(tx, home)
    // Statuses are only changed live, and some settings only by owners.
    const isLeft = (change: Change) =>
      isLiveOnly(live, change) ||
      (change.kind === 'catalogue' && lockedCatalogueFields(role, [change.field]).length > 0)
    const edits = changes.filter((change) => !isLeft(change))
    const { steps, conflicts, refusals } = editAll(await readDraft(tx, home), live, edits, act)
    await writeSteps(tx, home, steps, act, database.kind)
    if (steps.length > 0) await announceDraft?.(tx, { home, batch: act.batch, changed: steps.length })
    const kept = [...changes.filter(isLeft), ...conflicts, ...refusals.map(({ change }) => change)]
    return {
      batch: steps.length > 0 ? act.batch : null,
      changed: steps.length,
      changes: countChanges(steps.map(({ name }) => name)),
      made: [],
      kept: [...new Map(kept.map((change) => [fieldKey(change), nameOf(change)])).values()],
    }
  })
}

/** A stored version. */
interface StoredVersion {
  readonly snapshot: Snapshot
  /** Older versions of groups have only pictures. */
  readonly hasSettings: boolean
}

// Drafts have no own ids of projects, addresses of pages and mails.
const NEVER_RESTORED: readonly string[] = ['project id', 'catalogue group', 'catalogue token', 'catalogue sales']

/** The changes that a draft can have, of what all these versions have. */
function restorable(changes: readonly Change[], versions: readonly StoredVersion[]): readonly Change[] {
  const hasSettings = versions.every((version) => version.hasSettings)
  return changes.filter(({ kind, field }) => {
    if (kind === 'catalogue' && !hasSettings) return field === 'root'
    return !NEVER_RESTORED.includes(`${kind} ${field}`)
  })
}

const unpack = promisify(gunzip)

async function readVersion(queries: Queries, home: DraftHome, id: number): Promise<StoredVersion | null> {
  const packed = await readVersionFile(queries, home, id)
  if (!packed) return null
  const names = await readNames(queries, home)
  const text = (await unpack(packed)).toString()
  // Media that the live data has keep their names there. Others are found by their hashes.
  const file = JSON.parse(text, (_, value) => (typeof value === 'string' ? (names.get(value) ?? value) : value))
  if (home.projectId !== null) return { snapshot: flatten(file as NestedFile), hasSettings: true }
  const group = file as NestedGroup
  return { snapshot: flattenGroup(group), hasSettings: group.catalogue !== undefined }
}

/** The live names of media by their names in versions. */
async function readNames(
  queries: Queries,
  { projectId, catalogueId }: DraftHome,
): Promise<ReadonlyMap<string, string>> {
  const media = projectId === null ? await groupMedia(queries, catalogueId) : await projectMedia(queries, projectId)
  return new Map([...(media?.values() ?? [])].map(({ name, row }) => [hashName(row.hash), name]))
}

async function projectMedia(queries: Queries, projectId: number) {
  const rows = await readRows(queries, projectId)
  return rows && readMediaNames(queries, rows)
}

async function groupMedia(queries: Queries, catalogueId: number) {
  const rows = await readGroupRows(queries, catalogueId)
  return rows && readGroupMediaNames(queries, rows)
}
