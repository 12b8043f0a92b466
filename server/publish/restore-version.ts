import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { and, desc, isNotNull, lt } from 'drizzle-orm'
import { isLockedField } from '#domain/account/owned-fields.ts'
import type { Role } from '#domain/account/role.ts'
import { differences } from '#domain/draft/differences.ts'
import { type EditedAll, editAll } from '#domain/draft/edit.ts'
import { type FieldName, fieldKey, type Snapshot } from '#domain/draft/entity.ts'
import { type Change, type Draft, nameOf } from '#domain/draft/entry.ts'
import { isLiveOnly } from '#domain/draft/live-only.ts'
import { type DraftEffect, effectOf, restore } from '#domain/draft/restore.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { fileVersions } from '#server/db/tables/version.ts'
import type { DraftNeighbours } from '#server/draft/draft-deps.ts'
import { type DraftHome, lockDraft } from '#server/draft/draft-home.ts'
import { type DraftAct, readDraft, writeSteps } from '#server/draft/draft-store.ts'
import { readLive } from '#server/draft/read-live.ts'
import { flatten, flattenGroup, type NestedFile, type NestedGroup } from '#server/draft/snapshot.ts'
import { readGroupMediaNames, readMediaNames } from '#server/export/media-names.ts'
import { readGroupRows, readRows } from '#server/export/read-rows.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { hashName } from '#server/media/hash-name.ts'
import { ofHome, readVersionFile } from '#server/version/version-store.ts'
import { writeVersions } from '#server/version/write-versions.ts'

/** What restoring needs. */
export interface RestoreDeps extends Pick<DraftNeighbours, 'announceDraft'> {
  readonly database: Database
  readonly now: () => Date
}

/** Who restores. */
type Restorer = Actor & { readonly role: Role }

/** How to restore. */
interface RestoreOptions {
  /** Only says what would be done. */
  readonly dryRun?: boolean
}

/** What was put into the draft, and the fields that were left as they are. */
interface Restored extends DraftEffect {
  readonly batch: string | null
  readonly changed: number
  readonly made: never[]
  readonly kept: FieldName[]
}

/** Makes the draft show an older version. Publishes nothing. */
export async function restoreVersion(
  deps: RestoreDeps,
  home: DraftHome,
  by: Restorer,
  versionId: number,
  options: RestoreOptions = {},
): Promise<Restored | Refusal> {
  const version = await readVersion(deps.database.queries, home, versionId)
  if (!version) return unknownId('version', versionId)
  const live = await readLive(deps.database, home)
  return putIntoDraft(deps, home, by, options, (draft, act) => {
    const left: Change[] = []
    const mayChange = (change: Change) => {
      if (!isRestorable(change, [version])) return false
      if (!isLeft(live, by.role, change)) return true
      left.push(change)
      return false
    }
    return { edited: restore(draft, live, version.snapshot, { act, mayChange }), left }
  })
}

/** Puts the inverse of what one import or publication changed into the draft, where the live value is still that. */
export async function undoVersion(
  deps: RestoreDeps,
  home: DraftHome,
  by: Restorer,
  versionId: number,
  options: RestoreOptions = {},
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
  const live = await readLive(deps.database, home)
  const all = differences(after.snapshot, before.snapshot).filter((change) => isRestorable(change, [after, before]))
  const left = all.filter((change) => isLeft(live, by.role, change))
  const changes = all.filter((change) => !left.includes(change))
  return putIntoDraft(deps, home, by, options, (draft, act) => ({ edited: editAll(draft, live, changes, act), left }))
}

/** What an act does to a draft, and the changes that it leaves out. */
type Plan = (draft: Draft, act: DraftAct) => { readonly edited: EditedAll; readonly left: readonly Change[] }

async function putIntoDraft(
  { database, now, announceDraft }: RestoreDeps,
  home: DraftHome,
  { kind, id }: Restorer,
  { dryRun = false }: RestoreOptions,
  plan: Plan,
): Promise<Restored> {
  const act = { by: { kind, id }, at: now().toISOString(), batch: randomUUID(), kind: 'edit' } as const
  return database.queries.transaction(async (tx) => {
    await lockDraft(tx, home)
    const draft = await readDraft(tx, home)
    const { edited, left } = plan(draft, act)
    const { steps, conflicts, refusals } = edited
    const isWritten = !dryRun && steps.length > 0
    if (isWritten) {
      await writeSteps(tx, home, steps, act, database.kind)
      await announceDraft(tx, { home, batch: act.batch, changed: steps.length })
    }
    const kept = [...left, ...conflicts, ...refusals.map(({ change }) => change)]
    return {
      batch: isWritten ? act.batch : null,
      changed: steps.length,
      ...effectOf(draft, steps),
      made: [],
      kept: [...new Map(kept.map((change) => [fieldKey(change), nameOf(change)])).values()],
    }
  })
}

/** Statuses are only changed live, and some settings only by owners. */
function isLeft(live: Snapshot, role: Role, change: Change): boolean {
  return isLiveOnly(live, change) || isLockedField(role, change)
}

/** A stored version. */
interface StoredVersion {
  readonly snapshot: Snapshot
  /** Some versions have no settings of the catalogue, and then leave them alone. */
  readonly hasSettings: boolean
}

// Ids, the address of the catalogue, whether visitors can open it, and where requests are mailed to.
const NEVER_RESTORED: readonly string[] = [
  'project id',
  'project published',
  'catalogue group',
  'catalogue token',
  'catalogue published',
  'catalogue sales',
]

/** Whether a change is one that versions bring back. */
function isRestorable({ kind, field }: Change, versions: readonly StoredVersion[]): boolean {
  if (NEVER_RESTORED.includes(`${kind} ${field}`)) return false
  const hasSettings = versions.every((version) => version.hasSettings)
  return kind !== 'catalogue' || hasSettings || field === 'root'
}

const unpack = promisify(gunzip)

/** Reads a version, with its media by the names that they have live. */
export async function readVersion(queries: Queries, home: DraftHome, id: number): Promise<StoredVersion | null> {
  const packed = await readVersionFile(queries, home, id)
  if (!packed) return null
  const names = await readNames(queries, home)
  const text = (await unpack(packed)).toString()
  // Media that the live data has keep their names there. Others are found by their hashes.
  const file: NestedFile | NestedGroup = JSON.parse(text, (_, value) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  )
  const hasSettings = file.catalogue !== undefined
  return { snapshot: 'group' in file ? flattenGroup(file) : flatten(file), hasSettings }
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
