/** A cookie to write. All of ours are Secure; the web app adds SameSite=None and Partitioned. */
export interface CookieToStore {
  readonly name: string
  /** Already encoded for a cookie. */
  readonly value: string
  /** Seconds. */
  readonly maxAge: number
  readonly secure: true
}

/** Browsers silently drop longer cookies: the limit is 4096 bytes for name, value and attributes together. */
export const MAX_COOKIE_VALUE = 3800
