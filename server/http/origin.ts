import type { FastifyRequest } from 'fastify'

/** The address of the site as visitors use it: the configured one, or that of the request. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`
}
