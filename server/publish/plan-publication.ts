import type { PublicationTick } from '#contract/publications.ts'
import type { Role } from '#domain/account/role.ts'
import { EXISTS, type FieldName, fieldKey, type Snapshot } from '#domain/draft/entity.ts'
import { type Draft, type DraftEntry, draftOf } from '#domain/draft/entry.ts'
import { sameJson } from '#domain/draft/json.ts'
import { type PublishPlan, publishPlan } from '#domain/draft/publish-plan.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import type { PublishedEntry } from '#server/db/tables/publication.ts'
import type { DraftNeighbours } from '#server/draft/draft-deps.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { readDraft } from '#server/draft/draft-store.ts'
import { readLive } from '#server/draft/read-live.ts'
import { findRemovalBlocks, type RemovalBlock } from '#server/draft/removal-blocks.ts'
import { readImportVersion } from '#server/import/import-version.ts'
import type { DataDeps } from '#server/live/change-data.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import { importNameOf } from './publication-home.ts'

/** What publishing needs. */
export interface PublishDeps extends DataDeps {
  readonly files: MediaFiles
  readonly now: () => Date
  /** Which units are held for somebody; none by default. */
  readonly hasHold?: DraftNeighbours['hasHold']
  /** Tells people who have the draft open that its entries have changed. */
  readonly announceDraft?: DraftNeighbours['announceDraft']
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
}

/** A publication that was compared with the live data. */
export interface PlannedPublication {
  /** The imports and publications so far. Any further one makes the plan stale. */
  readonly imports: { readonly name: string; readonly version: number }
  readonly live: Snapshot
  readonly draft: Draft
  readonly plan: PublishPlan
  /** The keys of the ticked entries. */
  readonly ticked: ReadonlySet<string>
  /** Entries that somebody changed after they were ticked. */
  readonly edited: readonly DraftEntry[]
  /** Units that can't be removed: somebody has asked for them or holds them. */
  readonly blocks: readonly RemovalBlock[]
}

/** Compares the ticked entries with the live data. */
export async function planPublication(deps: PublishDeps, wanted: Wanted): Promise<PlannedPublication> {
  const { database } = deps
  const { home, by, ticks, frozen } = wanted
  const { queries } = database
  // Read first: a later import makes the plan stale.
  const name = await importNameOf(queries, home)
  const imports = { name, version: await readImportVersion(queries, name) }
  const live = await readLive(database, home)
  const draft = frozen ? draftOf(frozen.map((entry) => thaw(entry, by))) : await readDraft(queries, home)
  const asked: readonly FieldName[] = ticks ?? [...draft.values()]
  const edited = (ticks ?? []).flatMap((tick) => {
    const entry = draft.get(fieldKey(tick))
    return entry && tick.value !== undefined && !sameJson(entry.value, tick.value) ? [entry] : []
  })
  const plan = publishPlan(live, draft, asked)
  return {
    ...{ imports, live, draft, edited, plan },
    blocks: await findBlocks(deps, queries, home, plan.writes),
    ticked: new Set(asked.map(fieldKey)),
  }
}

/** Finds units that the writes remove although somebody has asked for them or holds them. */
export function findBlocks(
  { hasHold = async () => new Set() }: Pick<PublishDeps, 'hasHold'>,
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
