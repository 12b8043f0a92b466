import type { FastifyRequest } from 'fastify'
import { readCookie } from '#server/http/read-cookie.ts'
import type { OwnSite } from './own-site.ts'

/**
 * The cookies of people who sign in: the session, the browser that asked for a link, a browser that was used before, and
 * a sign-in at the identity provider.
 */
type CookieName = 'session' | 'asked' | 'known' | 'oidc'

// Only our own host can set a `__Host-` cookie, and only over https.
function fullName(name: CookieName, { isSecure }: OwnSite): string {
  return `${isSecure ? '__Host-' : ''}vitrine-${name}`
}

/** The value of one of our cookies; null if the request has none. */
export function readSignInCookie(
  request: Pick<FastifyRequest, 'headers'>,
  name: CookieName,
  site: OwnSite,
): string | null {
  return readCookie(request, fullName(name, site))
}

/** The `Set-Cookie` header of a cookie for some seconds. Lax, so that links from mails arrive signed in. */
export function writeCookie(name: CookieName, value: string, seconds: number, site: OwnSite): string {
  const secure = site.isSecure ? '; Secure' : ''
  return `${fullName(name, site)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** The `Set-Cookie` header that removes a cookie. */
export function dropCookie(name: CookieName, site: OwnSite): string {
  return writeCookie(name, '', 0, site)
}
