import { and, eq } from 'drizzle-orm'
import { type Reach, wholeAccount } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { memberships } from '#server/db/tables/person.ts'
import type { ListedCatalogue, ListedPreview } from '#server/link/link-directory.ts'

/** What the maker of a preview may see now. Somebody who has left the company sees no more than the project itself. */
export async function readReachOf(
  queries: Queries,
  { account_id: accountId, project_id }: ListedCatalogue,
  { who_kind, who_id }: ListedPreview,
): Promise<Reach> {
  if (who_id === null) return wholeAccount(accountId)
  const [row] =
    who_kind === 'person'
      ? await queries
          .select({ projects: memberships.projects })
          .from(memberships)
          .where(and(eq(memberships.person_id, who_id), eq(memberships.account_id, accountId)))
      : await queries
          .select({ projects: apiKeys.projects })
          .from(apiKeys)
          .where(and(eq(apiKeys.id, who_id), eq(apiKeys.account_id, accountId)))
  return { accountId, projects: row ? row.projects : project_id === null ? [] : [project_id] }
}
