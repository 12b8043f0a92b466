import { FRACTION_DIGITS } from '#domain/price/currency.ts'
import type { Translator } from './translator.ts'

const PLAIN: Intl.NumberFormatOptions = {
  minimumFractionDigits: FRACTION_DIGITS.minimum,
  maximumFractionDigits: FRACTION_DIGITS.maximum,
}

/** A plain number with 0 to 2 fraction digits. */
export function formatNumber(translator: Translator, value: number): string {
  return translator.numberFormat(PLAIN).format(value)
}

/** Joins the ends of a range: 33–199. Returns one of them if both read the same. */
export function formatSpan({ t }: Translator, from: string, to: string): string {
  return from === to ? to : t('filter.span', { from, to })
}

/** A range of plain numbers. */
export function formatNumberRange(translator: Translator, from: number, to: number): string {
  return formatSpan(translator, formatNumber(translator, from), formatNumber(translator, to))
}

/** A percentage: 7.5 becomes 7.5 %. */
export function formatPercent(translator: Translator, percent: number): string {
  return translator.numberFormat({ ...PLAIN, style: 'percent' }).format(percent / 100)
}

/** Three digits are enough to compare numbers. */
export const COMPACT_FIGURE: Intl.NumberFormatOptions = { maximumSignificantDigits: 3 }

/** Scales a number to its compact step. Step 0: the number is too small for the first step. */
export function toCompact(value: number, exponents: readonly number[]): { mantissa: number; step: number } {
  // Rounds first, so that 999 999 becomes 1M and not 1000k.
  const rounded = Number(value.toPrecision(3))
  const step = exponents.findLastIndex((exponent) => Math.abs(rounded) >= 10 ** exponent) + 1
  const exponent = exponents[step - 1]
  return exponent === undefined ? { mantissa: value, step } : { mantissa: rounded / 10 ** exponent, step }
}
