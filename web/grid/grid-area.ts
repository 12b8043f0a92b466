/** The rows and columns of a cell. Counted from 1, row 1 is on top; row and column 0 may hold headers. */
export interface GridArea {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** The position of the keyboard focus. In a cell that spans several rows or columns it tells along which one to go on. */
export interface GridSpot {
  readonly row: number
  readonly column: number
}

/** Tells whether a cell covers a spot. */
export function covers({ row, rows, column, columns }: GridArea, spot: GridSpot): boolean {
  return row <= spot.row && spot.row < row + rows && column <= spot.column && spot.column < column + columns
}

/** The first cell of the top row, where keyboard navigation begins. */
export function firstSpot(cells: readonly GridArea[]): GridSpot {
  let first: GridSpot = cells[0] ?? { row: 1, column: 1 }
  for (const { row, column } of cells) {
    if (row < first.row || (row === first.row && column < first.column)) first = { row, column }
  }
  return first
}

/** The spot if a cell covers it, else the first cell that is not a header: the cell may have been removed. */
export function knownSpot(cells: readonly GridArea[], spot: GridSpot): GridSpot {
  return cellAt(cells, spot) ? spot : firstSpot(cells.filter(({ column }) => column > 0))
}

/** The cell at a spot; undefined in a gap. */
export function cellAt<Cell extends GridArea>(cells: readonly Cell[], spot: GridSpot): Cell | undefined {
  return cells.find((cell) => covers(cell, spot))
}
