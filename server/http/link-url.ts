import { formatAddress } from '#domain/address/format-address.ts'

/** The address of a catalogue, or of a partner's link to it. */
export function linkUrl(baseUrl: string, firstToken: string, secondToken: string | null = null): string {
  return baseUrl + formatAddress({ lang: null, firstToken, secondToken, page: { name: 'main' }, panel: null })
}
