import type { Boot } from '#contract/boot.ts'
import { NO_ANALYTICS } from '#domain/visitor/analytics.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { isStudioHost, mayRunScripts } from '#server/http/sites.ts'
import type { VisitedSite } from '#server/http/visited-site.ts'

/** A page whose address may name a view. */
interface Viewed {
  readonly view?: string | null
}

/**
 * What a catalogue's page is told, as far as the host decides. Where sessions count, it is told of no analytics: it starts
 * none, and its policy allows none. The answers of the API keep the ids.
 */
export function guardBoot(boot: Boot, viewed: Viewed, site: Pick<VisitedSite, 'host'>, sites: Sites): Boot {
  const { token, embed_domains } = boot
  return {
    ...boot,
    token: token && !mayRunScripts(site, sites) ? { ...token, analytics: NO_ANALYTICS } : token,
    embed_domains: framesOf(embed_domains, viewed, site, sites),
  }
}

/**
 * The hosts that may embed a page; null: any. The Studio shows views whatever the catalogue allows, and on its own host
 * nobody else does.
 */
export function framesOf(
  embedDomains: readonly string[] | null,
  { view }: Viewed,
  site: Pick<VisitedSite, 'host'>,
  sites: Sites,
): readonly string[] | null {
  if (sites.studioUrl === null || typeof view !== 'string') return embedDomains
  if (isStudioHost(site, sites)) return []
  return embedDomains && [...embedDomains, new URL(sites.studioUrl).host]
}
