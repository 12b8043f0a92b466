import type { TokenData } from '#contract/token.ts'
import type { Address, Page } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import { LANGUAGES, type LanguageCode } from '#domain/language/language.ts'

/** A page in another language. */
export interface Alternate {
  /** A BCP 47 tag, or `x-default`. */
  readonly hreflang: string
  readonly href: string
}

/** The languages of a catalogue that its URLs need. */
interface AddressLanguages {
  readonly default_lang: LanguageCode
  readonly languages: readonly LanguageCode[]
}

/** The unit of an address, whichever view it was opened from. */
export function unitOf({ page, panel }: Pick<Address, 'page' | 'panel'>): number | null {
  if (page.name === 'pdf') return page.instanceId
  return panel?.type === 'details' || panel?.type === 'preview' ? panel.id : null
}

/** The estate of an address. */
export function estateOf({ page, panel }: Pick<Address, 'page' | 'panel'>): number | null {
  if (panel?.type === 'info' && panel.context === 'estate') return panel.id
  if (page.name === 'interactive') return drawnEstateOf(page.interactiveId)
  return 'estateId' in page ? page.estateId : null
}

/**
 * The canonical place of a page: for a unit its panel on the Units page, for a picture its first frame, and no other
 * panel.
 */
export function canonicalPlace(
  address: Pick<Address, 'page' | 'panel'>,
  root: TokenData['interactive']['root'],
): Pick<Address, 'page' | 'panel'> {
  const unit = unitOf(address)
  if (unit !== null) return unitPlace(unit)
  return { page: canonicalPage(address.page, root), panel: null }
}

/** The canonical place of a unit. */
export function unitPlace(id: number): Pick<Address, 'page' | 'panel'> {
  return { page: { name: 'premises' }, panel: { type: 'details', context: 'instance', id } }
}

/** Whether search engines may list a page: no print sheets, no personal lists, no errors. */
export function canBeListed({ name }: Page): boolean {
  return PAGES[name].layout === 'shell' && name !== 'favorites' && name !== 'error-404'
}

/** The path in a language. The default language of the catalogue has no prefix. */
export function addressIn(address: Address, lang: LanguageCode, { default_lang }: AddressLanguages): string {
  return formatAddress({ ...address, lang: lang === default_lang ? null : lang })
}

/** The same address in every language of the catalogue. `x-default` is its default language. */
export function alternatesOf(address: Address, origin: string, catalogue: AddressLanguages): readonly Alternate[] {
  const hrefIn = (lang: LanguageCode) => origin + addressIn(address, lang, catalogue)
  return [
    ...catalogue.languages.map((lang) => ({ hreflang: plainTag(lang), href: hrefIn(lang) })),
    { hreflang: 'x-default', href: hrefIn(catalogue.default_lang) },
  ]
}

// Worked out once: a head names every language, and `Intl` takes a millisecond for them.
const TAGS = new Map(
  LANGUAGES.map(({ code, tag }) => {
    const locale = new Intl.Locale(tag)
    const { language, region } = locale.maximize()
    return [code, { plain: locale.baseName, openGraph: `${language}_${region}` }] as const
  }),
)

/** Language, script and region. Search engines understand no more of a tag. */
export function plainTag(lang: LanguageCode): string {
  return TAGS.get(lang)?.plain ?? lang
}

/** Language and country in the format of Open Graph. */
export function openGraphLocale(lang: LanguageCode): string {
  return TAGS.get(lang)?.openGraph ?? lang
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
