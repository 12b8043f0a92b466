import parsePhoneNumber from 'libphonenumber-js'
import type { LanguageCode } from '#domain/language/language.ts'
import { countryOf } from '#domain/order/dialling.ts'

/**
 * A phone number as E.164. One without a country code is read as a number of the countries of these languages, the first
 * that has such a number; null where none has.
 */
export function normalisePhone(phone: string, languages: readonly LanguageCode[]): string | null {
  for (const lang of languages) {
    const number = parsePhoneNumber(phone, countryOf(lang))
    if (number?.isValid()) return number.number
  }
  return null
}
