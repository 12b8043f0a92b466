/** Tells whether an If-None-Match header names this tag, so that the client has this very answer (RFC 9110, 13.1.2). */
export function holdsTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return holdsAny(ifNoneMatch, (held) => `"${held}"` === tag)
}

/** Tells whether an If-None-Match header names this content in any encoding: its tags are `"hash-encoding"`. */
export function holdsContent(ifNoneMatch: string | undefined, hash: string): boolean {
  return holdsAny(ifNoneMatch, (held) => held.startsWith(`${hash}-`))
}

/** The tag in an If-None-Match header that names this content; null if there is none. */
export function heldTag(ifNoneMatch: string | undefined, hash: string): string | null {
  for (const [tag, held = ''] of (ifNoneMatch ?? '').matchAll(TAG)) if (held.startsWith(`${hash}-`)) return tag
  return null
}

/** Weak tags count as well: the comparison is a weak one here. */
const TAG = /"([^"]*)"/g

function holdsAny(ifNoneMatch: string | undefined, isMeant: (tag: string) => boolean): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  for (const [, tag = ''] of ifNoneMatch.matchAll(TAG)) if (isMeant(tag)) return true
  return false
}
