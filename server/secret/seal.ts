import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets of third parties, so that only we can read them. */
export interface Seal {
  readonly seal: (text: string) => string
  /** Null if it was sealed with none of our keys, or was changed since. */
  readonly open: (sealed: string) => string | null
  /** Opens only what an earlier key sealed; otherwise null. */
  readonly openOld: (sealed: string) => string | null
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
// For GCM (NIST SP 800-38D): a new nonce for each text, and a full tag.
const NONCE_BYTES = 12
const TAG_BYTES = 16

// The first part is the format version.
const SEALED = /^v1\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{22,})$/

/**
 * A seal with its own keys, derived from SECRET_KEY, so that other uses of SECRET_KEY can't open it. Earlier keys only
 * open, they never seal.
 */
export function createSeal(secretKey: string, oldKeys: readonly string[] = []): Seal {
  const key = deriveKey(secretKey)
  const old = oldKeys.map(deriveKey)
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${nonce.toString('base64url')}.${sealed.toString('base64url')}`
    },
    open: (sealed) => openWithAny([key, ...old], sealed),
    openOld: (sealed) => (openWithAny([key], sealed) === null ? openWithAny(old, sealed) : null),
  }
}

function deriveKey(secretKey: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, '', 'vitrine secrets v1', KEY_BYTES))
}

function openWithAny(keys: readonly Uint8Array[], sealed: string): string | null {
  const [, nonce, rest] = SEALED.exec(sealed) ?? []
  if (!nonce || !rest) return null
  for (const key of keys) {
    const text = openSealed(key, Buffer.from(nonce, 'base64url'), Buffer.from(rest, 'base64url'))
    if (text !== null) return text
  }
  return null
}

function openSealed(key: Uint8Array, nonce: Buffer, sealed: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return decipher.update(sealed.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
