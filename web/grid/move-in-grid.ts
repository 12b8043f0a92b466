import type { GridArea, GridSpot } from './grid-area.ts'

/** A key of a keyboard event, and what its effect depends on. */
export interface GridMove {
  readonly key: string
  readonly ctrlKey: boolean
  readonly rtl: boolean
  /** How many rows Page Up and Page Down move. */
  readonly page: number
}

/**
 * Where a key leads in a grid (ARIA APG, grid): arrows to the next cell over any gap, mirrored in right-to-left; Home
 * and End along the row, with Ctrl to the first and the last cell; Page Up and Page Down along the column. A spot that
 * no cell covers is fine. Null if the key has no effect or there is no cell that way.
 */
export function moveInGrid(cells: readonly GridArea[], from: GridSpot, move: GridMove): GridSpot | null {
  const forward = move.rtl ? 'ArrowLeft' : 'ArrowRight'
  switch (move.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return alongRow(cells, from, move.key === forward ? 1 : -1)
    case 'ArrowUp':
      return alongColumn(cells, from, -1, 1)
    case 'ArrowDown':
      return alongColumn(cells, from, 1, 1)
    case 'PageUp':
      return alongColumn(cells, from, -1, move.page)
    case 'PageDown':
      return alongColumn(cells, from, 1, move.page)
    case 'Home':
      return toEnd(cells, from, -1, move.ctrlKey)
    case 'End':
      return toEnd(cells, from, 1, move.ctrlKey)
    default:
      return null
  }
}

type Direction = 1 | -1

function alongRow(cells: readonly GridArea[], from: GridSpot, direction: Direction): GridSpot | null {
  const inRow = cells.filter((cell) => coversRow(cell, from.row))
  const ahead = inRow.filter((cell) => (direction > 0 ? cell.column > from.column : lastColumn(cell) < from.column))
  const next = nearest(ahead, (cell) => Math.abs(cell.column - from.column))
  return next && { row: from.row, column: next.column }
}

/** Stays in the column; moves to the last cell within `step` rows, else to the first one ahead. */
function alongColumn(cells: readonly GridArea[], from: GridSpot, direction: Direction, step: number): GridSpot | null {
  const inColumn = cells.filter((cell) => coversColumn(cell, from.column))
  const distance = (cell: GridArea) => (direction > 0 ? cell.row - from.row : from.row - lastRow(cell))
  const ahead = inColumn.filter((cell) => distance(cell) > 0)
  const within = ahead.filter((cell) => distance(cell) <= step)
  const next = nearest(within, (cell) => step - distance(cell)) ?? nearest(ahead, distance)
  return next && { row: direction > 0 ? next.row : lastRow(next), column: from.column }
}

function toEnd(cells: readonly GridArea[], from: GridSpot, direction: Direction, ofAll: boolean): GridSpot | null {
  const row = ofAll ? endRow(cells, direction) : from.row
  const inRow = cells.filter((cell) => coversRow(cell, row))
  const last = nearest(inRow, (cell) => direction * -cell.column)
  return last && { row, column: last.column }
}

function endRow(cells: readonly GridArea[], direction: Direction): number {
  const rows = cells.map((cell) => (direction > 0 ? lastRow(cell) : cell.row))
  return rows.reduce((end, row) => (direction > 0 ? Math.max(end, row) : Math.min(end, row)), rows[0] ?? 0)
}

function nearest(cells: readonly GridArea[], distance: (cell: GridArea) => number): GridArea | null {
  let best: GridArea | null = null
  for (const cell of cells) if (!best || distance(cell) < distance(best)) best = cell
  return best
}

function coversRow(cell: GridArea, row: number): boolean {
  return cell.row <= row && row <= lastRow(cell)
}

function coversColumn(cell: GridArea, column: number): boolean {
  return cell.column <= column && column <= lastColumn(cell)
}

function lastRow(cell: GridArea): number {
  return cell.row + cell.rows - 1
}

function lastColumn(cell: GridArea): number {
  return cell.column + cell.columns - 1
}
