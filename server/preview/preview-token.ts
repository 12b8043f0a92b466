import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a valid preview token opens, and until when. */
export interface Preview {
  readonly catalogueId: number
  readonly expires: Date
}

/** Long enough for a day of corrections, short enough that a forwarded link soon stops working. */
export const PREVIEW_LIFE_MS = 24 * 60 * 60 * 1000

/** The query parameter of a token. */
export const PREVIEW_PARAMETER = 'preview'

// The id and the last second of validity, then the signature of both.
const TOKEN = /^(\d{1,10})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/

/** A signed token. */
export interface SignedPreview {
  readonly token: string
  readonly expires: Date
}

/** Signs a token that shows the unpublished data of a catalogue. */
export function signPreview(secret: string, catalogueId: number, now: Date): SignedPreview {
  const expires = Math.floor((now.getTime() + PREVIEW_LIFE_MS) / 1000)
  const claim = `${catalogueId}.${expires}`
  return { token: `${claim}.${signatureOf(secret, claim).toString('base64url')}`, expires: new Date(expires * 1000) }
}

/** Reads a token; null if it is not ours or has expired. */
export function verifyPreview(secret: string, token: string, now: Date): Preview | null {
  const preview = readPreview(secret, token)
  return preview && preview.expires > now ? preview : null
}

/** Reads a token of ours, even if it has expired, so that its holder can be told so. */
export function readPreview(secret: string, token: string): Preview | null {
  const [, catalogueId, seconds, signature] = TOKEN.exec(token) ?? []
  if (!signature) return null
  const expected = signatureOf(secret, `${catalogueId}.${seconds}`)
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return null
  return { catalogueId: Number(catalogueId), expires: new Date(Number(seconds) * 1000) }
}

/** The purpose is signed too: the secret also signs other things, which must not pass for previews. */
function signatureOf(secret: string, claim: string): Buffer {
  return createHmac('sha256', secret).update(`preview:${claim}`).digest()
}
