import * as z from 'zod'
import type { Refusal } from '#server/http/refusal.ts'
import type { Seal } from '#server/secret/seal.ts'

/** Where SECRET_KEY is not what it was. */
export const UNREADABLE: Refusal = {
  refused: 'unavailable',
  reason: 'The secret was stored under another SECRET_KEY: set it again',
}

const secrets = z.object({ secret: z.string(), application_token: z.string().nullable() })
/** What of an integration nobody reads again: its secret, and the token of a Bitrix24 application. */
export type Secrets = z.infer<typeof secrets>

/** Secrets as they are stored. */
export function sealSecrets(seal: Seal, values: Secrets): string {
  return seal.seal(JSON.stringify(values))
}

/** Stored secrets; null where they were sealed under another key. */
export function openSecrets(seal: Seal, sealed: string): Secrets | null {
  const text = seal.open(sealed)
  return text === null ? null : secrets.parse(JSON.parse(text))
}
