import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import { type CrmClaims, crmClaims } from '#contract/crm.ts'

/** The claims of a context without its expiry. */
type ContextSubject = Omit<CrmClaims, 'exp'>

/** The query parameter with the context. */
export const CRM_PARAMETER = 'crm'

// A working day; the next day a manager opens the catalogue from the CRM again.
const LIFE_SECONDS = 12 * 60 * 60

const ALGORITHM = 'HS256'

/** Signs a context with the secret of its integration. The secret is used as text, without decoding. */
export async function signContext(secret: string, subject: ContextSubject, now: Date): Promise<string> {
  const exp = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
  return new SignJWT({ ...subject, exp }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(keyOf(secret))
}

/** Reads the claims of a context without verifying it; null if it is not a context. */
export function readContext(token: string): CrmClaims | null {
  try {
    return crmClaims.safeParse(decodeJwt(token)).data ?? null
  } catch {
    return null
  }
}

/** Whether a context was signed with the secret and has not expired. */
export async function checkContext(secret: string, token: string, now: Date): Promise<'valid' | 'expired' | 'invalid'> {
  try {
    await jwtVerify(token, keyOf(secret), { algorithms: [ALGORITHM], currentDate: now, requiredClaims: ['exp'] })
    return 'valid'
  } catch (error) {
    // The signature is checked first, so a forged context is never reported as expired.
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
