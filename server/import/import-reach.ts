import { and, eq } from 'drizzle-orm'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'
import { isStorable } from '#server/http/storable-text.ts'

/**
 * Whether the caller may import a file. A key that is limited to projects can't create a project, so that it never
 * learns which others exist. It can't import the pictures of a group, which may show any project.
 */
export async function isImportInReach(queries: Queries, reach: Reach, file: unknown): Promise<boolean> {
  if (reach.projects === null) return true
  const externalId = projectIdIn(file)
  if (externalId === null || !isStorable(externalId)) return false
  const isNamed = eq(projects.external_id, externalId)
  const rows = await queries
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.account_id, reach.accountId), isNamed, projectInReach(projects.id, reach)))
  return rows.length > 0
}

/** The developer's own id of the file's project, if the file has one. */
function projectIdIn(file: unknown): string | null {
  if (typeof file !== 'object' || file === null || 'group' in file || !('project' in file)) return null
  const { project } = file
  if (typeof project !== 'object' || project === null || !('id' in project)) return null
  return typeof project.id === 'string' ? project.id : null
}
