import type { Currency } from '#domain/price/currency.ts'
import { type UnitColumn, writtenPerArea } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook, UnitFacts, UnitLayout } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { KIND_WORDS } from '#studio/format/kind-words.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'

const TITLES: Readonly<Record<UnitColumn, StudioKey>> = {
  number: 'units.column.number',
  estate: 'field.estate',
  section: 'field.section',
  storey: 'field.storey',
  layout: 'field.layout',
  rooms: 'units.column.rooms',
  area: 'units.column.area',
  price: 'units.column.price',
  extra_price: 'units.column.extra_price',
  per_area: 'units.column.per_area',
  status: 'field.status',
  held: 'units.column.held',
  tags: 'common.tags',
  promoactions: 'filter.promotions',
}

/** The heading of a column. */
export function columnTitle({ t }: StudioTranslator, column: UnitColumn, units: ColumnUnits): string {
  return t(TITLES[column], { currency: units.symbol, unit: t(`area_unit.${units.areaUnit}`) })
}

/** The units of a project that its figures are in. */
export interface ColumnUnits {
  readonly currency: Currency
  readonly symbol: string
  readonly areaUnit: 'm' | 'ft'
}

const LEAST_WIDTHS: Readonly<Record<UnitColumn, number>> = {
  ...{ number: 76, estate: 120, section: 90, storey: 66, layout: 74, rooms: 78, area: 82, price: 108, per_area: 84 },
  ...{ extra_price: 108, status: 132, held: 136, tags: 262, promoactions: 180 },
}

/** Cells have larger letters than headings: 13 px, not 12. */
const CELL_LETTERS = 13 / 12

/** The sign before the words of a cell, such as the swatch of a status, and the room beside it. */
const SIGN = 22

/** How wide a column is at first, in pixels: enough for its usual cells, and for its heading and names in any language. */
export function firstWidth(column: UnitColumn, [title = '', ...names]: readonly string[]): number {
  const beside = column === 'status' || column === 'held' ? SIGN : 0
  const widths = [textWidth(title), ...names.map((name) => textWidth(name) * CELL_LETTERS + beside)]
  return Math.max(LEAST_WIDTHS[column], Math.ceil(Math.max(...widths)) + 22)
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
  const amount = (value: number | null) =>
    value === null
      ? { text: column === 'price' ? t('units.on_request') : '', edit: '' }
      : { text: formatAmount(translator, value), edit: String(value) }
  const whole = (value: number | null) => (value === null ? null : Math.round(value))
  const same = (text: string) => ({ text, edit: text })
  const names = (ids: readonly string[], marks: UnitBook['tags']) =>
    same(ids.map((id) => marks.find((mark) => mark.id === id)?.name ?? id).join(', '))
  switch (column) {
    case 'number':
      return same(unit.number)
    case 'estate':
      return same(unit.estate.name)
    case 'section':
      return same(unit.section.name || String(unit.section.number))
    case 'storey':
      // In right-to-left, the minus of a basement stays on its side.
      return { text: numberFormat({}).format(unit.storey.number), edit: String(unit.storey.number) }
    case 'layout':
      return same(unit.layout?.id ?? '')
    case 'rooms':
      return same(unit.layout ? roomsText(translator, unit.layout) : '')
    case 'area':
      return unit.area === null
        ? same('')
        : {
            text: numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(unit.area),
            edit: String(unit.area),
          }
    case 'price':
      return amount(unit.price)
    case 'per_area':
      // Visitors read the price after promotions, but it is the written one that is edited.
      return { text: amount(whole(unit.perArea)).text, edit: amount(writtenPerArea(unit)).edit }
    case 'extra_price':
      return amount(unit.extraPrice)
    case 'status':
      return { text: unit.effective?.name ?? '', edit: unit.status?.name ?? '' }
    case 'held':
      return same('')
    case 'tags':
      return names(unit.tags, book.tags)
    case 'promoactions':
      return names(unit.promoactions, book.promoactions)
  }
}

/** The rooms of a layout in words: a number, a studio, or its kind where rooms mean nothing. */
export function roomsText({ t }: StudioTranslator, { label, type }: Pick<UnitLayout, 'label' | 'type'>): string {
  return label === 'studio' ? t('rooms.studio') : label || t(KIND_WORDS[type])
}
