import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { DEFAULT_VIEW_STATE, formatQuery, type ViewState } from '#domain/address/query.ts'

/**
 * The path of a shared link: page, panel, filter, sort and view, with tokens and language. It contains neither campaign
 * fields nor access parameters, and a list starts at its beginning. Favourites are stored in the visitor's browser, so their link carries the list.
 */
export function sharedPath(address: Address, viewState: ViewState, favourites: readonly number[]): string {
  if (address.page.name !== 'favorites') return formatAddress(address) + formatQuery({ ...viewState, from: 0 })
  return sharedListPath(address, viewState.shared.length > 0 ? viewState.shared : favourites)
}

/** The path of a list of units. It has no filter, since the list ignores it. An open panel stays. */
export function sharedListPath(address: Address, shared: readonly number[]): string {
  return formatAddress({ ...address, page: { name: 'favorites' } }) + formatQuery({ ...DEFAULT_VIEW_STATE, shared })
}
