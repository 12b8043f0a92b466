import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { projects } from '#server/db/tables/project.ts'

/** The prefix of a project's media names, for imports and for uploads with a limited key. */
export function projectPrefix(externalId: string): string {
  return `${encodeURIComponent(externalId)}/`
}

/** The prefix of a group's media names. */
export function groupPrefix(token: string): string {
  return `group:${token}/`
}

/** The prefixes of media names in reach; null if all media are. */
export async function prefixesInReach(queries: Queries, reach: Reach): Promise<readonly string[] | null> {
  if (reach.projects === null) return null
  const rows = await queries
    .select({ external_id: projects.external_id })
    .from(projects)
    .where(and(eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach)))
  return rows.map(({ external_id }) => projectPrefix(external_id))
}

/** An SQL condition that a row of `media` is in reach. */
export async function mediaInReach(queries: Queries, reach: Reach): Promise<SQL | undefined> {
  const prefixes = await prefixesInReach(queries, reach)
  const own = prefixes && (or(...prefixes.map((prefix) => sql`starts_with(${media.name}, ${prefix})`)) ?? sql`false`)
  return and(eq(media.account_id, reach.accountId), own ?? undefined)
}
