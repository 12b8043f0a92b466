import type { CookieToStore } from '#domain/visitor/cookie.ts'

/** Formats a cookie for `document.cookie`. In an iframe of another site it needs Secure, SameSite=None and Partitioned. */
export function formatCookie({ name, value, maxAge }: CookieToStore): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; Secure; SameSite=None; Partitioned`
}

/** The value of a cookie in `document.cookie`, or null. */
export function findCookie(cookies: string, name: string): string | null {
  const start = `${name}=`
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start))
  return found === undefined ? null : found.slice(start.length)
}
