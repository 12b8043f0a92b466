import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { plainToken } from '#domain/address/link-view.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { fullPathOf } from './full-path.ts'

/** Where a host page may send the visitor, and whether the open document can show it. */
interface HostTarget {
  readonly path: string
  readonly isSameDocument: boolean
}

/**
 * Resolves a path that the host page requests. Null unless it belongs to the open catalogue or another one of its group,
 * under the same partner. A path without a language keeps the visitor's, and the view of the link stays.
 */
export function hostTargetOf(fullPath: string, current: Address, groupTokens: readonly string[]): HostTarget | null {
  const [pathname = '', search = ''] = fullPath.split(/\?(.*)/s, 2)
  const parsed = parseAddress(pathname, search)
  if (!('address' in parsed)) return null
  const { secondToken, lang } = parsed.address
  const asked = plainToken(parsed.address.firstToken)
  const firstToken = [current.firstToken, ...groupTokens].find((token) => plainToken(token) === asked)
  if (secondToken !== current.secondToken || firstToken === undefined) return null
  const address = { ...parsed.address, firstToken, lang: lang ?? current.lang }
  return {
    path: formatAddress(address) + fullPathOf('', search),
    isSameDocument: firstToken === current.firstToken && address.lang === current.lang,
  }
}
