import { columnTraits, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { NamedMark } from '#domain/unit-table/unit-facts.ts'
import { limitKind, type UnitLimit } from '#domain/unit-table/unit-limits.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { type ColumnUnits, columnName, columnTitle } from './unit-columns.ts'

// More names than these are only counted.
const MAX_NAMES = 3

/** The name of a column in a filter or a sentence, without its unit where a shorter word exists. */
export function limitTitle(translator: StudioTranslator, column: UnitColumn, units: ColumnUnits): string {
  return column === 'per_area' ? columnTitle(translator, column, units) : columnName(translator, column)
}

/** Operator and values of a limit in words, such as "at least 50". A plain choice has only its values. */
export function limitWords(translator: StudioTranslator, limit: UnitLimit, options: readonly NamedMark[]): string {
  const { t } = translator
  const { column, op, values } = limit
  const names = values.map((value) => wordValue(translator, column, value, options))
  if (op === 'between') return t('units.limit.between', { min: names[0] ?? '', max: names[1] ?? '' })
  if (op === 'empty' || op === 'filled') return t(`units.limit.${op}`)
  const rest = names.length - MAX_NAMES
  const value = rest > 0 ? `${names.slice(0, MAX_NAMES).join(', ')} +${rest}` : names.join(', ')
  return op === 'is' ? value : t(`units.limit.${op}`, { value })
}

function wordValue(translator: StudioTranslator, column: UnitColumn, value: string, options: readonly NamedMark[]) {
  switch (limitKind(column)) {
    case 'figure':
      return isMeasure(column)
        ? translator.numberFormat({ maximumFractionDigits: 2 }).format(Number(value))
        : formatAmount(translator, Number(value))
    case 'day':
      return wordDay(translator, value)
    case 'text':
      return value
    default:
      return options.find(({ id }) => id === value)?.name ?? value
  }
}

function isMeasure(column: UnitColumn): boolean {
  const { kind } = columnTraits(column)
  return kind === 'area' || kind === 'length'
}

function wordDay({ dateFormat }: StudioTranslator, day: string): string {
  return dateFormat({ dateStyle: 'short', timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`))
}
