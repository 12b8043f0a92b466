import type { CookieToStore } from '#domain/visitor/cookie.ts'

/** A cookie as `document.cookie` takes it; in frames of other sites only Secure, SameSite=None, Partitioned stay (design 8). */
export function formatCookie({ name, value, maxAge }: CookieToStore): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; Secure; SameSite=None; Partitioned`
}

/** The value of a cookie among those of a document; null where there is none. */
export function findCookie(cookies: string, name: string): string | null {
  const start = `${name}=`
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start))
  return found === undefined ? null : found.slice(start.length)
}
