import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { FileVersion, VersionReason, VersionsAnswer, VersionsQuery } from '#contract/versions.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { fileVersions } from '#server/db/tables/version.ts'

/** A project, or a group by its catalogue. */
export interface VersionHome {
  readonly projectId: number | null
  readonly catalogueId: number | null
}

/** A version to make. */
interface NewVersion extends VersionHome {
  readonly by: Actor
  readonly reason: VersionReason
  readonly batch: string | null
}

const PAGE_SIZE = 100

/** SQL condition: a version is of a project or group. */
export function ofHome({ projectId, catalogueId }: VersionHome): SQL | undefined {
  return and(
    projectId === null ? isNull(fileVersions.project_id) : eq(fileVersions.project_id, projectId),
    catalogueId === null ? isNull(fileVersions.catalogue_id) : eq(fileVersions.catalogue_id, catalogueId),
  )
}

/** Adds a version in the transaction that changed the data. Its file is written later: that takes longer. */
export async function addVersion(
  tx: Queries,
  { projectId, catalogueId, by, reason, batch }: NewVersion,
): Promise<void> {
  await tx.insert(fileVersions).values({
    account_id: by.accountId,
    project_id: projectId,
    catalogue_id: catalogueId,
    at: sql`now()`,
    who_kind: by.kind,
    who_id: by.id,
    reason,
    batch,
  })
}

const { id, at, who_kind, who_id, reason, batch, units } = fileVersions
const LISTED = { id, at, who_kind, who_id, reason, batch, units }

/** A page of the versions of a project or group, newest first. */
export async function listVersions(
  queries: Queries,
  home: VersionHome,
  { before, limit = PAGE_SIZE }: VersionsQuery,
): Promise<VersionsAnswer> {
  if (before !== undefined && !canBeStored(before)) return { data: [], next: null }
  const rows = await queries
    .select(LISTED)
    .from(fileVersions)
    .where(and(ofHome(home), before === undefined ? undefined : lt(fileVersions.id, before)))
    .orderBy(desc(fileVersions.id))
    // One row more than requested shows whether there is another page.
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return { data: page.map(versionOf), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

function versionOf(row: Pick<typeof fileVersions.$inferSelect, keyof typeof LISTED>): FileVersion {
  const { who_kind: kind, who_id: whoId, at: made, ...rest } = row
  return { ...rest, at: made.toISOString(), who: { kind, id: whoId } }
}

/** The compressed file of a version; null if there is no such version or it is not written yet. */
export async function readVersionFile(queries: Queries, home: VersionHome, versionId: number): Promise<Buffer | null> {
  if (!canBeStored(versionId)) return null
  const [row] = await queries
    .select({ file: fileVersions.file })
    .from(fileVersions)
    .where(and(ofHome(home), eq(fileVersions.id, versionId), isNotNull(fileVersions.file)))
  return row?.file ?? null
}
