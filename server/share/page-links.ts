import type { TokenData } from '#contract/token.ts'
import type { Address, Page } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import { type LanguageCode, languageOf } from '#domain/language/language.ts'

/** A page in another language. */
export interface Alternate {
  /** A BCP 47 tag, or `x-default`. */
  readonly hreflang: string
  readonly href: string
}

/** The languages of a catalogue, as far as its addresses need them. */
export interface AddressLanguages {
  readonly default_lang: LanguageCode
  readonly languages: readonly LanguageCode[]
}

/** The unit that an address names, whatever view it was opened from. */
export function unitOf({ page, panel }: Pick<Address, 'page' | 'panel'>): number | null {
  if (page.name === 'pdf') return page.instanceId
  return panel?.type === 'details' || panel?.type === 'preview' ? panel.id : null
}

/** The estate that an address names. */
export function estateOf({ page, panel }: Pick<Address, 'page' | 'panel'>): number | null {
  if (panel?.type === 'info' && panel.context === 'estate') return panel.id
  if (page.name === 'interactive') return drawnEstateOf(page.interactiveId)
  return 'estateId' in page ? page.estateId : null
}

/** The one address of what a page shows: of a unit that of Units, of a turned picture its first frame, no other panel. */
export function canonicalPlace(
  address: Pick<Address, 'page' | 'panel'>,
  root: TokenData['interactive']['root'],
): Pick<Address, 'page' | 'panel'> {
  const unit = unitOf(address)
  if (unit !== null) return unitPlace(unit)
  return { page: canonicalPage(address.page, root), panel: null }
}

/** Where a unit is, for whoever comes from elsewhere. */
export function unitPlace(id: number): Pick<Address, 'page' | 'panel'> {
  return { page: { name: 'premises' }, panel: { type: 'details', context: 'instance', id } }
}

/** Pages that are nobody's own are for search engines: no sheets to print, no personal lists, no errors. */
export function canBeListed({ name }: Page): boolean {
  return PAGES[name].layout === 'shell' && name !== 'favorites' && name !== 'error-404'
}

/** The address in a language: that of the catalogue itself has no prefix (design 2). */
export function addressIn(address: Address, lang: LanguageCode, { default_lang }: AddressLanguages): string {
  return formatAddress({ ...address, lang: lang === default_lang ? null : lang })
}

/** The same address in every language of the catalogue; who speaks none of them gets the catalogue's own. */
export function alternatesOf(address: Address, origin: string, catalogue: AddressLanguages): readonly Alternate[] {
  const hrefIn = (lang: LanguageCode) => origin + addressIn(address, lang, catalogue)
  return [
    ...catalogue.languages.map((lang) => ({ hreflang: plainTag(lang), href: hrefIn(lang) })),
    { hreflang: 'x-default', href: hrefIn(catalogue.default_lang) },
  ]
}

/** Language, script and region: search engines know no more of a tag. */
export function plainTag(lang: LanguageCode): string {
  return new Intl.Locale(languageOf(lang).tag).baseName
}

/** Language and land, as Open Graph writes them. */
export function openGraphLocale(lang: LanguageCode): string {
  const { language, region } = new Intl.Locale(languageOf(lang).tag).maximize()
  return `${language}_${region}`
}

function canonicalPage(page: Page, root: TokenData['interactive']['root']): Page {
  if (page.name !== 'interactive') return page
  if (page.interactiveId === root?.id && page.storeyId === null) return { name: 'main' }
  return { ...page, frameId: 0 }
}

function drawnEstateOf(interactiveId: string): number | null {
  const [, id] = /^estate-(\d+)$/.exec(interactiveId) ?? []
  return id === undefined ? null : Number(id)
}
