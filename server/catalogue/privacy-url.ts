import { eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { whiteLabelDomains } from '#server/db/tables/catalogue.ts'
import type { Call } from '#server/public-call/call.ts'

/** The privacy policy of the white-label domain, or the policy for all other domains, or null. */
export async function readPrivacyUrl(
  queries: Queries,
  { catalogue, domain }: { readonly catalogue: { readonly id: number }; readonly domain: Call['domain'] },
): Promise<string | null> {
  const rows = await queries.select().from(whiteLabelDomains).where(eq(whiteLabelDomains.catalogue_id, catalogue.id))
  const row =
    rows.find((each) => domain !== null && each.domain === domain) ?? rows.find((each) => each.domain === null)
  return row?.privacy_url ?? null
}
