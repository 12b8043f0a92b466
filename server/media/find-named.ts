import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { media } from '#server/db/tables/account.ts'
import { projects } from '#server/db/tables/project.ts'
import { hashInName } from './hash-name.ts'
import { mediaInReach, projectPrefix } from './media-reach.ts'
import type { MediaRow } from './media-store.ts'

/**
 * Finds the file in reach that a name means. In a project's entities a name is that of an upload, or that of a file of the
 * project's own imports without their prefix, or names the content itself.
 */
export async function findNamed(
  queries: Queries,
  reach: Reach,
  name: string,
  projectId: number | undefined,
): Promise<readonly MediaRow[]> {
  const prefix = await readPrefix(queries, reach, projectId)
  const hash = prefix === null ? null : hashInName(name)
  const names = prefix === null ? [name] : [name, prefix + name]
  return (
    queries
      .select()
      .from(media)
      .where(
        and(
          await mediaInReach(queries, reach),
          or(inArray(media.name, names), hash === null ? undefined : eq(media.hash, hash)),
        ),
      )
      // As imports do: uploads win over files of imports.
      .orderBy(sql`${media.name} <> ${name}`, asc(media.id))
      .limit(1)
  )
}

async function readPrefix(queries: Queries, reach: Reach, projectId: number | undefined): Promise<string | null> {
  if (projectId === undefined || !canBeStored(projectId)) return null
  const [project] = await queries
    .select({ external_id: projects.external_id })
    .from(projects)
    .where(
      and(eq(projects.id, projectId), eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach)),
    )
  return project ? projectPrefix(project.external_id) : null
}
