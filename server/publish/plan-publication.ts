import type { PublicationTick } from '#contract/publications.ts'
import { isLockedField } from '#domain/account/owned-fields.ts'
import type { Role } from '#domain/account/role.ts'
import { CATALOGUE, EXISTS, type FieldName, fieldKey, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import { type Draft, type DraftEntry, draftOf, nameOf } from '#domain/draft/entry.ts'
import { sameJson } from '#domain/draft/json.ts'
import { type PublishPlan, publishPlan } from '#domain/draft/publish-plan.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import type { PublishedEntry } from '#server/db/tables/publication.ts'
import type { DraftNeighbours } from '#server/draft/draft-deps.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { readDraft } from '#server/draft/draft-store.ts'
import { findRemovalBlocks, type RemovalBlock } from '#server/draft/removal-blocks.ts'
import type { ImportPart } from '#server/import/import-part.ts'
import { readImportVersion } from '#server/import/import-version.ts'
import type { DataDeps } from '#server/live/change-data.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import { importNameOf } from './publication-home.ts'
import { findPart, importPartOf, readTouched } from './publication-part.ts'

/** What publishing needs. */
export interface PublishDeps extends DataDeps, Pick<DraftNeighbours, 'hasHold' | 'announceDraft'> {
  readonly files: MediaFiles
  readonly now: () => Date
}

/** Who publishes. The role limits which settings of a catalogue can change. */
export type Publisher = ReachingActor & { readonly role: Role }

/** What to publish. */
export interface Wanted {
  readonly home: DraftHome
  readonly by: Publisher
  /** The ticked entries; null: the whole draft. */
  readonly ticks: readonly PublicationTick[] | null
  /** The copy of the entries that a planned publication froze; null: the draft itself. */
  readonly frozen: readonly PublishedEntry[] | null
  /** What is new, in the words of its author. */
  readonly note: string | null
  /** Whether it opens the catalogue to visitors. */
  readonly opens?: boolean
}

/** A publication that was compared with the live data. */
export interface PlannedPublication {
  /** The imports and publications so far. Any further one makes the plan stale. */
  readonly imports: { readonly name: string; readonly version: number }
  /** The live values of what the publication touches, or of the whole project. */
  readonly live: Snapshot
  /** Null: the whole project. */
  readonly part: ImportPart | null
  readonly draft: Draft
  readonly plan: PublishPlan
  /** The entry that opens the catalogue, if the draft itself has none. */
  readonly opening: DraftEntry | null
  /** The keys of the ticked entries. */
  readonly ticked: ReadonlySet<string>
  /** Entries that somebody changed after they were ticked. */
  readonly edited: readonly DraftEntry[]
  /** Settings that belong to owners, if somebody else publishes. */
  readonly locked: readonly FieldName[]
  /** Units that can't be removed: somebody has asked for them or holds them. */
  readonly blocks: readonly RemovalBlock[]
}

/** Compares the ticked entries with the live data. Reads no more than the entries touch, unless `readsAll`. */
export async function planPublication(
  deps: PublishDeps,
  wanted: Wanted,
  { readsAll = false }: { readonly readsAll?: boolean } = {},
): Promise<PlannedPublication> {
  const { database } = deps
  const { home, by, frozen } = wanted
  const { queries } = database
  // Read first: a later import makes the plan stale.
  const name = await importNameOf(queries, home)
  const imports = { name, version: await readImportVersion(queries, name) }
  const stored = frozen ? draftOf(frozen.map((entry) => thaw(entry, by))) : await readDraft(queries, home)
  const options = { opens: wanted.opens === true, withFacts: false }
  const part = readsAll ? null : await findPart(queries, home, tickedOf(stored, wanted), options)
  const live = await readTouched(database, home, part)
  const opening = wanted.opens ? openingOf(stored, live, by, deps.now()) : null
  const draft = opening ? new Map([...stored, [OPENED, opening]]) : stored
  const asked: readonly PublicationTick[] = askedOf(draft, live, wanted)
  const edited = asked.flatMap((tick) => {
    const entry = draft.get(fieldKey(tick))
    return entry && tick.value !== undefined && !sameJson(entry.value, tick.value) ? [entry] : []
  })
  const plan = publishPlan(live, draft, asked)
  return {
    imports,
    live,
    draft,
    opening,
    edited,
    plan,
    part: part && importPartOf(part, live, plan.writes),
    locked: plan.writes.filter((entry) => isLockedField(by.role, entry)),
    blocks: await findBlocks(deps, queries, home, plan.writes),
    ticked: new Set(asked.map(fieldKey)),
  }
}

const OPENNESS: FieldName = { ...CATALOGUE, field: 'published' }
const OPENED = fieldKey(OPENNESS)

/** The entry that opens the catalogue; null if it is open already, or the draft opens it. */
function openingOf(draft: Draft, live: Snapshot, { kind, id }: Publisher, now: Date): DraftEntry | null {
  const base = valueIn(live, OPENNESS)
  if (base === true || draft.get(OPENED)?.value === true) return null
  return { ...OPENNESS, value: true, base, by: { kind, id }, at: now.toISOString(), batch: '' }
}

/** The entries of the draft that are published, without the one that opens the catalogue. */
function tickedOf(draft: Draft, { ticks }: Wanted): readonly DraftEntry[] {
  return ticks === null ? [...draft.values()] : ticks.flatMap((tick) => draft.get(fieldKey(tick)) ?? [])
}

/** What is published: the ticked entries, else all of them, and the one that opens the catalogue. */
function askedOf(draft: Draft, live: Snapshot, { ticks, opens }: Wanted): readonly PublicationTick[] {
  if (ticks === null) return [...draft.values()].map(nameOf)
  if (!opens) return ticks
  const others = ticks.filter((tick) => fieldKey(tick) !== OPENED)
  // Somebody else may have opened it meanwhile.
  return valueIn(live, OPENNESS) === true ? others : [...others, OPENNESS]
}

/** Finds units that the writes remove although somebody has asked for them or holds them. */
export function findBlocks(
  { hasHold }: Pick<PublishDeps, 'hasHold'>,
  queries: Queries,
  { projectId }: DraftHome,
  writes: readonly DraftEntry[],
): Promise<readonly RemovalBlock[]> {
  const removed = writes.filter(({ kind, field, value }) => kind === 'instance' && field === EXISTS && value === false)
  return findRemovalBlocks(
    queries,
    { hasHold },
    projectId ?? 0,
    removed.map(({ id }) => id),
  )
}

function thaw(entry: PublishedEntry, { kind, id }: Publisher): DraftEntry {
  return { ...entry, by: { kind, id }, at: '', batch: '' }
}
