import type { LanguageCode } from '#domain/language/language.ts'
import type { Currency } from '#domain/price/currency.ts'

/** Dialling codes of the most likely countries. libphonenumber provides the others. */
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

// The country where most readers of a language live. English is read everywhere, so it has none.
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

/** The country where most readers of a language live; Great Britain for English. */
export function countryOf(language: LanguageCode) {
  return language === 'en' ? 'GB' : COUNTRY_OF_LANGUAGE[language]
}

// The euro and the dollar are used in too many countries to suggest one.
const COUNTRY_OF_CURRENCY: Readonly<Partial<Record<Currency, string>>> = {
  RUB: 'RU',
  BYN: 'BY',
  THB: 'TH',
  CZK: 'CZ',
  GBR: 'GB',
  AED: 'AE',
  ILS: 'IL',
}

/** Hints at the country of a visitor's phone. */
export interface DiallingHints {
  /** The browser's language tags, the preferred one first. */
  readonly browser: readonly string[]
  readonly language: LanguageCode
  /** Phones of the sales office: most buyers live nearby. */
  readonly phones: readonly string[]
  readonly currency: Currency | null
}

/** Guesses the country of a phone number: by the browser, the language, the sales office, then the currency. */
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
  // en-US is the default of many browsers, so it says nothing about the visitor.
  const tag = tags.find((one) => one !== 'en-US' && /-[A-Z]{2}\b/.test(one))
  return tag ? (/-([A-Z]{2})\b/.exec(tag)?.[1] ?? null) : null
}

function countryOfPhone(phones: readonly string[]): string | null {
  const digits = phones.find((phone) => phone.startsWith('+'))?.replace(/\D/g, '')
  if (!digits) return null
  return Object.keys(DIALLING_CODES).find((country) => digits.startsWith(DIALLING_CODES[country] ?? '+')) ?? null
}
