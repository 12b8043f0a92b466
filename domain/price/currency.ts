/** Currencies as data carries them: the nine of the specification, which writes `GBR`, and all others of ISO 4217. */
export const CURRENCIES = [
  ...(['RUB', 'BYN', 'USD', 'THB', 'CZK', 'GBR', 'EUR', 'AED', 'ILS', 'GBP'] as const),
  ...(['AFN', 'ALL', 'AMD', 'ANG', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BHD'] as const),
  ...(['BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY'] as const),
  ...(['COP', 'CRC', 'CUP', 'CVE', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'FJD', 'FKP', 'GEL'] as const),
  ...(['GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'INR', 'IQD', 'IRR'] as const),
  ...(['ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK'] as const),
  ...(['LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR'] as const),
  ...(['MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN'] as const),
  ...(['PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK'] as const),
  ...(['SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'TJS', 'TMT', 'TND', 'TOP'] as const),
  ...(['TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF'] as const),
  ...(['XCD', 'XCG', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG'] as const),
] as const

/** A currency as data carries it. */
export type Currency = (typeof CURRENCIES)[number]

/** Prices and plain numbers are printed with 0 to 2 fraction digits. */
export const FRACTION_DIGITS = { minimum: 0, maximum: 2 } as const

// Browsers and Node disagree about some, such as the dinar of Serbia: page and mail would print different prices.
const WITHOUT_FRACTIONS = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/

/** How many decimals an amount may have: none where ISO 4217 has no fractions, else two, also for the dinar of Kuwait. */
export function fractionDigitsOf(currency: Currency): number {
  return WITHOUT_FRACTIONS.test(currency) ? FRACTION_DIGITS.minimum : FRACTION_DIGITS.maximum
}

/** The ISO 4217 code: `GBR` is shown as GBP. */
export function isoCurrency(currency: Currency): string {
  return currency === 'GBR' ? 'GBP' : currency
}
