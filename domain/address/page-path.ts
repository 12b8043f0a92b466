import type { Address } from './address.ts'
import { formatAddress } from './format-address.ts'
import { formatQuery, parseQuery } from './query.ts'

/**
 * The path and query that a page is rendered from and kept under: known parameters in one order. What campaigns add to a
 * link (`utm_*`, `gclid`, `yclid`, `fbclid`), `crm` and unknown parameters are for scripts, which read them from the
 * address. Otherwise every visit from an advertisement would be another page.
 */
export function pagePath(address: Address, search: string): string {
  return formatAddress(address) + formatQuery(parseQuery(search))
}
