import type { ShortType } from '#domain/catalogue/catalogue.ts'
import { type CatalogueLanguages, chooseLanguage } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Address, Tokens } from './address.ts'
import { PAGES } from './page-table.ts'
import type { ParsedAddress } from './parse-address.ts'

/** What a lookup of the tokens found. */
export interface KnownCatalogue extends CatalogueLanguages {
  readonly short_type: ShortType
  /** A project's catalogue has the page Projects only if it belongs to a group. */
  readonly in_group: boolean
  readonly second_token_known: boolean
}

/** What the visitor gets for an address. */
type Resolution =
  | { readonly kind: 'show'; readonly address: Address; readonly lang: LanguageCode }
  | { readonly kind: 'redirect'; readonly address: Address }
  | { readonly kind: 'token-not-found' }
  | { readonly kind: 'root' }

/** Decides between the page, a redirect and token-not-found. `catalogue` is null if the first token is unknown. */
export function resolveAddress(parsed: ParsedAddress, catalogue: KnownCatalogue | null): Resolution {
  if (parsed.kind === 'root') return { kind: 'root' }
  if (parsed.kind === 'no-token' || !catalogue) return { kind: 'token-not-found' }
  if (parsed.kind === 'unknown') return toError404(parsed, parsed.lang, catalogue)
  const { address } = parsed
  if (address.secondToken !== null && !catalogue.second_token_known) return { kind: 'token-not-found' }
  if (!offersPage(address, catalogue)) return toError404(address, address.lang, catalogue)
  if (parsed.kind === 'redirect') return parsed
  const lang = chooseLanguage(address.lang, catalogue)
  if (address.lang !== null && address.lang !== lang) return { kind: 'redirect', address: { ...address, lang } }
  return { kind: 'show', address, lang }
}

/** Tells whether this kind of catalogue has the page. */
export function offersPage(
  { page, secondToken }: Pick<Address, 'page' | 'secondToken'>,
  catalogue: KnownCatalogue,
): boolean {
  if (page.name === 'instructions' && secondToken === null) return false
  if (page.name === 'projects' && catalogue.short_type === 'ic' && !catalogue.in_group) return false
  return PAGES[page.name].catalogues.includes(catalogue.short_type)
}

/** The address of error-404 keeps a partner's token, and drops an unknown one. */
function toError404(tokens: Tokens, lang: LanguageCode | null, { second_token_known }: KnownCatalogue): Resolution {
  const secondToken = second_token_known ? tokens.secondToken : null
  return {
    kind: 'redirect',
    address: { lang, firstToken: tokens.firstToken, secondToken, page: { name: 'error-404' }, panel: null },
  }
}
