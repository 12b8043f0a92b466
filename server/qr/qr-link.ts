import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { plainToken } from '#domain/address/link-view.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { PREVIEW_PARAMETER } from '#server/preview/preview-token.ts'
import type { Call } from '#server/public-call/call.ts'

// Parameters that belong to one visitor and must not be printed.
const PERSONAL_PARAMETERS = ['crm', PREVIEW_PARAMETER]

/** The tokens in the query of a call. */
interface CallTokens {
  readonly first_token: string
  readonly second_token?: string | undefined
}

/** The URL in the QR code of a call; null for a page that is not under the tokens of the call. */
export function qrLink(call: Call, tokens: CallTokens, baseUrl: string, page: string | undefined): string | null {
  const { second_token: secondToken = null } = tokens
  // A code is passed on, so it has the plain link whatever view it was made in.
  const firstToken = plainToken(tokens.first_token)
  if (page === undefined) {
    // Without a language prefix, a catalogue uses its default language.
    const lang = call.lang === call.catalogue.default_lang ? null : call.lang
    return urlOf(baseUrl, { lang, firstToken, secondToken, page: { name: 'main' }, panel: null })
  }
  const [pathname = '', search = ''] = page.split(/\?(.*)/s, 2)
  const parsed = parseAddress(pathname)
  if (!('address' in parsed)) return null
  const address = { ...parsed.address, firstToken: plainToken(parsed.address.firstToken) }
  if (address.firstToken !== firstToken || address.secondToken !== secondToken) return null
  const query = new URLSearchParams(search)
  for (const name of PERSONAL_PARAMETERS) query.delete(name)
  return urlOf(baseUrl, address, query)
}

function urlOf(baseUrl: string, address: Address, query = new URLSearchParams()): string {
  return baseUrl + formatAddress(address) + (query.size > 0 ? `?${query}` : '')
}
