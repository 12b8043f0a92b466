import type { FastifyRequest } from 'fastify'

/** The origin that visitors use: the configured one, or that of the request. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  // Only these two schemes: a proxy may pass on what the client claims.
  return publicUrl ?? `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`
}
