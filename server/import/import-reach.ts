import { and, eq } from 'drizzle-orm'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'
import { refuse } from '#server/http/problem.ts'
import { isStorable } from '#server/manage/storable-text.ts'

/**
 * Ends an import into what is out of the caller's reach. For a key that is narrowed to projects that is also every new
 * project, so that it never learns which others there are, and the pictures of a group, which may show any project.
 */
export async function checkImportReach(queries: Queries, reach: Reach, file: unknown): Promise<void> {
  if (reach.projects === null) return
  const externalId = projectIdIn(file)
  const rows =
    externalId === null || !isStorable(externalId)
      ? []
      : await queries
          .select({ id: projects.id })
          .from(projects)
          .where(
            and(
              eq(projects.account_id, reach.accountId),
              eq(projects.external_id, externalId),
              projectInReach(projects.id, reach),
            ),
          )
  if (rows.length === 0) refuse('forbidden', { detail: 'The key is narrowed to other projects' })
}

/** The developer's own id of the project that a file is for, as far as it says one. */
function projectIdIn(file: unknown): string | null {
  if (typeof file !== 'object' || file === null || 'group' in file || !('project' in file)) return null
  const { project } = file
  if (typeof project !== 'object' || project === null || !('id' in project)) return null
  return typeof project.id === 'string' ? project.id : null
}
