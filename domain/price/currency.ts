/** Currencies of the specification (section 9), as data carries them. */
export const CURRENCIES = ['RUB', 'BYN', 'USD', 'THB', 'CZK', 'GBR', 'EUR', 'AED', 'ILS'] as const

/** A currency as data carries it. */
export type Currency = (typeof CURRENCIES)[number]

/** Spec 9: prices and plain numbers are printed with 0 to 2 fraction digits. */
export const FRACTION_DIGITS = { minimum: 0, maximum: 2 } as const

/** The ISO 4217 code: `GBR` is shown as GBP (spec 9). */
export function isoCurrency(currency: Currency): string {
  return currency === 'GBR' ? 'GBP' : currency
}
