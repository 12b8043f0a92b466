import type { FastifyRequest } from 'fastify'
import type { Call } from '#server/call/call.ts'
import { originOf } from '#server/http/origin.ts'

// Left out by browsers, and by URL.
const DEFAULT_PORT = /:(80|443)$/

/**
 * Tells whether a request comes from a page of another site. The catalogue is at home in frames, but a frame posts to
 * its own origin; what names none is no browser.
 */
export function isForeign(request: FastifyRequest, { catalogue }: Call, publicUrl: string | null): boolean {
  const { origin } = request.headers
  if (origin === undefined) return false
  const site = URL.canParse(origin) ? new URL(origin) : null
  // Without the scheme: a proxy in front speaks https for us.
  const own = [request.host.replace(DEFAULT_PORT, ''), publicUrl && new URL(publicUrl).host]
  return !site || !(own.includes(site.host) || catalogue.white_label_domains.includes(site.hostname))
}

/** The site that a visitor is at, where links lead him and others back to. */
export function siteOf(request: FastifyRequest, { domain }: Call, publicUrl: string | null): string {
  return originOf(request, domain === null ? publicUrl : null)
}
