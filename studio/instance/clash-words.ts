import type { FieldName } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { FIELD_OF, UNIT_COLUMNS, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { limitTitle } from './limit-words.ts'
import type { ColumnUnits } from './unit-columns.ts'

const AMOUNTS: readonly string[] = ['price', 'extra_price']

/** The column that shows a field; undefined if none does. */
export function columnOfField(field: string): UnitColumn | undefined {
  return UNIT_COLUMNS.find((column) => FIELD_OF[column] === field)
}

/** A value of a field in words: no price is on request, and marks have their names. */
export function sayFieldValue(translator: StudioTranslator, book: UnitBook, field: string, value: Json): string {
  if (typeof value === 'number') return formatAmount(translator, value)
  if (value === null) return AMOUNTS.includes(field) ? translator.t('units.on_request') : '–'
  if (!Array.isArray(value)) return String(value)
  const marks = [...book.tags, ...book.promoactions]
  const names = value.map((id) => marks.find((mark) => mark.id === id)?.name ?? String(id))
  return names.length === 0 ? '–' : names.join(', ')
}

/** The name of a cell in words: “Price of No. 80”, without the unit that the heading of the column has. */
export function cellName(
  translator: StudioTranslator,
  units: ColumnUnits,
  book: Pick<UnitBook, 'byId'>,
  { id, field }: Pick<FieldName, 'id' | 'field'>,
): string {
  const { t } = translator
  const column = columnOfField(field)
  const name =
    column === undefined ? field : column === 'number' ? t('field.number') : limitTitle(translator, column, units)
  return t('units.clash.cell', { field: name, number: book.byId.get(id)?.number ?? id })
}
