import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import metadata from 'libphonenumber-js/min/metadata'
import type { PhoneTools } from './typed-phone.ts'

/** What libphonenumber knows; it comes after the form, which works without it. */
export const phoneTools: PhoneTools = {
  codes: Object.fromEntries(getCountries().map((country) => [country, getCountryCallingCode(country)])),
  format: (country, text) => (isSupportedCountry(country) ? formatNational(country, text) : text),
  split: splitInternational,
  read: (country, text) => {
    const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? { defaultCountry: country } : {})
    return number?.isValid() ? number.formatInternational() : null
  },
}

/** As it is written after the code of the country; with a zero before it, as it is written inside the country. */
function formatNational(country: CountryCode, text: string): string {
  const inside = new AsYouType(country)
  const asInside = inside.input(text)
  const digits = parseIncompletePhoneNumber(text)
  if (inside.getNationalNumber() !== digits) return asInside
  const code = `+${getCountryCallingCode(country)}`
  return new AsYouType().input(code + digits).slice(code.length + 1)
}

/** A number with its country code, apart; null as long as the code is not whole. */
function splitInternational(text: string, country: string) {
  const typed = new AsYouType()
  typed.input(text)
  const code = typed.getCallingCode()
  if (!code) return null
  // Several countries share some codes: the one that was chosen stays, else the first is the largest.
  const isSame = isSupportedCountry(country) && getCountryCallingCode(country) === code
  const found = isSame ? country : metadata.country_calling_codes[code]?.[0]
  return found ? { country: found, phone: formatNational(found, typed.getNationalNumber()) } : null
}
