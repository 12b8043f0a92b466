import type { VisibleRange } from '#ui/scroll/visible-range.ts'
import { type Block, blocksOf, type CellExtents } from './blocks.ts'
import { covers, type GridArea, type GridSpot } from './grid-area.ts'

/** A row to render, with the blocks to render in it. */
export interface RenderedRow<Cell> {
  readonly row: number
  readonly blocks: readonly Block<Cell>[]
}

/** The visible part of a grid. */
export interface GridSight {
  /** Counted from 0; may be fractional. */
  readonly rows: VisibleRange
  /** The visible extent along the rows. */
  readonly from: number
  readonly to: number
}

/** Returns the rows to render, from top to bottom; an unchanged row is the same object as before. */
type RowsInSight<Cell> = (sight: GridSight, stop: GridSpot) => readonly RenderedRow<Cell>[]

/**
 * Splits the cells of a grid into blocks and finds those to render: every block that is at least partly visible, also if
 * a tall cell begins above, and the block of the tab stop wherever it is, so that it keeps the focus. Every second block
 * is rendered half a row before it is visible, so that a row is never rendered all at once.
 */
export function gridRows<Cell extends GridArea>(
  cells: readonly Cell[],
  rowCount: number,
  extents: CellExtents<Cell>,
): RowsInSight<Cell> {
  const blocksByRow = sortByRows(cells, rowCount).map((row) => blocksOf(row, extents))
  let last: readonly (RenderedRow<Cell> | undefined)[] = []
  return ({ rows, from, to }, stop) => {
    const isNear = (row: number, tall: number, lead: number) =>
      rows.from < rows.to && row - 1 - lead < rows.to && row - 1 + tall + lead > rows.from
    const isInSight = (row: number, { index, rows: tall, start, end }: Block<Cell>) =>
      start < to && end > from && isNear(row, tall, (index % 2) / 2)
    const hasStop = (row: number, block: Block<Cell>) =>
      row <= stop.row && stop.row < row + block.rows && hasSpot(block, stop)
    const rendered = blocksByRow.map((ofRow, index) => {
      const row = index + 1
      const blocks = ofRow.filter((block) => isInSight(row, block) || hasStop(row, block))
      const isRendered = isNear(row, 1, 0) || row === stop.row || blocks.length > 0
      return isRendered ? sameOr(last[index], { row, blocks }) : undefined
    })
    last = rendered
    return rendered.filter((row) => row !== undefined)
  }
}

/** Tells whether a cell of the block covers a spot. */
export function hasSpot(block: Block<GridArea>, spot: GridSpot): boolean {
  return block.cells.some(({ cell }) => covers(cell, spot))
}

/** The cells by the row in which they begin, sorted by column. */
function sortByRows<Cell extends GridArea>(cells: readonly Cell[], rowCount: number): readonly (readonly Cell[])[] {
  const byRow: Cell[][] = Array.from({ length: rowCount }, () => [])
  for (const cell of cells) byRow[cell.row - 1]?.push(cell)
  // A duplex that belongs to the storey below is listed after the cells of this row.
  for (const row of byRow) row.sort((a, b) => a.column - b.column)
  return byRow
}

function sameOr<Cell>(last: RenderedRow<Cell> | undefined, now: RenderedRow<Cell>): RenderedRow<Cell> {
  const isSame = last?.blocks.length === now.blocks.length && now.blocks.every((block, at) => block === last.blocks[at])
  return last && isSame ? last : now
}
