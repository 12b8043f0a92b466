import type { Address, Tokens } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import type { Call } from '#server/public-call/call.ts'

/** The reader of a document, and where its links lead. */
export interface Reader {
  readonly call: Call
  readonly tokens: Tokens
  /** Scheme and host of the catalogue, without a trailing slash. */
  readonly origin: string
  /** ISO date of the prices. */
  readonly date: string
}

/** The address of a unit under the reader's tokens. */
export function unitLink({ call, tokens, origin }: Reader, id: number): string {
  const address: Address = {
    ...tokens,
    lang: addressLang(call),
    page: { name: 'premises' },
    panel: { type: 'details', context: 'instance', id },
  }
  return origin + formatAddress(address)
}

/** An address without a language prefix has the catalogue's default language. */
export function addressLang({ lang, catalogue }: Call): Address['lang'] {
  return lang === catalogue.default_lang ? null : lang
}
