import { eq } from 'drizzle-orm'
import { coversProjects, coversRole, type Role } from '#domain/account/role.ts'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'
import type { Reach } from './reach.ts'

/** A role and the projects that it is limited to; null: all of the account. */
export interface Grant {
  readonly role: Role
  readonly projects: readonly number[] | null
}

/** Whether one grant includes another. Nobody may give or take away more than they have. */
export function coversGrant(own: Grant, other: Grant): boolean {
  return coversRole(own.role, other.role) && coversProjects(own.projects, other.projects)
}

/** The first id that is not a project in reach. */
export async function firstUnknownProject(
  queries: Queries,
  reach: Reach,
  ids: readonly number[],
): Promise<number | null> {
  const own = await queries.select({ id: projects.id }).from(projects).where(eq(projects.account_id, reach.accountId))
  const known = new Set(own.map(({ id }) => id))
  return ids.find((id) => !known.has(id) || !coversProjects(reach.projects, [id])) ?? null
}
