import parsePhoneNumber from 'libphonenumber-js'
import type { LanguageCode } from '#domain/language/language.ts'
import { countryOf } from '#domain/order/dialling.ts'

/**
 * Formats a phone number as E.164. A number without a country code is tried for the countries of these languages, in
 * order; null if it is valid in none.
 */
export function normalisePhone(phone: string, languages: readonly LanguageCode[]): string | null {
  for (const lang of languages) {
    const number = parsePhoneNumber(phone, countryOf(lang))
    if (number?.isValid()) return number.number
  }
  return null
}
