import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets of others readable for us alone. */
export interface Seal {
  readonly seal: (text: string) => string
  /** Null for what was not sealed with this key, or was changed since. */
  readonly open: (sealed: string) => string | null
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
// Of GCM (NIST SP 800-38D): a fresh one for each text, and a full tag.
const NONCE_BYTES = 12
const TAG_BYTES = 16

// The first part says how the rest is to be read, should that ever change.
const SEALED = /^v1\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{22,})$/

/** A seal under a key of its own, derived from SECRET_KEY: what else that signs can not open it. */
export function createSeal(secretKey: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'vitrine secrets v1', KEY_BYTES))
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${nonce.toString('base64url')}.${sealed.toString('base64url')}`
    },
    open: (sealed) => {
      const [, nonce, rest] = SEALED.exec(sealed) ?? []
      return nonce && rest ? openSealed(key, Buffer.from(nonce, 'base64url'), Buffer.from(rest, 'base64url')) : null
    },
  }
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
