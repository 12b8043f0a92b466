import type { FieldName } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { isAmountField } from '#domain/field/amount-fields.ts'
import { columnTraits, UNIT_COLUMNS, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { columnName } from './unit-columns.ts'

/** The column that shows a field; undefined if none does. */
export function columnOfField(field: string): UnitColumn | undefined {
  return UNIT_COLUMNS.find((column) => columnTraits(column).field === field)
}

/** The name of a field of a unit in words; undefined if no column shows it. */
export function nameOfField(translator: StudioTranslator, field: string): string | undefined {
  if (field === 'number') return translator.t('field.number')
  const column = columnOfField(field)
  return column && columnName(translator, column)
}

/** A value of a field in words: no price is on request, and marks have their names. */
export function sayFieldValue(translator: StudioTranslator, book: UnitBook, field: string, value: Json): string {
  if (typeof value === 'number') return formatAmount(translator, value)
  if (value === null) return isAmountField(field) ? translator.t('units.on_request') : '–'
  if (!Array.isArray(value)) return String(value)
  const marks = [...book.tags, ...book.promoactions]
  const names = value.map((id) => marks.find((mark) => mark.id === id)?.name ?? String(id))
  return names.length === 0 ? '–' : names.join(', ')
}

/** The name of a cell in words: “Price of No. 80”, without the unit that the heading of the column has. */
export function cellName(
  translator: StudioTranslator,
  book: Pick<UnitBook, 'byId'>,
  { id, field }: Pick<FieldName, 'id' | 'field'>,
): string {
  const { t } = translator
  return t('units.clash.cell', {
    field: nameOfField(translator, field) ?? field,
    number: book.byId.get(id)?.number ?? id,
  })
}
