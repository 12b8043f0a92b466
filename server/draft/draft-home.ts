import { and, eq, isNull, sql } from 'drizzle-orm'
import { catalogueInReach, projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { draftEntries, draftHistory } from '#server/db/tables/draft.ts'
import { projects } from '#server/db/tables/project.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'

/** What a draft belongs to: a project, or the catalogue of a group. */
export type DraftHome = { readonly accountId: number } & (
  | { readonly projectId: number; readonly catalogueId: null }
  | { readonly projectId: null; readonly catalogueId: number }
)

/** The draft of a project in reach. */
export async function projectHome(queries: Queries, reach: Reach, id: number): Promise<DraftHome | Refusal> {
  const rows = canBeStored(id)
    ? await queries
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, id), eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach)))
    : []
  return rows.length > 0 ? { accountId: reach.accountId, projectId: id, catalogueId: null } : unknownId('id', id)
}

/** The draft of a group in reach. The catalogue of a project has none: its settings are in the draft of the project. */
export async function groupHome(queries: Queries, reach: Reach, id: number): Promise<DraftHome | Refusal> {
  const [row] = canBeStored(id)
    ? await queries
        .select({ project: catalogues.project_id })
        .from(catalogues)
        .where(and(eq(catalogues.id, id), catalogueInReach(reach)))
    : []
  if (!row) return unknownId('id', id)
  if (row.project === null) return { accountId: reach.accountId, projectId: null, catalogueId: id }
  return { refused: 'conflict', reason: `The catalogue is part of the draft of project ${row.project}` }
}

/** SQL condition: an entry belongs to a draft. */
export function isEntryOf({ projectId, catalogueId }: DraftHome) {
  // Both columns, so that the index finds each entry.
  return projectId === null
    ? and(isNull(draftEntries.project_id), eq(draftEntries.catalogue_id, catalogueId))
    : and(eq(draftEntries.project_id, projectId), isNull(draftEntries.catalogue_id))
}

/** SQL condition: a row of the history belongs to a draft. */
export function isHistoryOf({ projectId, catalogueId }: DraftHome) {
  return projectId === null ? eq(draftHistory.catalogue_id, catalogueId) : eq(draftHistory.project_id, projectId)
}

/** Lets changes of a draft run one after another. Publications take the same lock. */
export async function lockDraft(tx: Queries, { projectId, catalogueId }: DraftHome): Promise<void> {
  const name = projectId === null ? `draft of catalogue ${catalogueId}` : `draft of project ${projectId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
