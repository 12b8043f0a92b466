import { useTranslator } from '#studio/language/language-context.ts'
import { columnTitle, type UnitColumn } from './unit-columns.ts'
import { useColumnUnits } from './use-column-units.ts'

/** The name of a column as its heading has it. */
export function useFieldName(): (column: UnitColumn) => string {
  const translator = useTranslator()
  const units = useColumnUnits()
  return (column) => columnTitle(translator, column, units)
}
