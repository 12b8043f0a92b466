import type { ChessGrid, GridCell } from '#domain/chess/grid-layout.ts'

/** The sizes of the grid, in rem. */
export interface ChessSizes {
  readonly cell: number
  readonly row: number
  readonly gap: number
  readonly betweenSections: number
  readonly axis: number
  readonly head: number
  readonly end: number
}

/** The sizes for a screen and the number of lines in a cell. */
export function chessSizes(isSmall: boolean, lines: number): ChessSizes {
  return isSmall
    ? { cell: 3.5, row: 0.75 + lines, gap: 0.25, betweenSections: 1.25, axis: 2.75, head: 3, end: 0.75 }
    : { cell: 4.5, row: 1 + lines, gap: 0.25, betweenSections: 2, axis: 4, head: 3, end: 1.5 }
}

/** The start of each column from the inline start of the grid, by its number from 1. */
export function columnStarts(
  { heads, columns }: Pick<ChessGrid, 'heads' | 'columns'>,
  sizes: ChessSizes,
): readonly number[] {
  const starts = [0]
  let section = 0
  for (let column = 1; column <= columns; column++) {
    while ((heads[section + 1]?.column ?? Number.POSITIVE_INFINITY) <= column) section++
    starts.push(sizes.axis + (column - 1) * (sizes.cell + sizes.gap) + section * sizes.betweenSections)
  }
  return starts
}

/** The start and size of a cell or header along the row. */
export function extentOf(
  { column, columns }: Pick<GridCell, 'column' | 'columns'>,
  starts: readonly number[],
  { cell }: ChessSizes,
): { readonly start: number; readonly size: number } {
  const start = starts[column] ?? 0
  return { start, size: (starts[column + columns - 1] ?? start) + cell - start }
}

/** The size of the whole grid. */
export function gridExtent(starts: readonly number[], rows: number, sizes: ChessSizes) {
  return {
    inline: (starts.at(-1) ?? 0) + sizes.cell + sizes.end,
    block: sizes.head + rows * (sizes.row + sizes.gap) + 2,
  }
}
