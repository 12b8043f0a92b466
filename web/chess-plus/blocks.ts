import { GAP, lengthOf, type Measures, startOf } from './measures.ts'
import type { SkylineCell } from './skyline.ts'

/** Neighbours in a row that come into sight and leave it together. */
export interface Block {
  /** The columns it is made of, counted in blocks. */
  readonly index: number
  readonly cells: readonly BlockCell[]
  /** From where to where along the row, in pixels. */
  readonly start: number
  readonly end: number
}

/** A cell of a block, and how much more than a gap is before it: a street, or columns without units. */
export interface BlockCell {
  readonly cell: SkylineCell
  readonly space: number
}

/** How many columns a block has: each step of a scroll draws few of them, and the page has few of them besides its cells. */
export const BLOCK = 3

/** Parts the cells of a row, which are in the order of their columns. */
export function blocksOf(row: readonly SkylineCell[], measures: Measures): readonly Block[] {
  const blocks: (Block & { readonly cells: BlockCell[]; end: number })[] = []
  for (const cell of row) {
    const index = Math.floor((cell.column - 1) / BLOCK)
    const start = startOf(cell.column, cell.tower, measures)
    const end = start + lengthOf(cell.columns, measures)
    const last = blocks.at(-1)
    if (last?.index === index) {
      last.cells.push({ cell, space: start - last.end - GAP })
      last.end = end
    } else blocks.push({ index, cells: [{ cell, space: 0 }], start, end })
  }
  return blocks
}
