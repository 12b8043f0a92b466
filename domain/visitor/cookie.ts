/** A cookie to write. All of ours are Secure; the browser side adds SameSite=None and Partitioned (design 8). */
export interface CookieToStore {
  readonly name: string
  /** Already safe for a cookie. */
  readonly value: string
  /** Seconds. */
  readonly maxAge: number
  readonly secure: true
}

/** Longer values are dropped by browsers without a word: 4096 bytes for name, value and attributes together. */
export const MAX_COOKIE_VALUE = 3800
