import { and, eq } from 'drizzle-orm'
import { catalogueInReach, projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import type { VersionHome } from './version-store.ts'

/** What the path of a call names. */
type HomeKind = 'projects' | 'catalogues'

/** Finds a project in reach, or a group by its catalogue. */
export async function findHome(
  queries: Queries,
  reach: Reach,
  kind: HomeKind,
  id: number,
): Promise<VersionHome | Refusal> {
  if (!canBeStored(id)) return unknownId('id', id)
  const rows =
    kind === 'projects'
      ? await queries
          .select({ id: projects.id })
          .from(projects)
          .where(and(eq(projects.id, id), eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach)))
      : await queries
          .select({ id: catalogues.id })
          .from(catalogues)
          .where(and(eq(catalogues.id, id), eq(catalogues.type, 'GroupInteractiveCatalogue'), catalogueInReach(reach)))
  if (rows.length === 0) return unknownId('id', id)
  return kind === 'projects' ? { projectId: id, catalogueId: null } : { projectId: null, catalogueId: id }
}
