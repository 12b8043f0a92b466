import type { Estate, FreeTotals, Instance, Section, Storey } from './chess.ts'
import { combine } from './free-totals.ts'
import { levelsOf } from './levels.ts'

/** A unit in a grid; rows and columns from 1, row 1 on top. */
export interface GridCell {
  readonly instance: Instance
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
  /** Storeys of the unit above the highest row: a penthouse may reach over every storey that has a number. */
  readonly above: number
}

/** A section over its columns. */
export interface GridHead {
  readonly section: Section
  readonly column: number
  readonly columns: number
}

/** Sections side by side on one ground line: one row a storey number across all of them. */
export interface GridLayout {
  /** Storey numbers, the highest first. */
  readonly storeys: readonly number[]
  readonly heads: readonly GridHead[]
  readonly cells: readonly GridCell[]
  readonly columns: number
}

/** An estate as a grid. */
export interface ChessGrid extends GridLayout {
  readonly estate: Estate
}

/** A row of the grid: the storeys of one number in all sections, and what is free on them. */
export interface GridRow extends FreeTotals {
  readonly number: number
  /** In the order of the sections. */
  readonly storeys: readonly Storey[]
}

/**
 * The one layout of units: chess, Chess Plus, the print and the drawn facade take rows, columns and spans from it. A unit
 * over several storeys begins on its own and reaches up along the storeys of its section, over the rows that only
 * neighbours have. A section without units has no columns; others have at least `leastColumns`.
 */
export function layOut(sections: readonly Section[], leastColumns = 1): GridLayout {
  const storeys = storeyNumbers(sections)
  const rowOf = new Map(storeys.map((number, index) => [number, index + 1]))
  const heads: GridHead[] = []
  const cells: GridCell[] = []
  let before = 0
  for (const section of sections) {
    if (section.columns === 0) continue
    const columns = Math.max(section.columns, leastColumns)
    heads.push({ section, column: before + 1, columns })
    const rows = [...levelsOf(section.storeys).keys()].map((number) => rowOf.get(number) ?? 1)
    for (const { number, instances } of section.storeys) {
      const level = rows.indexOf(rowOf.get(number) ?? 1)
      for (const instance of instances) cells.push(cellOf(instance, level, rows, before))
    }
    before += columns
  }
  return { storeys, heads, cells, columns: before }
}

/** Lays out the units of an estate. */
export function gridOf(estate: Estate): ChessGrid {
  return { estate, ...layOut(estate.sections) }
}

/** The rows of an estate's grid, the highest first. */
export function rowsOf(estate: Estate): readonly GridRow[] {
  const all = estate.sections.flatMap(({ storeys }) => storeys)
  return storeyNumbers(estate.sections).map((number) => {
    const storeys = all.filter((storey) => storey.number === number)
    return { number, storeys, ...combine(storeys) }
  })
}

/** `rows` are those of the section's levels, the lowest first. */
function cellOf(instance: Instance, level: number, rows: readonly number[], columnsBefore: number): GridCell {
  const { span, column } = instance
  const lowest = rows[level] ?? 1
  const highest = Math.min(level + span.storeys, rows.length) - 1
  // Over the roof of its section it reaches over the rows of taller neighbours, one a storey.
  const overRoof = level + span.storeys - 1 - highest
  const top = (rows[highest] ?? 1) - overRoof
  const row = Math.max(1, top)
  return {
    instance,
    row,
    column: columnsBefore + column,
    rows: lowest - row + 1,
    columns: span.columns,
    above: row - top,
  }
}

function storeyNumbers(sections: readonly Section[]): readonly number[] {
  const numbers = sections.flatMap(({ storeys }) => storeys.map(({ number }) => number))
  return [...new Set(numbers)].sort((a, b) => b - a)
}
