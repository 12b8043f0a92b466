import type { LanguageCode } from '#domain/language/language.ts'
import { type Currency, FRACTION_DIGITS, fractionDigitsOf, isoCurrency } from '#domain/price/currency.ts'
import { COMPACT_FIGURE, formatSpan, toCompact } from './format-number.ts'
import type { Translator } from './translator.ts'

/** A price with its symbol and 0 to 2 fraction digits: none if it is whole, else all of its currency, as money is written. */
export function formatMoney(translator: Translator, amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? FRACTION_DIGITS.minimum : fractionDigitsOf(currency)
  const format = moneyFormat(translator, currency, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // The parts of an amount take four times as long as the whole, and a chess of hundreds of cells has a price in each.
  if (!currencyWord(translator, currency)) return format.format(amount)
  return moneyParts(translator, format, amount, currency)
    .map(({ value }) => value)
    .join('')
}

/** A price in short with the language's own words: 12,5 млн ₽, €12.5m, 125万. */
export function formatCompactMoney(translator: Translator, amount: number, currency: Currency): string {
  const { mantissa, step } = toCompact(amount, stepsOf(translator.language.code))
  if (step === 0) return formatMoney(translator, amount, currency)
  return sayCompact(translator, translator.numberFormat(COMPACT_FIGURE).format(mantissa), step, currency)
}

/** A range of prices in short; word and symbol stand once where both ends share them: €260–460k, 260–460 тыс. €. */
export function formatCompactMoneyRange(translator: Translator, from: number, to: number, currency: Currency): string {
  const steps = stepsOf(translator.language.code)
  const [low, high] = [toCompact(from, steps), toCompact(to, steps)]
  const money = (amount: number) => formatCompactMoney(translator, amount, currency)
  if (low.step === 0 || low.step !== high.step) return formatSpan(translator, money(from), money(to))
  const figure = (mantissa: number) => translator.numberFormat(COMPACT_FIGURE).format(mantissa)
  return sayCompact(translator, formatSpan(translator, figure(low.mantissa), figure(high.mantissa)), low.step, currency)
}

function sayCompact(translator: Translator, figure: string, step: number, currency: Currency): string {
  const words = translator.t(`compact.${step as 1 | 2 | 3 | 4 | 5 | 6}`, { n: figure })
  return withFigure(moneyParts(translator, moneyFormat(translator, currency, COMPACT_FIGURE), 1, currency), words)
}

/** A price for a small cell: a bare figure in the language's first step; `price.in_compact` says so in the legend. */
export function formatCellMoney(translator: Translator, amount: number): string {
  const [exponent = 3] = stepsOf(translator.language.code)
  return translator.numberFormat({ maximumFractionDigits: 0 }).format(amount / 10 ** exponent)
}

/** Powers of ten behind `compact.1` to `compact.6`: thousands, but myriads in Chinese (glossary: 万, 亿). */
export function stepsOf(code: LanguageCode): readonly number[] {
  return code === 'zh' ? [4, 8, 12, 16, 20, 24] : [3, 6, 9, 12, 15, 18]
}

function moneyFormat(translator: Translator, currency: Currency, digits: Intl.NumberFormatOptions): Intl.NumberFormat {
  return translator.numberFormat({
    style: 'currency',
    currency: isoCurrency(currency),
    // A word takes the place of the code, which has the space that words need.
    currencyDisplay: currencyWord(translator, currency) ? 'code' : 'narrowSymbol',
    ...digits,
  })
}

function moneyParts(translator: Translator, format: Intl.NumberFormat, amount: number, currency: Currency) {
  const parts = format.formatToParts(amount)
  const word = currencyWord(translator, currency)
  return word ? parts.map((part) => (part.type === 'currency' ? { ...part, value: word } : part)) : parts
}

function currencyWord({ language }: Translator, currency: Currency): string | undefined {
  return CURRENCY_WORDS[language.code]?.[currency] ?? CURRENCY_CODES[currency]
}

// What buyers read where Intl prints an abbreviation or an old sign. Its US$ and UK£ turn round in right-to-left text.
const CURRENCY_WORDS: Partial<Record<LanguageCode, Partial<Record<Currency, string>>>> = {
  ar: { AED: 'درهم', SAR: 'ريال', USD: '$', GBR: '£', GBP: '£', CNY: '¥', JPY: '¥', CAD: '$', AUD: '$', HKD: '$' },
  ru: { UZS: 'сум', KGS: 'сом', GEL: '₾' },
  uk: { UZS: 'сум', KGS: 'сом' },
  uz: { UZS: 'so‘m', KGS: 'som' },
  mne: { GEL: '₾' },
}

// Their signs are in no font of the documents, and in few of the visitors'; Intl has two words for the leu.
const CURRENCY_CODES: Partial<Record<Currency, string>> = {
  AMD: 'AMD',
  KGS: 'KGS',
  AFN: 'AFN',
  BDT: 'BDT',
  KHR: 'KHR',
  RON: 'lei',
}

const FIGURE_PARTS = ['integer', 'group', 'decimal', 'fraction']

/** The formatted amount with its figure replaced, symbol and spacing kept where the language puts them. */
function withFigure(parts: readonly Intl.NumberFormatPart[], figure: string): string {
  const first = parts.findIndex(({ type }) => FIGURE_PARTS.includes(type))
  return parts
    .map(({ type, value }, index) => (index === first ? figure : FIGURE_PARTS.includes(type) ? '' : value))
    .join('')
}
