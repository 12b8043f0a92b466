/** The cookie that holds a preview token once it has left the address (design 2). */
export const PREVIEW_COOKIE = '__Host-vitrine-preview'

/** The `Set-Cookie` of a preview; None and Partitioned, since the catalogue lives in iframes (design 8). */
export function previewCookie(token: string, expires: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((expires.getTime() - now.getTime()) / 1000))
  return `${PREVIEW_COOKIE}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`
}
