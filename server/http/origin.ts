import type { FastifyRequest } from 'fastify'

/** The address of the site as visitors use it: the configured one, or that of the request. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  // Only these two: the scheme may be the word of a proxy that passes on what a client sends.
  return publicUrl ?? `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`
}
