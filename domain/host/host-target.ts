import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { fullPathOf } from './full-path.ts'

/** Where a host page may send the visitor, and whether that is within the open document or another one. */
export interface HostTarget {
  readonly path: string
  readonly isSameDocument: boolean
}

/**
 * Where a path that the host page asks for leads; null for what is not the open catalogue or one of its group, under the
 * same partner. Without a language it keeps the visitor's.
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
