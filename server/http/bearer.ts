import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

// A scheme has no case (RFC 9110); a key is one word.
const BEARER = /^bearer +([\x21-\x7e]{1,200}) *$/i

/** The key that a request brings; undefined where it brings none. */
export function bearerOf({ headers }: { readonly headers: IncomingHttpHeaders }): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1]
}

/** Compares secrets in a time that says nothing of how much of them is right. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
