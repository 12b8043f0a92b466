/** What a cell takes of a grid. Rows and columns are counted from 1, row 1 on top; row and column 0 may hold heads. */
export interface GridArea {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** Where a walk has got to. In a cell over several rows or columns it says along which of them the walk goes on. */
export interface GridSpot {
  readonly row: number
  readonly column: number
}

/** Tells whether a cell is at a spot. */
export function covers({ row, rows, column, columns }: GridArea, spot: GridSpot): boolean {
  return row <= spot.row && spot.row < row + rows && column <= spot.column && spot.column < column + columns
}

/** The first cell of the highest row: where a walk begins. */
export function firstSpot(cells: readonly GridArea[]): GridSpot {
  let first: GridSpot = cells[0] ?? { row: 1, column: 1 }
  for (const { row, column } of cells) {
    if (row < first.row || (row === first.row && column < first.column)) first = { row, column }
  }
  return first
}

/** A spot if a cell is there, else where a walk begins: the cell may have been removed. Heads are not counted. */
export function knownSpot(cells: readonly GridArea[], spot: GridSpot): GridSpot {
  return cellAt(cells, spot) ? spot : firstSpot(cells.filter(({ column }) => column > 0))
}

/** The cell at a spot; undefined in a gap. */
export function cellAt<Cell extends GridArea>(cells: readonly Cell[], spot: GridSpot): Cell | undefined {
  return cells.find((cell) => covers(cell, spot))
}
