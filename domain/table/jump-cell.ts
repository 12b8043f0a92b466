import type { Cell, TableSize } from './cell-range.ts'

/** A direction of a jump. `start` and `end` are directions of reading. */
export type JumpDirection = 'up' | 'down' | 'start' | 'end'

const STEPS: Readonly<Record<JumpDirection, Cell>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  start: { row: 0, column: -1 },
  end: { row: 0, column: 1 },
}

/**
 * Where Ctrl and an arrow key lead, as in spreadsheets: to the last of the filled cells in a row, or else to the next filled
 * one, or else to the edge of the table.
 */
export function jumpCell(
  cell: Cell,
  direction: JumpDirection,
  size: TableSize,
  isFilled: (cell: Cell) => boolean,
): Cell {
  const step = STEPS[direction]
  const next = (from: Cell) => ({ row: from.row + step.row, column: from.column + step.column })
  const exists = ({ row, column }: Cell) => row >= 0 && column >= 0 && row < size.rows && column < size.columns
  let at = next(cell)
  if (!exists(at)) return cell
  const isInBlock = isFilled(cell) && isFilled(at)
  while (exists(next(at)) && (isInBlock ? isFilled(next(at)) : !isFilled(at))) at = next(at)
  return at
}
