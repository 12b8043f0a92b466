import type { LanguageCode } from '#domain/language/language.ts'
import type { Currency } from '#domain/price/currency.ts'

/** The codes of the countries that a catalogue is likely to be read in; all others come with libphonenumber. */
export const DIALLING_CODES: Readonly<Record<string, string>> = {
  AE: '971',
  BY: '375',
  CN: '86',
  CZ: '420',
  DE: '49',
  GB: '44',
  GE: '995',
  IL: '972',
  ME: '382',
  PT: '351',
  RU: '7',
  TH: '66',
  TR: '90',
  UA: '380',
  US: '1',
  UZ: '998',
}

// Where most who read a language live; English is read everywhere, so it names no country.
const COUNTRY_OF_LANGUAGE = {
  ru: 'RU',
  he: 'IL',
  mne: 'ME',
  zh: 'CN',
  pt: 'PT',
  ka: 'GE',
  tr: 'TR',
  us: 'US',
  uz: 'UZ',
  cs: 'CZ',
  uk: 'UA',
  de: 'DE',
  ar: 'AE',
} as const satisfies Partial<Record<LanguageCode, string>>

/** The country of most who read a language; that of the English where it names none. */
export function countryOf(language: LanguageCode) {
  return language === 'en' ? 'GB' : COUNTRY_OF_LANGUAGE[language]
}

// The euro and the dollar are paid in too many countries to name one.
const COUNTRY_OF_CURRENCY: Readonly<Partial<Record<Currency, string>>> = {
  RUB: 'RU',
  BYN: 'BY',
  THB: 'TH',
  CZK: 'CZ',
  GBR: 'GB',
  AED: 'AE',
  ILS: 'IL',
}

/** What is known of where a visitor calls from. */
export interface DiallingHints {
  /** Language tags of his browser, the preferred first. */
  readonly browser: readonly string[]
  readonly language: LanguageCode
  /** Phones of the sales office: most buyers live near. */
  readonly phones: readonly string[]
  readonly currency: Currency | null
}

/** The country whose code a number most likely has: that of the browser, of the language, of the office, of the money. */
export function guessCountry({ browser, language, phones, currency }: DiallingHints): string {
  return (
    regionOf(browser) ??
    (language === 'en' ? null : COUNTRY_OF_LANGUAGE[language]) ??
    countryOfPhone(phones) ??
    (currency && COUNTRY_OF_CURRENCY[currency]) ??
    'GB'
  )
}

function regionOf(tags: readonly string[]): string | null {
  // American English is what a browser says that nobody has ever set.
  const tag = tags.find((one) => one !== 'en-US' && /-[A-Z]{2}\b/.test(one))
  return tag ? (/-([A-Z]{2})\b/.exec(tag)?.[1] ?? null) : null
}

function countryOfPhone(phones: readonly string[]): string | null {
  const digits = phones.find((phone) => phone.startsWith('+'))?.replace(/\D/g, '')
  if (!digits) return null
  return Object.keys(DIALLING_CODES).find((country) => digits.startsWith(DIALLING_CODES[country] ?? '+')) ?? null
}
