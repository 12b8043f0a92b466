import { type CookieToStore, MAX_COOKIE_VALUE } from './cookie.ts'

/** Seven days, in seconds. */
const SOURCE_MAX_AGE = 604_800

/** UTM fields. */
export const UTM_FIELDS = ['utm_source', 'utm_campaign', 'utm_content', 'utm_medium', 'utm_term'] as const

/** Tracking fields. */
export const TRACKING_FIELDS = ['yclid', 'gclid', 'referrer'] as const

/** Which campaign brought the visitor. */
export type Utm = Readonly<Partial<Record<(typeof UTM_FIELDS)[number], string>>>

/** Which click or site brought the visitor. */
export type Tracking = Readonly<Partial<Record<(typeof TRACKING_FIELDS)[number], string>>>

// Longer values are mistakes or attacks. All fields have to fit into one cookie.
const MAX_FIELD = 300

/** The UTM fields of an address. */
export function utmFrom(query: ReadonlyMap<string, string>): Utm {
  return pick(UTM_FIELDS, (field) => query.get(field))
}

/**
 * The click ids of an address, and the referrer if it is another site. In a frame the referrer is the host page, so
 * `embed.js` passes the host page's own referrer in the address.
 */
export function trackingFrom(query: ReadonlyMap<string, string>, referrer: string, ownHost: string): Tracking {
  const isForeign = (url: string) => hostOf(url) !== '' && hostOf(url) !== ownHost
  const foreign = [query.get('referrer') ?? '', referrer].find(isForeign)
  return pick(TRACKING_FIELDS, (field) => (field === 'referrer' ? foreign : query.get(field)))
}

/** The cookie to write; null if nothing was found or the cookie exists already. It is never overwritten. */
export function sourceCookie(name: 'utm' | 'tracking', found: Utm | Tracking, existing: string): CookieToStore | null {
  if (existing !== '' || Object.keys(found).length === 0) return null
  const value = encodeURIComponent(JSON.stringify(found))
  return value.length > MAX_COOKIE_VALUE ? null : { name, value, maxAge: SOURCE_MAX_AGE, secure: true }
}

/** Reads a UTM cookie. */
export function parseUtm(value: string): Utm {
  const stored = parseStored(value)
  return pick(UTM_FIELDS, (field) => stored[field])
}

/** Reads a tracking cookie. */
export function parseTracking(value: string): Tracking {
  const stored = parseStored(value)
  return pick(TRACKING_FIELDS, (field) => stored[field])
}

function pick<Field extends string>(
  fields: readonly Field[],
  read: (field: Field) => unknown,
): Readonly<Partial<Record<Field, string>>> {
  const found: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = read(field)
    if (typeof value === 'string' && value !== '') found[field] = value.slice(0, MAX_FIELD)
  }
  return found
}

function parseStored(value: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(value))
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function hostOf(url: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
}
