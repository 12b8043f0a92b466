import { and, eq } from 'drizzle-orm'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'
import type { ImportedFile } from './file-types.ts'

/**
 * Whether a caller may import a file. A key that is narrowed to projects may bring neither a new project, so that it never
 * learns which others there are, nor the pictures of a group, which may show any project.
 */
export async function isImportInReach(queries: Queries, reach: Reach, imported: ImportedFile): Promise<boolean> {
  if (reach.projects === null) return true
  if (imported.kind === 'group') return false
  const isNamed = eq(projects.external_id, imported.file.project.id)
  const rows = await queries
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.account_id, reach.accountId), isNamed, projectInReach(projects.id, reach)))
  return rows.length > 0
}
