import type { GridArea } from './grid-area.ts'

/** Neighbouring cells in a row, rendered together: scrolling adds and removes whole blocks only. */
export interface Block<Cell> {
  /** Its position in the row, counted in blocks. */
  readonly index: number
  readonly cells: readonly BlockCell<Cell>[]
  /** The height of its tallest cell, in rows. */
  readonly rows: number
  /** Its extent along the row. */
  readonly start: number
  readonly end: number
}

/** A cell of a block. */
interface BlockCell<Cell> {
  readonly cell: Cell
  /** The space before it beyond a gap: a street, or columns without units. */
  readonly space: number
}

/** The positions of cells along the rows of a grid, in any unit. */
export interface CellExtents<Cell> {
  readonly gap: number
  readonly extentOf: (cell: Cell) => { readonly start: number; readonly size: number }
}

/** Columns per block. Fewer columns mean more blocks; more columns make each block slower to render. */
const COLUMNS = 8

/**
 * Splits the cells of a row, sorted by column, into blocks. The blocks of each row begin one column before those of the
 * row above, so that horizontal scrolling adds blocks in only a few rows at a time.
 */
export function blocksOf<Cell extends GridArea>(
  row: readonly Cell[],
  { gap, extentOf }: CellExtents<Cell>,
): readonly Block<Cell>[] {
  const blocks: (Block<Cell> & { readonly cells: BlockCell<Cell>[]; rows: number; end: number })[] = []
  for (const cell of row) {
    const index = Math.floor((cell.column - 1 + (cell.row % COLUMNS)) / COLUMNS)
    const { start, size } = extentOf(cell)
    const end = start + size
    const last = blocks.at(-1)
    if (last?.index === index) {
      last.cells.push({ cell, space: start - last.end - gap })
      last.rows = Math.max(last.rows, cell.rows)
      last.end = end
    } else blocks.push({ index, cells: [{ cell, space: 0 }], rows: cell.rows, start, end })
  }
  return blocks
}
