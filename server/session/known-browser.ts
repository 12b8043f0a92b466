import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { KNOWN_BROWSER_MS } from '#domain/sign-in/limits.ts'
import { isSameSecret } from '#server/http/bearer.ts'
import { readSignInCookie, writeCookie } from './cookie.ts'
import type { OwnSite } from './own-site.ts'

/**
 * The `Set-Cookie` header that marks a browser in which a person signed in. It opens nothing. Limits that strangers can
 * use up by asking for links of this person do not count for it.
 */
export function knownCookie(secret: string, email: string, site: OwnSite): string {
  return writeCookie('known', signatureOf(secret, email), KNOWN_BROWSER_MS / 1000, site)
}

/** Whether the person of a mail address has signed in with this browser before. */
export function isKnownBrowser(request: FastifyRequest, secret: string, email: string, site: OwnSite): boolean {
  const given = readSignInCookie(request, 'known', site)
  return given !== null && isSameSecret(given, signatureOf(secret, email))
}

function signatureOf(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`known browser of ${email}`).digest('base64url')
}
