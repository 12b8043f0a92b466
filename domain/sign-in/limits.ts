const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long a mailed link and its code are good. */
export const LINK_MS = 15 * MINUTE_MS

/** How long an invitation is good. */
export const INVITATION_MS = 72 * HOUR_MS

/** How long a link that makes an owner is good. */
export const OWNER_LINK_MS = 72 * HOUR_MS

/** How often one code may be tried. */
export const CODE_TRIES = 5

/** How long a browser in which a person signed in is remembered. */
export const KNOWN_BROWSER_MS = 365 * 24 * HOUR_MS

/** The time over which asked links are counted. */
export const ASK_WINDOW_MS = HOUR_MS

/** Links that one network address, or one known browser, gets for one mail address in that time. */
export const ASKS_BY_ONE = 5

/**
 * Links that all unknown browsers together get for one mail address in that time. Several times `ASKS_BY_ONE`, so that
 * one stranger can't use them all up.
 */
export const ASKS_BY_ALL = 20

/** The time over which wrong codes are counted. */
export const TRY_WINDOW_MS = 24 * HOUR_MS

/**
 * Codes that unknown browsers may try for one mail address in that time. Without this limit somebody who asks for a link
 * every few minutes and guesses its code five times would guess one within a year or two. Links still work afterwards.
 */
export const TRIES_BY_ALL = 20

/** The same for known browsers. Strangers can't use up the difference. */
export const TRIES_BY_KNOWN = 40

/** A typed code without spaces and dashes; null if it is not six digits. */
export function readCode(text: string): string | null {
  const digits = text.replaceAll(/[\s\p{Pd}]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
