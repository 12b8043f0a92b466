import type { CellRect, TableSize } from './cell-range.ts'
import { type CellBlock, squared } from './clipboard.ts'
import { repeatBlock } from './fill-cells.ts'

/** Where a pasted block goes. */
interface PasteTarget {
  /** The cells that get a text; null if there is nothing to paste. */
  readonly rect: CellRect | null
  /** The texts of the rectangle. */
  readonly block: CellBlock
  /** How many rows and columns of the block have no room in the table. */
  readonly rowsLeftOut: number
  readonly columnsLeftOut: number
}

/**
 * Puts a block into a table from the first cell of a selection, as spreadsheets do: along each axis it repeats if the selection
 * is a multiple of it, and otherwise goes on beyond the selection. What is beyond the table is left out.
 */
export function pasteTarget(copied: CellBlock, { top, bottom, first, last }: CellRect, size: TableSize): PasteTarget {
  const block = squared(copied)
  const height = lengthToFill(block.length, bottom - top + 1)
  const width = lengthToFill(block[0]?.length ?? 0, last - first + 1)
  const rows = Math.min(height, size.rows - top)
  const columns = Math.min(width, size.columns - first)
  return {
    rect: rows > 0 && columns > 0 ? { top, bottom: top + rows - 1, first, last: first + columns - 1 } : null,
    block: repeatBlock(block, rows, columns),
    rowsLeftOut: height - rows,
    columnsLeftOut: width - columns,
  }
}

function lengthToFill(length: number, selected: number): number {
  return length > 0 && selected % length === 0 ? selected : length
}
