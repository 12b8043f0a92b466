import { bestOf } from './best-value.ts'
import type { ComparedUnit, CompareRow, CompareValue } from './compare-row.ts'
import { planRows } from './row-plans.ts'

/** Compares units row by row. Leaves out rows in which no unit has a value. */
export function compareUnits(units: readonly ComparedUnit[]): readonly CompareRow[] {
  return planRows(units).flatMap(({ field, read, word }) => {
    const values = units.map(read)
    if (values.every((value) => value === null)) return []
    const isSame = new Set(values.map(keyOf)).size === 1
    return [{ field, values, isSame, best: word ? bestOf(units, values, word) : null }]
  })
}

/** The rows in which units differ; all rows if none differs, so the table is never empty. */
export function differencesOf(rows: readonly CompareRow[]): readonly CompareRow[] {
  const differences = rows.filter(({ isSame }) => !isSame)
  return differences.length === 0 ? rows : differences
}

/** Equal keys for values that look the same. */
function keyOf(value: CompareValue | null): string {
  switch (value?.kind) {
    case 'status':
      return value.status.name
    case 'promoactions':
      return namesOf(value.promoactions)
    case 'tags':
      return namesOf(value.tags)
    default:
      return JSON.stringify(value)
  }
}

/** By name: the same promotion or tag has another id in another project. */
function namesOf(items: readonly { readonly name: string }[]): string {
  return JSON.stringify(items.map(({ name }) => name).sort())
}
