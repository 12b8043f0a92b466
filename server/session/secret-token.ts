import { createHash, randomBytes } from 'node:crypto'

// 256 bits can't be guessed.
const TOKEN_BYTES = 32

/** A new token of a session or link. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The hash under which a token is stored. A plain hash is enough: tokens are random and too long to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
