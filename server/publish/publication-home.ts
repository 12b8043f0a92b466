import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { links } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { importName } from '#server/import/import-version.ts'
import { groupPrefix, projectPrefix } from '#server/media/media-reach.ts'

/** The name under which imports and publications of a project or group are counted. */
export async function importNameOf(
  queries: Queries,
  { accountId, projectId, catalogueId }: DraftHome,
): Promise<string> {
  if (projectId !== null) {
    const [project] = await queries
      .select({ id: projects.external_id })
      .from(projects)
      .where(eq(projects.id, projectId))
    return importName(accountId, projectPrefix(project?.id ?? ''))
  }
  const [link] = await queries
    .select({ token: links.token })
    .from(links)
    .where(and(eq(links.catalogue_id, catalogueId), isNull(links.partner_id)))
  return importName(accountId, groupPrefix(link?.token ?? ''))
}
