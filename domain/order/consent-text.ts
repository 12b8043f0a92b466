import type { LanguageCode } from '#domain/language/language.ts'

/** A consent as a form shows it: a text per checkbox, and the policy that the texts link to. */
export interface ConsentText {
  readonly texts: readonly string[]
  readonly policy: string | null
}

/** The id of the request form's consent text in a language. */
export function consentId(lang: LanguageCode): string {
  return `order.${lang}`
}

/**
 * The version of a consent text: a hash of its content. Page and server compute it in the same way, so that a page of an
 * older release names the text that it really shows. The hash is not cryptographic: a collision gives nobody an advantage.
 */
export function consentVersion({ texts, policy }: ConsentText): string {
  const content = JSON.stringify([texts.filter((text) => text !== ''), policy])
  return hash(content, 0x811c9dc5) + hash(content, 0x01000193)
}

/** FNV-1a over UTF-16 code units, with the finalizer of MurmurHash3. */
function hash(content: string, seed: number): string {
  let value = seed
  for (let index = 0; index < content.length; index += 1) {
    value = Math.imul(value ^ content.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0).toString(16).padStart(8, '0')
}
