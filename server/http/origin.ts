import type { FastifyRequest } from 'fastify'
import { TRIAL_STUDIO } from './sites.ts'

/** The origin that visitors use: the configured one, or that of the request. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl
  const origin = requestOrigin(request)
  const asked = URL.parse(origin)
  const address = request.socket?.localAddress
  // Links that the Studio of a trial shows lead to the catalogue, which is another host.
  if (asked?.hostname !== TRIAL_STUDIO || address === undefined) return origin
  asked.hostname = address.includes('.') ? address.replace('::ffff:', '') : `[${address}]`
  return asked.origin
}

/** The origin that a request was sent to. */
export function requestOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  // Only these two schemes: a proxy may pass on what the client claims.
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}
