import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a valid preview token opens, and until when. */
export interface Preview {
  readonly catalogueId: number
  readonly expires: Date
  /** The stored preview; null for a link from before previews were stored. */
  readonly id: number | null
}

/** Long enough for a day of corrections, short enough that a forwarded link soon stops working. */
export const PREVIEW_LIFE_MS = 24 * 60 * 60 * 1000

/** The query parameter of a token. */
export const PREVIEW_PARAMETER = 'preview'

// The id of the stored preview, that of the catalogue and the last second of validity, then the signature of all.
const TOKEN = /^(?:(\d{1,10})-)?(\d{1,10})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/

/** A signed token. */
interface SignedPreview {
  readonly token: string
  readonly expires: Date
}

/** Signs a token that shows the unpublished data of a catalogue for a day. */
export function signPreview(secret: string, catalogueId: number, now: Date): SignedPreview {
  const expires = new Date(Math.floor((now.getTime() + PREVIEW_LIFE_MS) / 1000) * 1000)
  return { token: signStored(secret, { id: null, catalogueId, expires }), expires }
}

/** Signs the token of a stored preview. */
export function signStored(secret: string, { id, catalogueId, expires }: Preview): string {
  const claim = claimOf(id, catalogueId, Math.floor(expires.getTime() / 1000))
  return `${claim}.${signatureOf(secret, claim).toString('base64url')}`
}

function claimOf(id: number | null, catalogueId: number | string, seconds: number | string): string {
  return `${id === null ? '' : `${id}-`}${catalogueId}.${seconds}`
}

/** Reads a token; null if it is not ours or has expired. */
export function verifyPreview(secret: string, token: string, now: Date): Preview | null {
  const preview = readPreview(secret, token)
  return preview && preview.expires > now ? preview : null
}

/** Reads a token of ours, even if it has expired, so that its holder can be told so. */
function readPreview(secret: string, token: string): Preview | null {
  const [, stored, catalogueId = '', seconds = '', signature] = TOKEN.exec(token) ?? []
  if (!signature) return null
  const id = stored === undefined ? null : Number(stored)
  const expected = signatureOf(secret, claimOf(id, catalogueId, seconds))
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return null
  return { id, catalogueId: Number(catalogueId), expires: new Date(Number(seconds) * 1000) }
}

/** The purpose is signed too: the secret also signs other things, which must not pass for previews. */
function signatureOf(secret: string, claim: string): Buffer {
  return createHmac('sha256', secret).update(`preview:${claim}`).digest()
}
