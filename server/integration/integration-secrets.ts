import * as z from 'zod'
import type { Refusal } from '#server/http/refusal.ts'
import type { Seal } from '#server/secret/seal.ts'

/** For when SECRET_KEY has changed. */
export const UNREADABLE: Refusal = {
  refused: 'unavailable',
  reason: 'The secret was stored under another SECRET_KEY: set it again',
}

const secrets = z.object({ secret: z.string(), application_token: z.string().nullable() })
/** The parts of an integration that no response returns: its secret, and the token of a Bitrix24 application. */
type Secrets = z.infer<typeof secrets>

/** Seals secrets for storage. */
export function sealSecrets(seal: Seal, values: Secrets): string {
  return seal.seal(JSON.stringify(values))
}

/** Opens stored secrets; null if they were sealed with another key. */
export function openSecrets(seal: Seal, sealed: string): Secrets | null {
  const text = seal.open(sealed)
  return text === null ? null : secrets.parse(JSON.parse(text))
}
