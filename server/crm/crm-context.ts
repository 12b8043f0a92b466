import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import { type CrmClaims, crmClaims } from '#contract/crm.ts'

/** What a context is made for. */
export type ContextSubject = Omit<CrmClaims, 'exp'>

/** The query parameter that brings a context. */
export const CRM_PARAMETER = 'crm'

// A working day: who comes back tomorrow opens the catalogue from the CRM again.
const LIFE_SECONDS = 12 * 60 * 60

const ALGORITHM = 'HS256'

/** Signs a context with the secret of its integration, taken as the text that it is. */
export async function signContext(secret: string, subject: ContextSubject, now: Date): Promise<string> {
  const exp = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
  return new SignJWT({ ...subject, exp }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(keyOf(secret))
}

/** What a context claims, before anybody knows whether it is true; null for what is none. */
export function readContext(token: string): CrmClaims | null {
  try {
    return crmClaims.safeParse(decodeJwt(token)).data ?? null
  } catch {
    return null
  }
}

/** Whether a context was signed with the secret, and is still good. */
export async function checkContext(secret: string, token: string, now: Date): Promise<'valid' | 'expired' | 'invalid'> {
  try {
    await jwtVerify(token, keyOf(secret), { algorithms: [ALGORITHM], currentDate: now, requiredClaims: ['exp'] })
    return 'valid'
  } catch (error) {
    // The signature was looked at first: nobody learns of a forged one that it is old.
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
