import type { LanguageCode } from '#domain/language/language.ts'
import type { Currency } from '#domain/price/currency.ts'

// Every country with its dialling code, as libphonenumber has them.
const COUNTRIES =
  'AC247 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 BF226 ' +
  'BG359 BH973 BI257 BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243 CF236 CG242 ' +
  'CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 ' +
  'EC593 EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GG44 GH233 ' +
  'GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 ' +
  'IM44 IN91 IO246 IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 ' +
  'KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 ' +
  'MK389 ML223 MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 ' +
  'NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 ' +
  'PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 ' +
  'SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1 SY963 SZ268 TA290 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 ' +
  'TN216 TO676 TR90 TT1 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 ' +
  'XK383 YE967 YT262 ZA27 ZM260 ZW263'

/** The dialling code of every country. */
export const DIALLING_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  COUNTRIES.split(' ').map((country) => [country.slice(0, 2), country.slice(2)]),
)

/** The most likely countries. A dialling code that several share belongs to these. */
const LIKELY_COUNTRIES = [
  'AE',
  'BY',
  'CN',
  'CZ',
  'DE',
  'GB',
  'GE',
  'IL',
  'ME',
  'PT',
  'RU',
  'TH',
  'TR',
  'UA',
  'US',
  'UZ',
] as const

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
  return LIKELY_COUNTRIES.find((country) => digits.startsWith(DIALLING_CODES[country] ?? '+')) ?? null
}
