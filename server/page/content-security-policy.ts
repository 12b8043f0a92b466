import type { Boot } from '#contract/boot.ts'
import { EMBED_ORIGINS } from '#domain/media/embed-hosts.ts'
import { type AnalyticsIds, analyticsToStart } from '#domain/visitor/analytics.ts'
import { type Sources, sourcesOf } from './analytics-sources.ts'
import type { InlineHashes } from './inline.ts'

/** The parts of a page that determine its policy. */
export type GuardedPage = Pick<Boot, 'page' | 'embed_domains'> & {
  readonly token: { readonly analytics: AnalyticsIds } | null
}

/**
 * The Content-Security-Policy of a page: our own files, what is inline by its hash, and the sources that the catalogue is
 * configured with.
 */
export function contentSecurityPolicy(
  inline: InlineHashes,
  { page, embed_domains, token }: GuardedPage,
  mediaUrl: string | null = null,
): string {
  const isCatalogue = page === 'catalogue'
  const others = isCatalogue && token ? analyticsSources(token.analytics) : []
  const from = (kind: keyof Sources) => others.flatMap((sources) => sources[kind] ?? [])
  // For connect-src too, because panoramas are fetched.
  const media = mediaUrl === null ? [] : [new URL(mediaUrl).origin]
  const ancestors = embed_domains === null ? ['*'] : ["'self'", ...embed_domains]
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...inline.scripts, ...from('script')]],
    ['style-src', ["'self'", ...inline.styles]],
    ['img-src', ["'self'", 'data:', 'blob:', ...media, ...from('img')]],
    ...(mediaUrl === null ? [] : [['media-src', ["'self'", ...media]] as const]),
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...media, ...from('connect')]],
    ['frame-src', ["'self'", ...(isCatalogue ? EMBED_ORIGINS : []), ...from('frame')]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ancestors],
  ]
  return directives.map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ')
}

function analyticsSources(ids: AnalyticsIds): readonly Sources[] {
  // The server does not know whether the page is inside a CRM. There the page itself starts no analytics.
  return analyticsToStart(ids, false).map((kind) => sourcesOf(kind, ids))
}
