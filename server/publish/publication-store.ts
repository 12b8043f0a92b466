import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type {
  Publication,
  PublicationCheck,
  PublicationsAnswer,
  PublicationsQuery,
  PublicationTick,
} from '#contract/publications.ts'
import { countChanges } from '#domain/draft/changes.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { type PublishedEntry, publications } from '#server/db/tables/publication.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import type { Publisher } from './plan-publication.ts'

/** A row of the publications table. */
export type StoredPublication = typeof publications.$inferSelect

/** A publication to store. */
interface NewPublication {
  readonly home: DraftHome
  readonly by: Publisher
  readonly now: Date
  readonly note: string | null
  readonly entries: readonly PublishedEntry[]
}

const PAGE_SIZE = 50

/** Stores a publication in the transaction that makes it live, or marks a planned one. */
export async function markPublished(
  tx: Queries,
  { plannedId, batch, ...made }: NewPublication & { readonly batch: string; readonly plannedId: number | null },
): Promise<StoredPublication> {
  const entries = made.entries.map(bare)
  const state = { state: 'published', at: made.now, batch, entries } as const
  const [row] =
    plannedId === null
      ? await tx
          .insert(publications)
          .values({ ...valuesOf(made), ...state })
          .returning()
      : await tx
          .update(publications)
          .set(state)
          .where(and(eq(publications.id, plannedId), eq(publications.state, 'planned')))
          .returning()
  if (!row) throw new Error('a publication was not stored')
  return row
}

/** Stores a publication for later. */
export async function insertPlanned(tx: Queries, made: NewPublication, at: Date): Promise<StoredPublication> {
  const entries = made.entries.map(bare)
  const [row] = await tx
    .insert(publications)
    .values({ ...valuesOf(made), state: 'planned', at, entries })
    .returning()
  if (!row) throw new Error('a publication was not stored')
  return row
}

/** Marks a planned publication as withdrawn or stopped; null if it is no longer planned. */
export async function endPlanned(
  tx: Queries,
  id: number,
  state: 'withdrawn' | 'stopped',
  problem: PublicationCheck | null = null,
): Promise<StoredPublication | null> {
  const [row] = await tx
    .update(publications)
    .set({ state, problem })
    .where(and(eq(publications.id, id), eq(publications.state, 'planned')))
    .returning()
  return row ?? null
}

/** A publication of a project or group, or null. */
export async function findPublication(
  queries: Queries,
  home: DraftHome,
  id: number,
): Promise<StoredPublication | null> {
  if (!canBeStored(id)) return null
  const [row] = await queries
    .select()
    .from(publications)
    .where(and(ofHome(home), eq(publications.id, id)))
  return row ?? null
}

/** A page of the publications of a project or group, newest first. */
export async function listPublications(
  queries: Queries,
  home: DraftHome,
  { before, limit = PAGE_SIZE, state, values }: PublicationsQuery,
): Promise<PublicationsAnswer> {
  if (before !== undefined && !canBeStored(before)) return { data: [], next: null }
  const rows = await queries
    .select()
    .from(publications)
    .where(
      and(
        ofHome(home),
        before === undefined ? undefined : lt(publications.id, before),
        state && eq(publications.state, state),
      ),
    )
    .orderBy(desc(publications.id))
    // One row more than requested shows whether there is another page.
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const data = page.map((row) =>
    values === '1' ? { ...publicationOf(row), ticks: row.entries.map(tickOf) } : publicationOf(row),
  )
  return { data, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

/** A publication as the API shows it. */
export function publicationOf(row: StoredPublication): Publication {
  const { id, state, created_at, at, who_kind, who_id, entries, batch, note, problem } = row
  return {
    id,
    state,
    batch,
    note,
    problem,
    created_at: created_at.toISOString(),
    at: at.toISOString(),
    who: { kind: who_kind, id: who_id },
    changes: countChanges(entries),
    entries: entries.length,
  }
}

function tickOf({ kind, id, field, value }: PublishedEntry): PublicationTick {
  return { kind, id, field, value: value as PublicationTick['value'] }
}

function ofHome({ projectId, catalogueId }: DraftHome): SQL {
  return projectId === null ? eq(publications.catalogue_id, catalogueId) : eq(publications.project_id, projectId)
}

function valuesOf({ home, by, now, note }: NewPublication) {
  return {
    account_id: home.accountId,
    project_id: home.projectId,
    catalogue_id: home.catalogueId,
    created_at: now,
    note,
    who_kind: by.kind,
    who_id: by.id,
    role: by.role,
    projects: by.projects && [...by.projects],
  }
}

function bare({ kind, id, field, value, base }: PublishedEntry): PublishedEntry {
  return { kind, id, field, value, base }
}
