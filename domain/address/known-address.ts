import type { Address } from './address.ts'
import { parseAddress } from './parse-address.ts'

/** The address of the open page. Throws if it is not an address of a catalogue: the server has already resolved it. */
export function knownAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): Address {
  const parsed = parseAddress(pathname, search)
  if (!('address' in parsed)) throw new Error(`not a catalogue address: ${pathname}`)
  return parsed.address
}
