import type { Currency } from '#domain/price/currency.ts'
import {
  COLUMNS,
  columnTraits,
  columnValue,
  figureIn,
  marksOf,
  type UnitColumn,
  writtenPerArea,
} from '#domain/unit-table/unit-columns.ts'
import type { UnitBook, UnitFacts, UnitLayout } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { KIND_WORDS } from '#studio/format/kind-words.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'

interface ColumnWords {
  readonly title: StudioKey
  readonly name?: StudioKey
}

/** The name of a column that shows a field, without a unit of measure. */
export function columnName({ t }: StudioTranslator, column: UnitColumn): string {
  const { name, title }: ColumnWords = COLUMNS[column]
  return t(name ?? title)
}

/** The heading of a column. */
export function columnTitle({ t }: StudioTranslator, column: UnitColumn, units: ColumnUnits): string {
  const { title }: ColumnWords = COLUMNS[column]
  const text = t(title, { currency: units.symbol, unit: t(`area_unit.${units.areaUnit}`) })
  if (columnTraits(column).kind !== 'length') return text
  return t('units.column.length', { name: text, unit: t(`units.length.${units.areaUnit}`) })
}

/** The units of a project that its figures are in. */
export interface ColumnUnits {
  readonly currency: Currency
  readonly symbol: string
  readonly areaUnit: 'm' | 'ft'
}

/** Cells have larger letters than headings: 13 px, not 12. */
const CELL_LETTERS = 13 / 12

/** The sign before the words of a cell, such as the swatch of a status, and the room beside it. */
const SIGN = 22

/** How wide a column is at first, in pixels: enough for its usual cells, and for its heading and names in any language. */
export function firstWidth(column: UnitColumn, [title = '', ...names]: readonly string[]): number {
  const beside = column === 'status' || column === 'held' ? SIGN : 0
  const widths = [textWidth(title), ...names.map((name) => textWidth(name) * CELL_LETTERS + beside)]
  return Math.max(COLUMNS[column].width, Math.ceil(Math.max(...widths)) + 22)
}

/** Roughly how wide a text of 12 px is. Figures and letters beyond Latin are wider, Chinese characters are squares. */
function textWidth(text: string): number {
  const widths = [...text].map((letter) =>
    letter >= '\u2e80' ? 12 : letter > '\u024f' ? 7.8 : /\d/.test(letter) ? 7.6 : 7,
  )
  return widths.reduce((sum, width) => sum + width, 0)
}

/** What a cell says, and what is typed to get the same. */
interface CellTexts {
  readonly text: string
  readonly edit: string
}

/** The texts of a cell. */
export function cellTexts(
  translator: StudioTranslator,
  unit: UnitFacts,
  column: UnitColumn,
  book: UnitBook,
): CellTexts {
  const { t, numberFormat } = translator
  const same = (text: string) => ({ text, edit: text })
  const figure = figureIn(unit, column)
  const written = (text: string, value = figure) => (value === null ? same('') : { text, edit: String(value) })
  const format = (digits: Intl.NumberFormatOptions) => (figure === null ? '' : numberFormat(digits).format(figure))
  const marks = marksOf(column)
  switch (columnTraits(column).kind) {
    case 'word':
      return same(unit.number)
    case 'whole':
      // In right-to-left, the minus of a basement stays on its side.
      return written(format({}))
    case 'area':
    case 'length':
      return written(format({ minimumFractionDigits: 1, maximumFractionDigits: 2 }))
    case 'amount':
      // Visitors read the price after promotions, but it is the written one that is edited.
      if (column === 'per_area') return written(formatAmount(translator, Math.round(figure ?? 0)), writtenPerArea(unit))
      if (figure === null) return { text: column === 'price' ? t('units.on_request') : '', edit: '' }
      return written(formatAmount(translator, figure))
    case 'reference':
      if (column === 'status') return { text: unit.effective?.name ?? '', edit: unit.status?.name ?? '' }
      return same(placeName(unit, column))
    case 'rooms':
      return same(unit.layout ? roomsText(translator, unit.layout) : '')
    case 'references':
      return same(unit[marks].map((id) => book[marks].find((mark) => mark.id === id)?.name ?? id).join(', '))
    case 'flag':
      return same(columnValue(unit, column) === true ? t('publish.value.yes') : '')
    case 'until':
      return same('')
  }
}

function placeName({ estate, section, layout }: UnitFacts, column: UnitColumn): string {
  if (column === 'estate') return estate.name
  return column === 'section' ? section.name || String(section.number) : (layout?.id ?? '')
}

/** The rooms of a layout in words: a number, a studio, or its kind where rooms mean nothing. */
export function roomsText({ t }: StudioTranslator, { label, type }: Pick<UnitLayout, 'label' | 'type'>): string {
  return label === 'studio' ? t('rooms.studio') : label || t(KIND_WORDS[type])
}
