import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import metadata from 'libphonenumber-js/min/metadata'
import type { PhoneTools } from './typed-phone.ts'

/** The phone tools of libphonenumber. They load when the visitor begins to fill in the form, which works without them. */
export const phoneTools: PhoneTools = {
  format: (country, text) => (isSupportedCountry(country) ? formatNational(country, text) : text),
  split: splitInternational,
  read: (country, text) => {
    const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? { defaultCountry: country } : {})
    return number?.isValid() ? number.formatInternational() : null
  },
}

/** Formats a number as written after the country code or, if it has the national prefix, as written inside the country. */
function formatNational(country: CountryCode, text: string): string {
  const inside = new AsYouType(country)
  const asInside = inside.input(text)
  const digits = parseIncompletePhoneNumber(text)
  if (inside.getNationalNumber() !== digits) return asInside
  const code = `+${getCountryCallingCode(country)}`
  return new AsYouType().input(code + digits).slice(code.length + 1)
}

/** Splits an international number into country and number. Null while the code is incomplete. */
function splitInternational(text: string, country: string) {
  const typed = new AsYouType()
  typed.input(text)
  const code = typed.getCallingCode()
  if (!code) return null
  // Countries can share a code: keeps the chosen country, or else takes the first of the list, which is the main one.
  const isSame = isSupportedCountry(country) && getCountryCallingCode(country) === code
  const found = isSame ? country : metadata.country_calling_codes[code]?.[0]
  return found ? { country: found, phone: formatNational(found, typed.getNationalNumber()) } : null
}
