import type { LanguageCode } from '#domain/language/language.ts'
import { type Currency, FRACTION_DIGITS, fractionDigitsOf, isoCurrency } from '#domain/price/currency.ts'
import { COMPACT_FIGURE, formatSpan, toCompact } from './format-number.ts'
import type { Translator } from './translator.ts'

/** The language and its number formats, which the catalogue and the Studio share. */
type Figures = Pick<Translator, 'language' | 'numberFormat'>

/** A price with its symbol. No fraction digits if it is whole, otherwise those of its currency (0 or 2). */
export function formatMoney(translator: Figures, amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? FRACTION_DIGITS.minimum : fractionDigitsOf(currency)
  const format = moneyFormat(translator, currency, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // `formatToParts` takes four times as long as `format`, and a chess formats hundreds of prices.
  if (!currencyWord(translator, currency)) return format.format(amount)
  return moneyParts(translator, format, amount, currency)
    .map(({ value }) => value)
    .join('')
}

/** A difference of prices with its sign: +€70,600. */
export function formatMoneyDifference(translator: Figures, amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? FRACTION_DIGITS.minimum : fractionDigitsOf(currency)
  const format = moneyFormat(translator, currency, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
  return moneyParts(translator, format, amount, currency)
    .map(({ value }) => value)
    .join('')
}

/** The sign or word of a currency, as it stands beside a price. */
export function currencySign(translator: Figures, currency: Currency): string {
  const parts = moneyParts(translator, moneyFormat(translator, currency, {}), 1, currency)
  return parts.find(({ type }) => type === 'currency')?.value ?? ''
}

/** A short price in the language's own words: 12,5 млн ₽, €12.5m, 125万. */
export function formatCompactMoney(translator: Translator, amount: number, currency: Currency): string {
  const { mantissa, step } = toCompact(amount, stepsOf(translator.language.code))
  if (step === 0) return formatMoney(translator, amount, currency)
  return sayCompact(translator, translator.numberFormat(COMPACT_FIGURE).format(mantissa), step, currency)
}

/** A short range of prices. Word and symbol are written once if both ends share them: €260–460k, 260–460 тыс. €. */
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

/** A price for a small cell: a bare figure in thousands (in Chinese ten thousands), as `price.in_compact` explains. */
export function formatCellMoney(translator: Translator, amount: number): string {
  const [exponent = 3] = stepsOf(translator.language.code)
  return translator.numberFormat({ maximumFractionDigits: 0 }).format(amount / 10 ** exponent)
}

/** The powers of ten of `compact.1` to `compact.6`: steps of a thousand, in Chinese of ten thousand (万, 亿). */
export function stepsOf(code: LanguageCode): readonly number[] {
  return code === 'zh' ? [4, 8, 12, 16, 20, 24] : [3, 6, 9, 12, 15, 18]
}

function moneyFormat(translator: Figures, currency: Currency, digits: Intl.NumberFormatOptions): Intl.NumberFormat {
  return translator.numberFormat({
    style: 'currency',
    currency: isoCurrency(currency),
    // A word replaces the code: Intl separates a code from the amount by a space, as a word needs it.
    currencyDisplay: currencyWord(translator, currency) ? 'code' : 'narrowSymbol',
    ...digits,
  })
}

function moneyParts(translator: Figures, format: Intl.NumberFormat, amount: number, currency: Currency) {
  const parts = format.formatToParts(amount)
  const word = currencyWord(translator, currency)
  return word ? parts.map((part) => (part.type === 'currency' ? { ...part, value: word } : part)) : parts
}

function currencyWord({ language }: Figures, currency: Currency): string | undefined {
  return CURRENCY_WORDS[language.code]?.[currency] ?? CURRENCY_CODES[currency]
}

// The words that buyers know, instead of Intl's abbreviations or old signs. US$ and UK£ would be reversed in
// right-to-left text.
const CURRENCY_WORDS: Partial<Record<LanguageCode, Partial<Record<Currency, string>>>> = {
  ar: { AED: 'درهم', SAR: 'ريال', USD: '$', GBR: '£', GBP: '£', CNY: '¥', JPY: '¥', CAD: '$', AUD: '$', HKD: '$' },
  ru: { UZS: 'сум', KGS: 'сом', GEL: '₾' },
  uk: { UZS: 'сум', KGS: 'сом' },
  uz: { UZS: 'soʻm', KGS: 'som' },
  mne: { GEL: '₾' },
}

// No font of the documents, and few of the visitors' fonts, have the signs of these. Intl has two words for the leu.
const CURRENCY_CODES: Partial<Record<Currency, string>> = {
  AMD: 'AMD',
  KGS: 'KGS',
  AFN: 'AFN',
  BDT: 'BDT',
  KHR: 'KHR',
  RON: 'lei',
}

const FIGURE_PARTS = ['integer', 'group', 'decimal', 'fraction']

/** Replaces the figure of a formatted amount. Symbol and spacing stay where the language puts them. */
function withFigure(parts: readonly Intl.NumberFormatPart[], figure: string): string {
  const first = parts.findIndex(({ type }) => FIGURE_PARTS.includes(type))
  return parts
    .map(({ type, value }, index) => (index === first ? figure : FIGURE_PARTS.includes(type) ? '' : value))
    .join('')
}
