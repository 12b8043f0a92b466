import type { PlannedRows, PlanStep } from './import-plan.ts'
import { listed, quoted } from './json-rows.ts'

/** A part of a statement, with its parameters. */
interface SqlPart {
  readonly text: string
  readonly params: readonly unknown[]
}

/** The rows of a plan as an SQL source. `taken` is the number of parameters before its own. */
export function sourceOf(table: string, columns: readonly string[], rows: PlannedRows, taken = 0): SqlPart {
  if ('stage' in rows) return { text: quoted(rows.stage), params: [] }
  return {
    text: `(select ${listed(columns)} from json_populate_recordset(null::${quoted(table)}, $${taken + 1}::json))`,
    params: [JSON.stringify(rows.rows)],
  }
}

/** The rows of an update as `s`, joined with the rows that the import read as `b`, if the step has them. */
export function joinedSource({ table, columns, source, before, by }: PlanStep): SqlPart {
  const { text, params } = sourceOf(table, columns, source)
  if (!before) return { text: `${text} s`, params }
  const read = sourceOf(table, columns, before, params.length)
  return {
    text: `${text} s join ${read.text} b on ${sameRow('b', by)}`,
    params: [...params, ...read.params],
  }
}

/** The SQL condition that a row is the same as `s`. */
export function sameRow(alias: string, by: readonly string[]): string {
  return by.map((column) => `${alias}.${quoted(column)} = s.${quoted(column)}`).join(' and ')
}

/**
 * The new value of a column of the stored row `t`. A value that changed after the import read it is newer than the
 * file.
 */
export function newValue(column: string, { before, merged }: PlanStep): string {
  const name = quoted(column)
  if (!before || !merged.includes(column)) return `s.${name}`
  return `case when t.${name} is not distinct from b.${name} then s.${name} else t.${name} end`
}
