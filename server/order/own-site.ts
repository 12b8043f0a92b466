import type { FastifyRequest } from 'fastify'
import { originOf } from '#server/http/origin.ts'
import type { Call } from '#server/public-call/call.ts'

// Browsers and URL leave these out.
const DEFAULT_PORT = /:(80|443)$/

/**
 * Whether a request comes from a page of another site. The catalogue runs in frames, but a frame posts to its own
 * origin. A client that sends no Origin is not a browser.
 */
export function isForeign(request: FastifyRequest, { catalogue }: Call, publicUrl: string | null): boolean {
  const { origin } = request.headers
  if (origin === undefined) return false
  const site = URL.canParse(origin) ? new URL(origin) : null
  // Ignores the scheme, because a proxy may terminate HTTPS.
  const own = [ownHost(request), publicUrl && new URL(publicUrl).host]
  return !site || !(own.includes(site.host) || catalogue.white_label_domains.includes(site.hostname))
}

/** The host that a request was made to, as browsers write it. */
export function ownHost({ host }: FastifyRequest): string {
  return host.replace(DEFAULT_PORT, '')
}

/** The site that the visitor is on, for links back to it. */
export function siteOf(request: FastifyRequest, { domain }: Call, publicUrl: string | null): string {
  return originOf(request, domain === null ? publicUrl : null)
}
