/** The cookie that holds a preview token after it is removed from the URL. */
export const PREVIEW_COOKIE = '__Host-vitrine-preview'

/** The `Set-Cookie` header of a preview. None and Partitioned, because the catalogue runs in iframes. */
export function previewCookie(token: string, expires: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((expires.getTime() - now.getTime()) / 1000))
  return `${PREVIEW_COOKIE}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`
}
