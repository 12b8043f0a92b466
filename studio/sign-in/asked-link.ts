/** The link that this tab asked for, so that a reload returns to the same screen. */
export interface AskedLink {
  readonly email: string
  /** When the link stops working. */
  readonly until: number
  /** When another link may be asked for. */
  readonly againAt: number
}

const KEY = 'studio-asked'
const LINK_MS = 15 * 60_000
const AGAIN_MS = 60_000

/** Remembers that a link was asked for. */
export function rememberAsked(email: string, now: number): AskedLink {
  const asked = { email, until: now + LINK_MS, againAt: now + AGAIN_MS }
  sessionStorage.setItem(KEY, JSON.stringify(asked))
  return asked
}

/** The link that this tab asked for, while it works. */
export function readAsked(now: number): AskedLink | null {
  const stored = sessionStorage.getItem(KEY)
  const asked = stored === null ? null : (JSON.parse(stored) as AskedLink)
  return asked && asked.until > now ? asked : null
}

/** Forgets the link. */
export function forgetAsked(): void {
  sessionStorage.removeItem(KEY)
}
