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

/** Two ends joined the one way a range is written: 33–199. One of them alone where both read the same. */
export function formatSpan({ t }: Translator, from: string, to: string): string {
  return from === to ? to : t('filter.span', { from, to })
}

/** A range of plain numbers. */
export function formatNumberRange(translator: Translator, from: number, to: number): string {
  return formatSpan(translator, formatNumber(translator, from), formatNumber(translator, to))
}

/** A percentage: 7.5 reads 7.5 %. */
export function formatPercent(translator: Translator, percent: number): string {
  return translator.numberFormat({ ...PLAIN, style: 'percent' }).format(percent / 100)
}

/** Suffixes of compact counts, a step of a thousand each. */
export const COMPACT_SUFFIXES = ['k', 'M', 'G', 'T', 'P', 'E'] as const

/** A count in short, with the suffixes of the specification: 12345 reads 12.3k. */
export function formatCompactCount(translator: Translator, count: number): string {
  const { mantissa, step } = toCompact(count, [3, 6, 9, 12, 15, 18])
  const figure = translator.numberFormat(COMPACT_FIGURE).format(mantissa)
  return `${figure}${step === 0 ? '' : COMPACT_SUFFIXES[step - 1]}`
}

/** Three figures are enough to compare by. */
export const COMPACT_FIGURE: Intl.NumberFormatOptions = { maximumSignificantDigits: 3 }

/** A number as a figure below the next step, and which step that is; 0: too small for the first. */
export function toCompact(value: number, exponents: readonly number[]): { mantissa: number; step: number } {
  // Rounded first: 999 999 is 1M, not 1000k.
  const rounded = Number(value.toPrecision(3))
  const step = exponents.findLastIndex((exponent) => Math.abs(rounded) >= 10 ** exponent) + 1
  const exponent = exponents[step - 1]
  return exponent === undefined ? { mantissa: value, step } : { mantissa: rounded / 10 ** exponent, step }
}
