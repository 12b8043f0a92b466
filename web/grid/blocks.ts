import type { GridArea } from './grid-area.ts'

/** Neighbours in a row that are drawn, laid out and asked together: a scroll makes and drops whole blocks and disturbs no other. */
export interface Block<Cell> {
  /** The columns it is made of, counted in blocks. */
  readonly index: number
  readonly cells: readonly BlockCell<Cell>[]
  /** Over how many rows the tallest of its cells reaches. */
  readonly rows: number
  /** From where to where along the row. */
  readonly start: number
  readonly end: number
}

/** A cell of a block. */
export interface BlockCell<Cell> {
  readonly cell: Cell
  /** How much more than a gap is before it: a street, or columns without units. */
  readonly space: number
}

/** Where the cells of a grid stand along its rows, in whatever unit it is measured. */
export interface Along<Cell> {
  readonly gap: number
  readonly extentOf: (cell: Cell) => { readonly start: number; readonly size: number }
}

/** How many columns a block has: with fewer there are more blocks, with more each is more to draw. */
const COLUMNS = 8

/**
 * Parts the cells of a row, which are in the order of their columns. The blocks of each row begin a column before those of
 * the row above, so that a scroll along the rows meets new ones in a few rows at a time.
 */
export function blocksOf<Cell extends GridArea>(
  row: readonly Cell[],
  { gap, extentOf }: Along<Cell>,
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
