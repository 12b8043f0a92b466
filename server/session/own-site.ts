import type { FastifyRequest } from 'fastify'

/** Our own address, as seen by a request that came to it. */
export interface OwnSite {
  /** As in the `Origin` header. */
  readonly origin: string
  readonly isSecure: boolean
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * The site of a request if people may sign in there: the host of PUBLIC_URL or, without the setting, a loopback name.
 * Null elsewhere, such as on a custom domain of a catalogue or on a name that somebody else points at this machine.
 */
export function ownSiteOf(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  publicUrl: string | null,
): OwnSite | null {
  const own = publicUrl === null ? null : new URL(publicUrl)
  const protocol = own?.protocol ?? (request.protocol === 'https' ? 'https:' : 'http:')
  const asked = URL.parse(`${protocol}//${request.host}`)
  if (!asked || !(own ? asked.host === own.host : LOOPBACK.test(asked.hostname))) return null
  return { origin: asked.origin, isSecure: protocol === 'https:' }
}

/** Whether a request reads, or was made by a page of our own site. Browsers send `Origin` with every write. */
export function isFromOwnPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, site: OwnSite): boolean {
  return READS.includes(method) || headers.origin === site.origin
}
