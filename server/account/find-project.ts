import { and, eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { projects } from '#server/db/tables/project.ts'
import { projectInReach, type Reach } from './reach.ts'

/** Whether a project exists and is in reach. */
export async function hasProject(queries: Queries, reach: Reach, id: number): Promise<boolean> {
  if (!canBeStored(id)) return false
  const rows = await queries
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach)))
  return rows.length > 0
}
