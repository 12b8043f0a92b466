import type { GridCell } from '#domain/chess/grid.ts'
import { covers, type GridSpot } from '#web/grid/grid-area.ts'
import type { VisibleRange } from '#web/ui/visible-range.ts'

/** The cells by the row in which they begin, from row 1 on, and over how many rows the tallest reaches. */
export interface CellRows {
  readonly byRow: readonly (readonly GridCell[])[]
  readonly tallest: number
}

/** A row to draw with those of its cells that are drawn. */
export interface DrawnRow {
  readonly row: number
  readonly cells: readonly GridCell[]
}

interface Sight {
  /** From 0. */
  readonly rows: VisibleRange
  readonly isInSight: (cell: GridCell) => boolean
  /** The tab stop is drawn wherever it is, so that it keeps the focus. */
  readonly stop: GridSpot
}

/** Sorts cells by rows, once for every grid. */
export function cellRows(cells: readonly GridCell[], rows: number): CellRows {
  const byRow: GridCell[][] = Array.from({ length: rows + 1 }, () => [])
  let tallest = 1
  for (const cell of cells) {
    byRow[cell.row]?.push(cell)
    tallest = Math.max(tallest, cell.rows)
  }
  for (const row of byRow) row.sort((a, b) => a.column - b.column)
  return { byRow, tallest }
}

/** The rows to draw and what of each: what is in sight, tall cells that begin above it, and the tab stop. */
export function rowsInSight({ byRow, tallest }: CellRows, { rows, isInSight, stop }: Sight): readonly DrawnRow[] {
  const first = Math.max(1, rows.from + 2 - tallest)
  const isDrawn = (row: number) => row >= first && row <= rows.to
  const numbers = [...span(first, rows.to), ...span(Math.max(1, stop.row + 1 - tallest), stop.row)]
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((row) => ({
      row,
      cells: (byRow[row] ?? []).filter((cell) => covers(cell, stop) || (isDrawn(row) && isInSight(cell))),
    }))
    .filter(({ row, cells }) => isDrawn(row) || row === stop.row || cells.length > 0)
}

function span(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
