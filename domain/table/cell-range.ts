/** A cell by its row and column, both from 0. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells; the ends are included. */
export interface CellRect {
  readonly top: number
  readonly bottom: number
  readonly first: number
  readonly last: number
}

/** A selected range: where it began, and the corner that moves. */
export interface CellRange {
  readonly anchor: Cell
  readonly focus: Cell
}

/** The size of a table. */
export interface TableSize {
  readonly rows: number
  readonly columns: number
}

/** A move of the focus. `start` and `end` are directions of reading, so they mirror by themselves. */
export type CellMove =
  | 'up'
  | 'down'
  | 'start'
  | 'end'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'first'
  | 'last'

/** The rectangle of a range. */
export function rectOf({ anchor, focus }: CellRange): CellRect {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    first: Math.min(anchor.column, focus.column),
    last: Math.max(anchor.column, focus.column),
  }
}

/** A range of one cell. */
export function rangeAt(cell: Cell): CellRange {
  return { anchor: cell, focus: cell }
}

/** The range of all cells. */
export function wholeRange({ rows, columns }: TableSize): CellRange {
  return { anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } }
}

/** How many cells a rectangle has. */
export function cellCount({ top, bottom, first, last }: CellRect): number {
  return (bottom - top + 1) * (last - first + 1)
}

/** The cell after a move, inside the table. `page` is how many rows fit on the screen. */
export function moveCell(cell: Cell, move: CellMove, { rows, columns }: TableSize, page = 1): Cell {
  const { row, column } = cell
  const moved: Readonly<Record<CellMove, Cell>> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    start: { row, column: column - 1 },
    end: { row, column: column + 1 },
    pageUp: { row: row - page, column },
    pageDown: { row: row + page, column },
    rowStart: { row, column: 0 },
    rowEnd: { row, column: columns - 1 },
    first: { row: 0, column: 0 },
    last: { row: rows - 1, column: columns - 1 },
  }
  return clampCell(moved[move], { rows, columns })
}

/** The range after a move: the moved cell alone or, when extending, up to it. */
export function moveRange(range: CellRange, move: CellMove, size: TableSize, extend: boolean, page = 1): CellRange {
  const focus = moveCell(range.focus, move, size, page)
  return extend ? { anchor: range.anchor, focus } : rangeAt(focus)
}

/** The next cell for Tab and Enter: along inside a range, round its ends; outside of one just along. */
export function nextInRange(range: CellRange, focus: Cell, along: 'column' | 'row', step: 1 | -1): Cell {
  const rect = rectOf(range)
  const width = rect.last - rect.first + 1
  const height = rect.bottom - rect.top + 1
  const count = width * height
  const row = focus.row - rect.top
  const column = focus.column - rect.first
  const index = along === 'row' ? row * width + column : column * height + row
  const next = (((index + step) % count) + count) % count
  return along === 'row'
    ? { row: rect.top + Math.floor(next / width), column: rect.first + (next % width) }
    : { row: rect.top + (next % height), column: rect.first + Math.floor(next / height) }
}

/** The nearest cell inside the table. */
export function clampCell({ row, column }: Cell, { rows, columns }: TableSize): Cell {
  return { row: clamp(row, rows - 1), column: clamp(column, columns - 1) }
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max))
}
