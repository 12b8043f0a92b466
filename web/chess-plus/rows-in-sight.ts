import type { Block } from './blocks.ts'
import type { SkylineCell } from './skyline.ts'
import type { MapWindow } from './use-map-window.ts'

/** What is drawn of a row, counted from 1. */
export interface RowInSight {
  readonly row: number
  readonly blocks: readonly Block[]
}

/** The rows to draw: those in sight, and the tab stop wherever it is, so that it keeps the focus. */
export function rowsInSight(
  rows: readonly (readonly Block[])[],
  { rows: { from, to }, ...along }: Pick<MapWindow, 'rows' | 'from' | 'to'>,
  stop: SkylineCell | undefined,
): readonly RowInSight[] {
  const drawn: RowInSight[] = []
  for (const [index, blocks] of rows.entries()) {
    const row = index + 1
    const isRowInSight = index >= from && index < to
    if (!isRowInSight && row !== stop?.row) continue
    const isDrawn = (block: Block) =>
      (isRowInSight && isInSight(block, along)) || (stop?.row === row && has(block, stop))
    drawn.push({ row, blocks: blocks.filter(isDrawn) })
  }
  return drawn
}

/** Tells whether a cell is one of a block's. */
export function has(block: Block, cell: SkylineCell | undefined): boolean {
  return cell !== undefined && block.cells.some((one) => one.cell === cell)
}

function isInSight({ start, end }: Block, { from, to }: Pick<MapWindow, 'from' | 'to'>): boolean {
  return start < to && end > from
}
