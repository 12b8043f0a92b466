import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js'
import type { LanguageCode } from '#domain/language/language.ts'

// Where most who read a language live: only for numbers that do not begin with a country's own code.
const COUNTRIES: Readonly<Record<LanguageCode, CountryCode>> = {
  ru: 'RU',
  en: 'GB',
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
}

/**
 * A phone number as E.164. One without a country code is read as a number of the countries of these languages, the first
 * that has such a number; null where none has.
 */
export function normalisePhone(phone: string, languages: readonly LanguageCode[]): string | null {
  for (const lang of languages) {
    const number = parsePhoneNumber(phone, COUNTRIES[lang])
    if (number?.isValid()) return number.number
  }
  return null
}
