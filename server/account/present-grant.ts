import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { memberships } from '#server/db/tables/person.ts'
import type { Actor } from './actor.ts'
import type { Grant } from './grant.ts'

/**
 * What a person or key may do in an account at this moment; null for a person who has left and for a key that was revoked
 * or has expired. The server itself may do everything.
 */
export async function readPresentGrant(
  queries: Queries,
  { accountId, kind, id }: Actor,
  now: Date,
): Promise<Grant | null> {
  if (id === null) return { role: 'owner', projects: null }
  const [row] =
    kind === 'person'
      ? await queries
          .select({ role: memberships.role, projects: memberships.projects })
          .from(memberships)
          .where(and(eq(memberships.person_id, id), eq(memberships.account_id, accountId)))
      : await queries
          .select({ role: apiKeys.role, projects: apiKeys.projects })
          .from(apiKeys)
          .where(
            and(
              eq(apiKeys.id, id),
              eq(apiKeys.account_id, accountId),
              isNull(apiKeys.revoked_at),
              or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, now)),
            ),
          )
  return row ?? null
}
