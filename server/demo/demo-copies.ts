import { randomBytes } from 'node:crypto'
import { and, asc, eq, like } from 'drizzle-orm'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'

// The own id of a copy marks it. Nobody chooses such an id for a project of their own.
const PREFIX = 'vitrine-demo-'
const COPY = /^vitrine-demo-[0-9a-f]{8}$/

/** A new own id for a copy of the demo. */
export function newCopyId(): string {
  return PREFIX + randomBytes(4).toString('hex')
}

/** Whether a project is a copy of the demo, by its own id. */
export function isDemoCopy(externalId: string): boolean {
  return COPY.test(externalId)
}

/** The ids of the projects in reach that are copies of the demo. */
export async function listCopies(queries: Queries, reach: Reach): Promise<readonly number[]> {
  const isOwn = and(eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach))
  const rows = await queries
    .select({ id: projects.id, external_id: projects.external_id })
    .from(projects)
    .where(and(isOwn, like(projects.external_id, `${PREFIX}%`)))
    .orderBy(asc(projects.id))
  return rows.filter(({ external_id }) => isDemoCopy(external_id)).map(({ id }) => id)
}
