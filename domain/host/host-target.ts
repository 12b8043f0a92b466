import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { fullPathOf } from './full-path.ts'

/** Where a host page may send the visitor, and whether the open document can show it. */
export interface HostTarget {
  readonly path: string
  readonly isSameDocument: boolean
}

/**
 * Resolves a path that the host page requests. Null unless it belongs to the open catalogue or another one of its group,
 * under the same partner. A path without a language keeps the visitor's.
 */
export function hostTargetOf(fullPath: string, current: Address, groupTokens: readonly string[]): HostTarget | null {
  const [pathname = '', search = ''] = fullPath.split(/\?(.*)/s, 2)
  const parsed = parseAddress(pathname, search)
  if (!('address' in parsed)) return null
  const { firstToken, secondToken, lang } = parsed.address
  const isSameCatalogue = firstToken === current.firstToken
  if (secondToken !== current.secondToken || !(isSameCatalogue || groupTokens.includes(firstToken))) return null
  const address = { ...parsed.address, lang: lang ?? current.lang }
  return {
    path: fullPathOf(formatAddress(address), search),
    isSameDocument: isSameCatalogue && address.lang === current.lang,
  }
}
