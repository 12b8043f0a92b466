import { type Currency, isoCurrency } from '#domain/price/currency.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'

/** A short amount such as €471K, of three digits. */
export function formatShortMoney(
  { numberFormat }: StudioTranslator,
  amount: number,
  currency: Currency,
  digits: Intl.NumberFormatOptions = { maximumSignificantDigits: 3 },
): string {
  return numberFormat({
    style: 'currency',
    currency: isoCurrency(currency),
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    ...digits,
  }).format(amount)
}

/** An amount without its currency, as in a column that names it. */
export function formatAmount({ numberFormat }: StudioTranslator, amount: number): string {
  return numberFormat(digitsOf(amount)).format(amount)
}

/** The symbol of a currency. */
export function currencySymbol({ numberFormat }: StudioTranslator, currency: Currency): string {
  const parts = numberFormat({
    style: 'currency',
    currency: isoCurrency(currency),
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

function digitsOf(amount: number): Intl.NumberFormatOptions {
  const digits = Number.isInteger(amount) ? 0 : 2
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}
