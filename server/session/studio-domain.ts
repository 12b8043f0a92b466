import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { links, whiteLabelDomains } from '#server/db/tables/catalogue.ts'
import { studioHost } from '#server/db/tables/person.ts'
import { invalidField, type Refusal } from '#server/http/refusal.ts'

/** A start that is refused because the Studio and a catalogue would share a host. */
export class StudioHostError extends Error {}

/**
 * Keeps the host name of the Studio, for every process and command on this database. Refuses one that is the domain of a
 * catalogue: the catalogue could not be opened there any more.
 */
export async function claimStudioHost({ queries }: { readonly queries: Queries }, studioUrl: string | null) {
  const host = studioUrl === null ? null : new URL(studioUrl).hostname
  await queries.transaction(async (tx) => {
    const [taken] = host === null ? [] : await findCatalogueAt(tx, host)
    if (taken) {
      throw new StudioHostError(
        `Setting STUDIO_URL is wrong: ${host} is a domain of the catalogue /${taken.token}. Choose another host name, or remove the domain from its privacy policies.`,
      )
    }
    await tx.delete(studioHost).where(host === null ? undefined : ne(studioHost.host, host))
    if (host !== null) await tx.insert(studioHost).values({ host }).onConflictDoNothing()
  })
}

/** Refuses the host of the Studio as a domain of a catalogue; null if it is not among them. */
export async function checkStudioDomain(
  queries: Queries,
  privacy: readonly { readonly domain: string | null }[],
): Promise<Refusal | null> {
  const domains = privacy.flatMap(({ domain }) => domain?.toLowerCase() ?? [])
  if (domains.length === 0) return null
  const [found] = await queries.select().from(studioHost).where(inArray(studioHost.host, domains))
  return found ? invalidField('privacy', `${found.host} is the host of the Studio, where no catalogue can be`) : null
}

function findCatalogueAt(queries: Queries, host: string) {
  return queries
    .select({ token: links.token })
    .from(whiteLabelDomains)
    .innerJoin(links, and(eq(links.catalogue_id, whiteLabelDomains.catalogue_id), isNull(links.partner_id)))
    .where(eq(sql`lower(${whiteLabelDomains.domain})`, host))
    .orderBy(asc(whiteLabelDomains.catalogue_id))
    .limit(1)
}
