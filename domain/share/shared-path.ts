import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { DEFAULT_VIEW_STATE, formatQuery, type ViewState } from '#domain/address/query.ts'

/**
 * The path that opens what is seen: page, panel, filter, sort and view under the tokens, in the language. It has nothing of
 * what brought this visitor here or lets him in. One's own favourites live in the browser, so that their list goes along.
 */
export function sharedPath(address: Address, viewState: ViewState, favourites: readonly number[]): string {
  if (address.page.name !== 'favorites') return formatAddress(address) + formatQuery(viewState)
  return sharedListPath(address, viewState.shared.length > 0 ? viewState.shared : favourites)
}

/** The path of a list of units, without a filter: it would say nothing there. A panel over the list stays. */
export function sharedListPath(address: Address, shared: readonly number[]): string {
  return formatAddress({ ...address, page: { name: 'favorites' } }) + formatQuery({ ...DEFAULT_VIEW_STATE, shared })
}
