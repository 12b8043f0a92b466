import { readPresentGrant } from '#server/account/present-grant.ts'
import type { Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import type { ListedCatalogue, ListedPreview } from '#server/link/link-directory.ts'

/** What the maker of a preview may see now. Somebody who has just left sees nothing more. */
export async function readReachOf(
  queries: Queries,
  { account_id: accountId }: ListedCatalogue,
  { who_kind: kind, who_id: id }: ListedPreview,
  now: Date,
): Promise<Reach> {
  const grant = await readPresentGrant(queries, { accountId, kind, id }, now)
  return { accountId, projects: grant ? grant.projects : [] }
}
