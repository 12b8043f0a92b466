import type { Address, Page } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { withView } from '#domain/address/link-view.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** The catalogue whose pages are compared, and the language that both sides have. */
export interface ComparedCatalogue {
  readonly token: string
  readonly lang: LanguageCode | null
}

/** The path of a page, without a view. */
export function pathOfPage({ token, lang }: ComparedCatalogue, page: Page): string {
  return formatAddress({ lang, firstToken: token, secondToken: null, page, panel: null })
}

/** The path of the card of a unit, without a view. */
export function pathOfUnit({ token, lang }: ComparedCatalogue, id: number): string {
  const panel = { type: 'details', context: 'instance', id } as const
  return formatAddress({ lang, firstToken: token, secondToken: null, page: { name: 'premises' }, panel })
}

/** The path with its query as one of the sides shows it. A path of no catalogue stays as it is. */
export function pathInView(path: string, view: string): string {
  const address = addressOf(path)
  if (!address) return path
  const [, search = ''] = path.split(/(?=\?)/s, 2)
  return formatAddress({ ...address, firstToken: withView(address.firstToken, view) }) + search
}

/** Whether something is open over the page of a path that Escape closes. */
export function hasPanel(path: string): boolean {
  return (addressOf(path)?.panel ?? null) !== null
}

function addressOf(path: string): Address | null {
  const [pathname = '', search = ''] = path.split(/(?=\?)/s, 2)
  const parsed = parseAddress(pathname, search)
  return 'address' in parsed ? parsed.address : null
}
