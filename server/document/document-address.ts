import type { Address, Tokens } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import type { Call } from '#server/call/call.ts'
import { PREVIEW_PARAMETER } from '#server/preview/preview-token.ts'

/** Who reads a document, and where it leads back to. */
export interface Reader {
  readonly call: Call
  readonly tokens: Tokens
  /** Scheme and host of the catalogue, without a trailing slash. */
  readonly origin: string
  /** ISO date of the prices. */
  readonly date: string
  /** The preview in which it is made, so that its links lead to what it shows; null for everybody else. */
  readonly preview: string | null
}

/** The address of a unit under the tokens of its reader. */
export function unitLink(reader: Reader, id: number): string {
  const { call, tokens, origin } = reader
  const address: Address = {
    ...tokens,
    lang: addressLang(call),
    page: { name: 'premises' },
    panel: { type: 'details', context: 'instance', id },
  }
  return letIn(reader, origin + formatAddress(address))
}

/** A link with what lets its reader in. */
export function letIn({ preview }: Reader, link: string): string {
  return preview === null ? link : `${link}?${PREVIEW_PARAMETER}=${preview}`
}

/** Without a prefix a catalogue speaks its own language. */
export function addressLang({ lang, catalogue }: Call): Address['lang'] {
  return lang === catalogue.default_lang ? null : lang
}
