import type { VisibleRange } from '#web/ui/visible-range.ts'
import { type Along, type Block, blocksOf } from './blocks.ts'
import { covers, type GridArea, type GridSpot } from './grid-area.ts'

/** The cells of a grid in blocks, by the row in which they begin, from row 1 on; and over how many rows the tallest reaches. */
export interface BlockRows<Cell> {
  readonly byRow: readonly (readonly Block<Cell>[])[]
  readonly tallest: number
}

/** A row to draw, and which of its blocks. */
export interface DrawnRow<Cell> {
  readonly row: number
  readonly blocks: readonly Block<Cell>[]
}

/** What of a grid is in sight. */
export interface GridSight {
  /** From 0. */
  readonly rows: VisibleRange
  /** From where to where along the rows. */
  readonly from: number
  readonly to: number
}

/** Sorts cells by rows and parts each row, once for every grid. */
export function blockRows<Cell extends GridArea>(
  cells: readonly Cell[],
  rows: number,
  along: Along<Cell>,
): BlockRows<Cell> {
  const byRow: Cell[][] = Array.from({ length: rows + 1 }, () => [])
  let tallest = 1
  for (const cell of cells) {
    byRow[cell.row]?.push(cell)
    tallest = Math.max(tallest, cell.rows)
  }
  // A duplex from below comes after its neighbours above.
  for (const row of byRow) row.sort((a, b) => a.column - b.column)
  return { byRow: byRow.map((row) => blocksOf(row, along)), tallest }
}

/**
 * The rows to draw and which blocks of each: those of which something is in sight, with tall cells that begin above it, and
 * the one of the tab stop wherever it is, so that it keeps the focus.
 */
export function rowsInSight<Cell extends GridArea>(
  { byRow, tallest }: BlockRows<Cell>,
  { rows, from, to }: GridSight,
  stop: GridSpot,
): readonly DrawnRow<Cell>[] {
  const first = Math.max(1, rows.from + 2 - tallest)
  const isDrawn = (row: number) => row >= first && row <= rows.to
  const mayHaveStop = (row: number) => row <= stop.row && stop.row < row + tallest
  const numbers = [...span(first, rows.to), ...span(Math.max(1, stop.row + 1 - tallest), stop.row)]
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((row) => {
      const isInSight = (block: Block<Cell>) => isDrawn(row) && block.start < to && block.end > from
      const hasStop = (block: Block<Cell>) => mayHaveStop(row) && hasSpot(block, stop)
      return { row, blocks: (byRow[row] ?? []).filter((block) => isInSight(block) || hasStop(block)) }
    })
    .filter(({ row, blocks }) => isDrawn(row) || row === stop.row || blocks.length > 0)
}

/** Tells whether one of the cells of a block is at a spot. */
export function hasSpot(block: Block<GridArea>, spot: GridSpot): boolean {
  return block.cells.some(({ cell }) => covers(cell, spot))
}

function span(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
