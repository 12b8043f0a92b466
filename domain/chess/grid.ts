import type { Estate, FreeTotals, Instance, Section, Storey } from './chess.ts'
import { combine } from './free-totals.ts'

/** A unit in the grid of an estate; rows and columns from 1, row 1 on top. */
export interface GridCell {
  readonly instance: Instance
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** A section over its columns. */
export interface GridHead {
  readonly section: Section
  readonly column: number
  readonly columns: number
}

/** An estate as a grid: one row a storey number across all sections, so that they stand on one ground line. */
export interface ChessGrid {
  readonly estate: Estate
  /** Storey numbers, the highest first. */
  readonly storeys: readonly number[]
  readonly heads: readonly GridHead[]
  readonly cells: readonly GridCell[]
  readonly columns: number
}

/** A row of the grid: the storeys of one number in all sections, and what is free on them. */
export interface GridRow extends FreeTotals {
  readonly number: number
  /** In the order of the sections. */
  readonly storeys: readonly Storey[]
}

/** Lays out the units of an estate (design 4, 6). A unit over several storeys begins on its own and reaches up. */
export function gridOf(estate: Estate): ChessGrid {
  const storeys = storeyNumbers(estate)
  const rowOf = new Map(storeys.map((number, index) => [number, index + 1]))
  const heads: GridHead[] = []
  const cells: GridCell[] = []
  let before = 0
  for (const section of estate.sections) {
    if (section.columns === 0) continue
    heads.push({ section, column: before + 1, columns: section.columns })
    for (const instance of section.storeys.flatMap((storey) => storey.instances)) {
      cells.push(cellOf(instance, rowOf.get(instance.storey.number) ?? 1, before))
    }
    before += section.columns
  }
  return { estate, storeys, heads, cells, columns: before }
}

/** The rows of an estate's grid, the highest first. */
export function rowsOf(estate: Estate): readonly GridRow[] {
  const all = estate.sections.flatMap(({ storeys }) => storeys)
  return storeyNumbers(estate).map((number) => {
    const storeys = all.filter((storey) => storey.number === number)
    return { number, storeys, ...combine(storeys) }
  })
}

function cellOf(instance: Instance, lowestRow: number, columnsBefore: number): GridCell {
  const row = Math.max(1, lowestRow - instance.span.storeys + 1)
  return {
    instance,
    row,
    column: columnsBefore + instance.column,
    rows: lowestRow - row + 1,
    columns: instance.span.columns,
  }
}

function storeyNumbers(estate: Estate): readonly number[] {
  const numbers = estate.sections.flatMap(({ storeys }) => storeys.map(({ number }) => number))
  return [...new Set(numbers)].sort((a, b) => b - a)
}
