import type { Currency } from '#domain/price/currency.ts'
import { formatAmount, formatShortMoney } from '#studio/format/format-money.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'

// In characters, as many as fit into a cell.
const LONGEST = 8

/**
 * A price that fits into a cell of the chess. Where a language writes out the word for thousand, the figure alone is shorter, and
 * from a million on the short figure without its currency. It is never cut: the rest of a figure reads as another price.
 */
export function chessPrice(translator: StudioTranslator, price: number, currency: Currency): string {
  const brief = translator.numberFormat({ notation: 'compact', maximumSignificantDigits: 3 }).format(price)
  const texts = [formatShortMoney(translator, price, currency), formatAmount(translator, Math.round(price))]
  return texts.find(({ length }) => length <= LONGEST) ?? brief
}
