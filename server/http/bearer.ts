import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

// The scheme is case-insensitive (RFC 9110); a key is one word.
const BEARER = /^bearer +([\x21-\x7e]{1,200}) *$/i

/** The bearer key of a request, if any. */
export function bearerOf({ headers }: { readonly headers: IncomingHttpHeaders }): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1]
}

/** Compares secrets in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
