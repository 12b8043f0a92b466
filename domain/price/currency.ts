/** Currency codes in the data: those of ISO 4217, and `GBR`, which is shown as GBP. */
// biome-ignore format: one code a line would be 160 lines.
export const CURRENCIES = [
  'RUB', 'BYN', 'USD', 'THB', 'CZK', 'GBR', 'EUR', 'AED', 'ILS', 'GBP',
  'AFN', 'ALL', 'AMD', 'ANG', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BHD',
  'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY',
  'COP', 'CRC', 'CUP', 'CVE', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'FJD', 'FKP', 'GEL',
  'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'INR', 'IQD', 'IRR',
  'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK',
  'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR',
  'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN',
  'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK',
  'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'TJS', 'TMT', 'TND', 'TOP',
  'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF',
  'XCD', 'XCG', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG',
] as const

/** A currency code in the data. */
export type Currency = (typeof CURRENCIES)[number]

/** Prices and plain numbers have 0 to 2 fraction digits. */
export const FRACTION_DIGITS = { minimum: 0, maximum: 2 } as const

// Our own list: browsers and Node disagree about some, such as the Serbian dinar, so page and mail would differ.
const WITHOUT_FRACTIONS = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/

/** The decimals of a fractional amount: none for currencies without fractions, else two, also for the Kuwaiti dinar. */
export function fractionDigitsOf(currency: Currency): number {
  return WITHOUT_FRACTIONS.test(currency) ? FRACTION_DIGITS.minimum : FRACTION_DIGITS.maximum
}

/** The ISO 4217 code: `GBR` is shown as GBP. */
export function isoCurrency(currency: Currency): string {
  return currency === 'GBR' ? 'GBP' : currency
}
