import type { FastifyRequest } from 'fastify'
import type { Sites } from '#server/http/read-site-settings.ts'
import { TRIAL_STUDIO } from '#server/http/sites.ts'

/** Our own address, as seen by a request that came to it. */
export interface OwnSite {
  /** As in the `Origin` header. */
  readonly origin: string
  readonly isSecure: boolean
}

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * The site of a request if people may sign in there: the host of STUDIO_URL, without it that of PUBLIC_URL, and without
 * both `localhost`. Null elsewhere, such as on a custom domain of a catalogue or on a name that somebody else points at
 * this machine.
 */
export function ownSiteOf(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  { publicUrl, studioUrl }: Sites,
): OwnSite | null {
  const url = studioUrl ?? publicUrl
  const own = url === null ? null : new URL(url)
  const protocol = own?.protocol ?? (request.protocol === 'https' ? 'https:' : 'http:')
  const asked = URL.parse(`${protocol}//${request.host}`)
  if (!asked || !(own ? asked.host === own.host : asked.hostname === TRIAL_STUDIO)) return null
  return { origin: asked.origin, isSecure: protocol === 'https:' }
}

// What browsers say about a request that a page of another host caused, also one of the same domain.
const FROM_OTHERS: readonly unknown[] = ['cross-site', 'same-site']

/** Whether a page of another host caused a request, as far as the browser says. */
export function isFromOtherPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return FROM_OTHERS.includes(headers['sec-fetch-site'])
}

/** Whether a request reads, or was made by a page of our own site. Browsers send `Origin` with every write. */
export function isFromOwnPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, site: OwnSite): boolean {
  return READS.includes(method) || headers.origin === site.origin
}
