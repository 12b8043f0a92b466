import type { FastifyInstance } from 'fastify'
import { refuse } from '#server/http/problem.ts'

/** The contents of `security.txt`. */
interface SecurityDeps {
  /** Where to report vulnerabilities: a web or mail address; null if nowhere. */
  readonly securityContact: string | null
  readonly publicUrl: string | null
  readonly now: () => Date
}

// Less than a year, as RFC 9116 recommends, and always in the future.
const LIFE_MS = 180 * 24 * 60 * 60 * 1000

/** `/.well-known/security.txt` (RFC 9116): where to report vulnerabilities. */
export function securityRoutes(app: FastifyInstance, { securityContact, publicUrl, now }: SecurityDeps): void {
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
