import { FALLBACK_LANGUAGE, type LanguageCode } from '#domain/language/language.ts'

/** What somebody typed into a cell for a number. */
type ReadNumber =
  /** A number as it is meant. */
  | { readonly kind: 'value'; readonly value: number }
  /** A change of the value in the cell: `=+2%` or `=-5000`. */
  | { readonly kind: 'change'; readonly change: NumberChange }
  | { readonly kind: 'empty' }
  /** Not a number. `suggestion` is the likeliest meaning, if there is one. */
  | { readonly kind: 'fault'; readonly suggestion: number | null }

/** How a number changes: by a percentage, by an amount, or by a factor. */
type NumberChange =
  | { readonly by: 'percent'; readonly value: number }
  | { readonly by: 'sum'; readonly value: number }
  | { readonly by: 'factor'; readonly value: number }

// The short words for thousand and million in our languages, in lower case. `mn` and `m` are million in all of them.
const SCALES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['k', 'к', 'т', 'тыс', 'тис', 'tsd', 'tis', 'hilj', 'ming', 'bin', 'ათ', 'אלף', 'ألف'].map((word) => [word, 1e3]),
  ),
  万: 1e4,
  ...Object.fromEntries(['m', 'mn', 'mio', 'mln', 'м', 'млн', 'მლნ', 'מיליון', 'مليون'].map((word) => [word, 1e6])),
}

/** The short word that is a thousand in one language and a million in others. Elsewhere it is asked about. */
const MIL = 'mil'
const MILS: Readonly<Partial<Record<LanguageCode, number>>> = { pt: 1e3, cs: 1e6, mne: 1e6 }

// Currency signs and codes, units of area, and the marks that text programs put around figures.
const AROUND = /[\p{Sc}\u200e\u200f\u061c]|\b(?:eur|usd|rub|gel|aed|gbp|czk|try|uzs|uah|cny|ils|brl|sar)\b|m²|м²|²/giu

const MIL_AFTER = /\d\s*mil\.?\s*$/i

// Any space, and the apostrophe of Swiss price lists.
const SPACES = /[\s\u00a0\u202f\u2009'’]/g

// Letters that optical recognition and tired eyes put in place of figures.
const LOOKALIKES: Readonly<Record<string, string>> = {
  o: '0',
  о: '0',
  l: '1',
  i: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
}

/**
 * Reads a number as people write it in any of our languages: `445k`, `445 000`, `445.000,50`, `445,000.50`, `=+2%`.
 * `lang` is the language of the reader, because `mil` differs between languages. Amounts have two decimals at most, so in `445.000` the separator separates thousands. Spreadsheets paste more decimals; those are kept.
 */
export function readNumber(text: string, lang: LanguageCode): ReadNumber {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  if (typed.startsWith('=')) return readChange(typed.slice(1), lang)
  const value = readPlain(typed, lang)
  return value === null ? { kind: 'fault', suggestion: suggest(typed, lang) } : { kind: 'value', value }
}

/** A whole number between limits; null for anything else. */
export function readWholeNumber(text: string, min: number, max: number): number | null {
  // The words that differ between languages are none of small numbers.
  const read = readNumber(text, FALLBACK_LANGUAGE)
  const isWhole = read.kind === 'value' && Number.isInteger(read.value)
  return isWhole && read.value >= min && read.value <= max ? read.value : null
}

/** The number after a change, not rounded. */
export function applyChange(value: number, change: NumberChange): number {
  if (change.by === 'percent') return value * (1 + change.value / 100)
  return change.by === 'sum' ? value + change.value : value * change.value
}

function readChange(formula: string, lang: LanguageCode): ReadNumber {
  const [, sign, rest = '', percent] = /^\s*([+\-−–*×])\s*(.+?)\s*(%?)\s*$/u.exec(formula) ?? []
  const value = rest === '' ? null : readPlain(rest, lang)
  if (value === null || (percent && (sign === '*' || sign === '×'))) {
    const plain = readPlain(formula, lang)
    return plain === null ? { kind: 'fault', suggestion: suggest(formula, lang) } : { kind: 'value', value: plain }
  }
  if (sign === '*' || sign === '×') return { kind: 'change', change: { by: 'factor', value } }
  const signed = sign === '+' ? value : -value
  return { kind: 'change', change: { by: percent ? 'percent' : 'sum', value: signed } }
}

/** A number that is written in full; null if the text is something else. */
function readPlain(text: string, lang: LanguageCode): number | null {
  const bare = latinFigures(text).replaceAll(AROUND, '').replaceAll(SPACES, '').toLowerCase().replace(/[−–]/gu, '-')
  const [, sign, figures = '', word = ''] = /^(-?)((?:\d|[.,](?=\d))+)([^\d.,-]*)\.?$/u.exec(bare) ?? []
  const scale = word === '' ? 1 : word === MIL ? MILS[lang] : SCALES[word]
  const value = scale === undefined ? null : readFigures(figures, scale > 1)
  if (value === null || scale === undefined) return null
  // Rounded, because 1.005 × 1000 is not exactly 1005.
  return Math.round((sign ? -value : value) * scale * 1e4) / 1e4
}

/** Figures with separators. With both kinds the last one is the decimal separator; `1.234m` has three decimals. */
function readFigures(text: string, isScaled: boolean): number | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return toNumber(text)
  const separator = text[last] ?? ''
  const other = separator === '.' ? ',' : '.'
  const groups = text.split(separator)
  const looksGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) && !isScaled
  const isDecimal = groups.length === 2 && (text.includes(other) || !looksGrouped)
  const whole = isDecimal ? text.slice(0, last) : text
  const decimals = isDecimal ? text.slice(last + 1) : ''
  const thousands = isDecimal ? other : separator
  if (!isGrouped(whole, thousands)) return null
  return toNumber(`${whole.replaceAll(thousands, '')}.${decimals || '0'}`)
}

/** Whether thousands are separated in threes (or, as in India, in twos before the last three). */
function isGrouped(text: string, separator: string): boolean {
  if (text.includes(separator === ',' ? '.' : ',')) return false
  const [first = '', ...rest] = text.split(separator)
  if (rest.length === 0) return true
  return (
    /^\d{1,3}$/.test(first) && rest.at(-1)?.length === 3 && rest.every(({ length }) => length === 3 || length === 2)
  )
}

function toNumber(text: string): number | null {
  const value = Number(text === '' ? Number.NaN : text)
  return Number.isFinite(value) ? value : null
}

/** The likeliest number behind a text that is none: with lookalike letters as figures, or without stray signs. */
function suggest(text: string, lang: LanguageCode): number | null {
  // A percentage is meant as a change: its figures alone would be a very wrong price.
  if (!/\d/.test(latinFigures(text)) || /[%٪]/u.test(text)) return null
  const mended = [...text.toLowerCase()].map((letter) => LOOKALIKES[letter] ?? letter).join('')
  const stripped = latinFigures(text).replaceAll(/[^\d.,-]/g, '')
  const meant = [mended, stripped, stripped.replaceAll(/[.,]/g, '')].map((each) => readPlain(each, lang))
  const value = meant.find((each) => each !== null) ?? null
  if (value === null || !MIL_AFTER.test(text)) return value
  // Prices have three figures of thousands, and one or two of millions.
  return value * (value < 100 ? 1e6 : 1e3)
}

/** Arabic and Persian figures as Latin ones, with their separators. */
function latinFigures(text: string): string {
  return latinDigits(text).replaceAll('٫', '.').replaceAll('٬', ',')
}

/** Arabic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
