import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { NO_ANALYTICS } from '#domain/visitor/analytics.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues, links } from '#server/db/tables/catalogue.ts'
import type { Sites } from '#server/http/read-site-settings.ts'

/**
 * Says which catalogues have analytics that do not start at PUBLIC_URL, because people sign in there too, and what to do;
 * null if there are none.
 */
export async function silentAnalyticsWarning(
  { publicUrl, studioUrl }: Sites,
  { queries }: { readonly queries: Queries },
): Promise<string | null> {
  if (publicUrl === null || studioUrl !== null) return null
  const [first, ...others] = await queries
    .select({ token: links.token })
    .from(catalogues)
    .innerJoin(links, and(eq(links.catalogue_id, catalogues.id), isNull(links.partner_id)))
    .where(and(eq(catalogues.archived, false), ne(catalogues.analytics, { ...NO_ANALYTICS })))
    .orderBy(asc(catalogues.id))
  if (!first) return null
  const which = `/${first.token}${others.length > 0 ? ` and ${others.length} more` : ''}`
  return `STUDIO_URL is not set: the analytics of ${which} do not run at ${publicUrl}, because people sign in to the Studio there. Set STUDIO_URL to another host name, or open the catalogue at a domain of its own.`
}
