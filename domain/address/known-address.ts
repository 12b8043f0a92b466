import type { Address } from './address.ts'
import { parseAddress } from './parse-address.ts'

/** The address of a page that the server has led to, so that it is one of the catalogue. */
export function knownAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): Address {
  const parsed = parseAddress(pathname, search)
  if (!('address' in parsed)) throw new Error(`no address: ${pathname}`)
  return parsed.address
}
