import type { FastifyInstance } from 'fastify'
import { refuse } from '#server/http/problem.ts'

/** What `security.txt` says. */
export interface SecurityParts {
  /** Where faults are reported: an address of the web or of mail; null: nowhere. */
  readonly securityContact: string | null
  readonly publicUrl: string | null
  readonly now: () => Date
}

// Below a year, as RFC 9116 asks, and always ahead.
const LIFE_MS = 180 * 24 * 60 * 60 * 1000

/** `/.well-known/security.txt` (RFC 9116): where somebody who finds a hole can tell of it. */
export function securityRoutes(app: FastifyInstance, { securityContact, publicUrl, now }: SecurityParts): void {
  app.get('/.well-known/security.txt', async (_, reply) => {
    if (securityContact === null) refuse('not_found')
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now().getTime() + LIFE_MS).toISOString()}`,
      ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
