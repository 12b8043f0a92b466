import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from './proxy-trust.ts'

/** The host and the protocol that a visitor used. */
export interface VisitedSite {
  readonly host: string
  readonly protocol: 'http' | 'https'
}

/** Reads them from a request that Fastify has not seen, by its rules: what the nearest proxy says, if that is trusted. */
export function visitedSite({ headers, socket }: IncomingMessage, isProxy: ProxyTrust): VisitedSite {
  const isTrusted = isProxy(socket.remoteAddress, 0)
  const forwarded = isTrusted ? lastOf(headers['x-forwarded-host']) : undefined
  const scheme = (isTrusted && lastOf(headers['x-forwarded-proto'])) || ('encrypted' in socket ? 'https' : 'http')
  return { host: forwarded || headers.host || '', protocol: scheme === 'https' ? 'https' : 'http' }
}

/** The value that the nearest of several proxies has added. */
function lastOf(header: string | readonly string[] | undefined): string | undefined {
  const text = String(header ?? '')
  return text.slice(text.lastIndexOf(',') + 1).trim() || undefined
}
